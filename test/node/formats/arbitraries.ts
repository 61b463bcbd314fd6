// Random positions, turns and setups for the round trips.

import fc from 'fast-check';
import { BOARDS, type Board, type BoardName, type Seat } from '../../../src/board.js';
import { RANKS, type SeenPiece } from '../../../src/pieces.js';
import type { Position } from '../../../src/position.js';
import { PRESETS, seatsOf, type Rules } from '../../../src/rules.js';
import { OUTCOMES, type Turn } from '../../../src/turn.js';

export const rank = fc.constantFrom(...RANKS);
export const boardName = fc.constantFrom<BoardName>('duel', 'four');
const color = fc.constantFrom('red' as const, 'blue' as const);

export const openRules = fc.constantFrom<Rules>(
  PRESETS['duel-dark'],
  PRESETS['four-dark'],
  PRESETS['solo-dark'],
);

function somePoints(board: Board, most: number) {
  return fc.uniqueArray(fc.nat(board.points - 1), { maxLength: most });
}

function seatNumbers(seats: readonly Seat[]) {
  return fc
    .array(fc.tuple(fc.constantFrom(...seats), fc.integer({ min: 1, max: 9 })))
    .map((entries) => Object.fromEntries(entries) as Position['timeouts']);
}

const piece = (seats: readonly Seat[]): fc.Arbitrary<SeenPiece> =>
  fc
    .tuple(fc.constantFrom(...seats), fc.option(rank, { nil: undefined }))
    .map(([seat, known]) => (known === undefined ? { seat } : { seat, rank: known }));

/** Any position of hidden games, however unlikely. */
export const anyPosition: fc.Arbitrary<{ rules: Rules; position: Position }> = openRules.chain(
  (rules) => {
    const board = BOARDS[rules.board];
    const seats = seatsOf(rules);
    return fc
      .record({
        board: fc.constant(rules.board),
        seats: fc.constant(seats),
        pieces: fc.array(fc.option(piece(seats), { nil: undefined, freq: 2 }), {
          minLength: board.points,
          maxLength: board.points,
        }),
        turn: fc.constantFrom(...seats),
        quiet: fc.nat(),
        ply: fc.nat(),
        out: fc.uniqueArray(fc.constantFrom(...seats)),
        flags: somePoints(board, 4),
        shown: somePoints(board, 4),
        timeouts: seatNumbers(seats),
        passed: seatNumbers(seats),
        carried: somePoints(board, 2).map((points) => points.map((at) => ({ at, home: 26 }))),
        again: somePoints(board, 2).map((points) =>
          points.filter((to) => to !== 3).map((to) => ({ from: 3, to, times: to + 1 })),
        ),
        over: fc.constant(null),
      })
      .map((position) => ({ rules, position }));
  },
);

export function anyTurn(board: Board): fc.Arbitrary<Turn> {
  const point = fc.nat(board.points - 1);
  const out = fc.uniqueArray(fc.constantFrom(...board.seats), { maxLength: 2 });
  const move = fc.record({
    kind: fc.constant('move' as const),
    from: point,
    to: point,
    outcome: fc.constantFrom(...OUTCOMES),
    flagTaken: fc.boolean(),
    flags: fc.array(point, { maxLength: 2 }),
    shown: fc.array(fc.record({ point, rank }), { maxLength: 1 }),
    out,
  });
  return fc.oneof(
    { weight: 5, arbitrary: move.filter(({ from, to }) => from !== to) },
    fc.record({ kind: fc.constant('uncover' as const), at: point, color, rank, out }),
    fc.record({ kind: fc.constantFrom('lost' as const, 'pass' as const), out }),
    fc.record({
      kind: fc.constantFrom('resign' as const, 'left' as const, 'offer' as const, 'agree' as const),
      seat: fc.constantFrom(...board.seats),
      out,
    }),
  );
}
