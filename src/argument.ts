// An argument of another type than its function takes is a caller's mistake: one sentence is thrown.

import { faultText } from './fault.js';

/** What arguments are known by, a field that others of them lack, and how a caller is told of it. */
const WANTED = {
  text: ['trim', 'a string'],
  bytes: ['subarray', 'a Uint8Array'],
  board: ['points', 'one of BOARDS'],
  rules: ['visibility', 'rules such as PRESETS.flip'],
  variant: ['rules', 'a variant as parseVariant reads it'],
  setup: ['map', 'a list of 30 ranks'],
  position: ['pieces', 'a position as parsePosition reads it'],
  record: ['turns', 'a record as parseJqn reads it'],
  records: ['map', 'a list of records'],
  move: ['from', 'a move as parseMove reads it'],
  turn: ['kind', 'a turn as parseTurn reads it'],
  action: ['kind', 'an action such as { kind: "move", from, to }'],
  game: ['board', 'a Game'],
  core: ['judge', 'what loadCore resolves to'],
} as const;

/** Throws a TypeError where an argument is not what its name says. */
export function mustBe(name: keyof typeof WANTED, given: unknown): void {
  const [field, expected] = WANTED[name];
  if ((given as Record<string, unknown> | null | undefined)?.[field] !== undefined) return;
  const found = given === null ? 'null' : typeof given;
  throw new TypeError(faultText({ where: name, found, expected }));
}
