// A record as one seat may know it. Turns are public, so what is left out are setups, and what people
// wrote beside the turns.

import { mustBe } from './argument.js';
import type { Seat } from './board.js';
import type { GameRecord, Setup, Start } from './record.js';
import type { Rules } from './rules.js';
import { maySeeSetup, viewOf } from './view.js';

/** Tags that everybody may read; any other stays with the host. */
const PUBLIC_TAGS = ['Event', 'Site', 'Date', 'South', 'East', 'North', 'West'];

/**
 * The record without the setups that `seat` may not know, without comments, marks and variations,
 * which are the business of whoever wrote them, and without tags of the host's own.
 */
export function recordFor(record: GameRecord, seat: Seat): GameRecord {
  mustBe('record', record);
  const { variant, result, termination } = record;
  const turns = record.turns.map(({ turn, clock }) =>
    clock === undefined ? { turn } : { turn, clock },
  );
  const tags = Object.entries(record.tags).filter(([name]) => PUBLIC_TAGS.includes(name));
  return {
    variant,
    start: startFor(variant.rules, record.start, seat),
    turns,
    result,
    ...(termination && { termination }),
    tags: Object.fromEntries(tags),
  };
}

function startFor(rules: Rules, start: Start, seat: Seat): Start {
  if (start.kind === 'position') return { ...start, position: viewOf(rules, start.position, seat) };
  const known = (Object.entries(start.setups) as [Seat, Setup][]).filter(([owner]) =>
    maySeeSetup(rules, seat, owner),
  );
  return { ...start, setups: Object.fromEntries(known) };
}
