// Records as JSON: the texts of the other formats under the names of the tags.

import { BOARDS } from '../board.js';
import { makePosition } from '../formats/position.js';
import { makeSetup } from '../formats/setup-text.js';
import { makeTurn } from '../formats/turn.js';
import { makeVariant } from '../formats/variant.js';
import type { GameRecord } from '../record.js';

export function recordJson(record: GameRecord): object {
  const { variant, start, turns, result, termination, tags } = record;
  const board = BOARDS[variant.rules.board];
  return {
    tags,
    rules: makeVariant(variant),
    ...(start.kind === 'position'
      ? { position: makePosition(start.position) }
      : { setups: setupTexts(start.setups), first: start.first }),
    turns: turns.map(({ turn }) => makeTurn(board, turn)),
    result,
    ...(termination && { by: termination }),
  };
}

function setupTexts(setups: Extract<GameRecord['start'], { kind: 'setups' }>['setups']) {
  return Object.fromEntries(
    Object.entries(setups).map(([seat, setup]) => [seat, makeSetup(setup)]),
  );
}
