// Random positions, turns and setups for the round trips.

import fc from 'fast-check';
import { BOARDS, type Board, type BoardName, type Seat } from '../../../src/board.js';
import { RANK_COUNTS, RANKS, type SeenPiece } from '../../../src/pieces.js';
import { rulesText } from '../../../src/formats/variant.js';
import { ENDINGS, type Position } from '../../../src/position.js';
import type { GameRecord, Notes, RecordNode } from '../../../src/record.js';
import { PRESETS, seatsOf, type Rules } from '../../../src/rules.js';
import { OUTCOMES, type Turn } from '../../../src/turn.js';

export const rank = fc.constantFrom(...RANKS);
export const boardName = fc.constantFrom<BoardName>('duel', 'four');
const color = fc.constantFrom('red' as const, 'blue' as const);

export const openRules = fc.constantFrom<Rules>(
  ...[PRESETS['duel-dark'], PRESETS['four-dark'], PRESETS['solo-dark']].map((rules): Rules => ({
    ...rules,
    flagWin: 'home',
    repetitionLimit: 3,
  })),
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

/** The same without what cannot be: too many of a rank, pieces of who is out, marks on empty points. */
function possible(position: Position): Position {
  const counts = new Map<string, number>();
  const pieces = position.pieces.map((piece) => {
    const { seat, rank } = piece ?? {};
    if (seat === undefined || position.out.includes(seat)) return undefined;
    const all = (counts.get(seat) ?? 0) + 1;
    const same = (counts.get(seat + rank) ?? 0) + 1;
    if (all > 25 || (rank !== undefined && same > RANK_COUNTS[rank])) return undefined;
    counts.set(seat, all).set(seat + rank, same);
    return piece;
  });
  const owners = position.flags.map((point) => pieces[point]?.seat);
  return {
    ...position,
    pieces,
    flags: position.flags.filter(
      (point, index) =>
        pieces[point] !== undefined &&
        (pieces[point].rank ?? 'l') === 'l' &&
        owners.indexOf(pieces[point].seat) === index,
    ),
    shown: position.shown.filter((point) => pieces[point] !== undefined),
    carried: position.carried.filter(({ at }) => pieces[at] !== undefined),
  };
}

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
        quiet: fc.nat(0xffff),
        ply: fc.nat(0xffff),
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
      .map((position) => ({ rules, position: possible(position) }));
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

const notes = (board: Board): fc.Arbitrary<Notes> => {
  const point = fc.nat(board.points - 1);
  const color = fc.constantFrom('G', 'R', 'Y', 'B');
  const comment = fc.string({
    minLength: 1,
    unit: fc.oneof(
      fc.constantFrom(...'{}\\[]%;()"\n \tab'),
      fc.constantFrom('[%clk 0:00:01]', '[%', '兵', '🚩'),
    ),
  });
  const some = { minLength: 1, maxLength: 2 };
  return fc.record(
    {
      comment,
      clock: fc.nat(100_000_000).map((thousandths) => thousandths / 1000),
      arrows: fc.array(fc.record({ from: point, to: point, color }), some),
      circles: fc.array(fc.record({ at: point, color }), some),
    },
    { requiredKeys: [] },
  );
};

function anyNode(board: Board, depth: number): fc.Arbitrary<RecordNode> {
  const glyphs = fc.array(fc.nat(255), { minLength: 1, maxLength: 3 });
  const line = depth === 0 ? undefined : anyLine(board, depth - 1, 1);
  return fc
    .record(
      {
        turn: anyTurn(board),
        notes: notes(board),
        glyphs,
        ...(line && { variations: fc.array(line, { minLength: 1, maxLength: 2 }) }),
      },
      { requiredKeys: ['turn'] },
    )
    .map(({ notes: written = {}, ...node }) => ({ ...node, ...written }));
}

function anyLine(board: Board, depth: number, minLength: number): fc.Arbitrary<RecordNode[]> {
  return fc.array(anyNode(board, depth), { minLength, maxLength: 4 });
}

const tagText = fc.string({ unit: fc.constantFrom(...'ab "\\]\n\r兵[;{') });
const anyTags = fc.dictionary(
  fc.constantFrom('Event', 'Site', 'Date', 'South', 'East', 'Annotator', 'x_1'),
  tagText,
  { noNullPrototype: true },
);

/** A record of anything, played by no rules at all. */
export const anyRecord: fc.Arbitrary<GameRecord> = anyPosition.chain(({ rules, position }) => {
  const board = BOARDS[rules.board];
  const letters = fc.array(fc.option(rank, { nil: undefined, freq: 4 }), {
    minLength: 30,
    maxLength: 30,
  });
  const setups = fc.record(
    Object.fromEntries(seatsOf(rules).map((seat) => [seat, letters])) as Record<
      Seat,
      typeof letters
    >,
    { requiredKeys: [] },
  );
  const begin = fc.record({
    kind: fc.constant('setups' as const),
    setups,
    first: fc.constantFrom(...seatsOf(rules)),
  });
  const end = fc.record(
    { termination: fc.constantFrom(...ENDINGS), notes: notes(board) },
    { requiredKeys: [] },
  );
  return fc
    .record({
      variant: fc.constant({ text: rulesText(rules), rules }),
      start: fc.oneof(begin, fc.constant({ kind: 'position' as const, position })),
      turns: anyLine(board, 2, 0),
      result: fc.constantFrom(null, 'S', 'N', 'S+N', 'E+W', '1/2'),
      tags: anyTags,
      end,
    })
    .map(({ end: { notes: written, ...rest }, ...record }) => ({
      ...record,
      ...rest,
      ...(written && Object.keys(written).length > 0 ? { notes: written } : {}),
    }));
});
