// Options that contradict each other. Every sentence names both. An option that merely has nothing to
// do (a quiet outcome without a quiet limit) is no contradiction: presets are changed one at a time.

import type { Reason } from './fault.js';
import type { Rules } from './rules.js';

type Field = keyof Rules;
/** Two fields that do not go together when `when` holds, and why. */
interface Contradiction {
  readonly fields: readonly [Field, Field];
  readonly when: (rules: Rules) => boolean;
  readonly why: string;
}

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    fields: ['visibility', 'seats'],
    when: ({ visibility, seats }) => visibility === 'partners' && seats === 2,
    why: 'two seats have no partners',
  },
  {
    fields: ['visibility', 'board'],
    when: ({ visibility, board }) => visibility === 'flip' && board === 'four',
    why: 'flip is played on the Duel board',
  },
  {
    fields: ['flagWin', 'visibility'],
    when: ({ flagWin, visibility }) => flagWin !== 'take' && visibility === 'flip',
    why: 'in flip no headquarters belongs to a seat',
  },
  {
    fields: ['leaveHeadquarters', 'visibility'],
    when: ({ leaveHeadquarters, visibility }) =>
      leaveHeadquarters === 'enemy' && visibility === 'flip',
    why: 'in flip no headquarters belongs to a seat',
  },
  {
    fields: ['enemyCamps', 'visibility'],
    when: ({ enemyCamps, visibility }) => !enemyCamps && visibility === 'flip',
    why: 'in flip no camp belongs to a seat',
  },
  {
    fields: ['ownZoneStep', 'visibility'],
    when: ({ ownZoneStep, visibility }) => ownZoneStep && visibility === 'flip',
    why: 'in flip no territory belongs to a seat',
  },
  {
    fields: ['minesAroundFlag', 'visibility'],
    when: ({ minesAroundFlag, visibility }) => minesAroundFlag && visibility === 'flip',
    why: 'in flip nobody sets up',
  },
  {
    fields: ['bombsOnFront', 'visibility'],
    when: ({ bombsOnFront, visibility }) => bombsOnFront && visibility === 'flip',
    why: 'in flip nobody sets up',
  },
  {
    fields: ['flipSides', 'visibility'],
    when: ({ flipSides, visibility }) => flipSides !== 'engineer' && visibility !== 'flip',
    why: 'only in flip are sides found by turning pieces up',
  },
  {
    fields: ['cornerArcs', 'board'],
    when: ({ cornerArcs, board }) => cornerArcs && board === 'duel',
    why: 'the Duel board has no palaces',
  },
  {
    fields: ['crossLines', 'board'],
    when: ({ crossLines, board }) => crossLines && board === 'duel',
    why: 'the Duel board has no palaces',
  },
  {
    fields: ['engineerClears', 'mine'],
    when: ({ engineerClears, mine }) => !engineerClears && mine !== 'both',
    why: 'an engineer can go with the mine only where mines take what meets them',
  },
  {
    fields: ['noMoves', 'timeouts'],
    when: ({ noMoves, timeouts }) => noMoves === 'pass' && timeouts === null,
    why: 'passes count with the time-outs, and without an allowance nobody would ever be out',
  },
  {
    fields: ['adjudicate', 'maxPlies'],
    when: ({ adjudicate, maxPlies }) => adjudicate !== 'draw' && maxPlies === null,
    why: 'nothing is adjudicated in a game without a last ply',
  },
];

/** Every pair of options that contradict each other. */
export function ruleFaults(rules: Rules): Reason[] {
  return CONTRADICTIONS.filter(({ when }) => when(rules)).map(({ fields: [a, b], why }) => ({
    rule: `${a}-against-${b}`,
    points: [],
    message: `${stated(rules, a)} contradicts ${stated(rules, b)}: ${why}`,
  }));
}

function stated(rules: Rules, field: Field): string {
  return `${field}=${String(rules[field] ?? 'none')}`;
}
