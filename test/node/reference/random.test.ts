// What must hold in every game under every option: random games of many rule sets.

import { expect, test } from 'vitest';
import { BOARDS } from '../../../src/board.js';
import { valueOf } from '../../../src/fault.js';
import { makePosition, parsePosition } from '../../../src/formats/position.js';
import { makeTurn, parseTurn } from '../../../src/formats/turn.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Position } from '../../../src/position.js';
import { reference, whyIllegal } from '../../../src/reference/index.js';
import { OPTIONS, PRESETS, seatsOf, type OptionName, type Rules } from '../../../src/rules.js';
import { startPosition } from '../../../src/start.js';
import type { Action, Move, Turn } from '../../../src/turn.js';
import { viewOf } from '../../../src/view.js';
import { pick, randomFrom, randomSetups } from '../game/games.js';

/** Every preset, and every value of every option over the presets in which it can matter. */
function variants(): readonly string[] {
  const changes = (Object.keys(OPTIONS) as OptionName[]).flatMap((name) => {
    const option = OPTIONS[name];
    if (!('values' in option)) return [];
    return (option.values.slice(1) as readonly unknown[]).map(
      (value) => `${name}=${String(value)}`,
    );
  });
  const counts = [
    'railReach=3',
    'repetitionLimit=3',
    'maxPlies=120',
    'quietLimit=31,quietAfter=60',
  ];
  const pairs = [
    'mine=both,engineerClears=false',
    'maxPlies=90,adjudicate=count',
    'flagWin=home,leaveHeadquarters=any',
    'flagWin=plant,flagTaker=smallest,flagNeeds=minesCleared',
    'repetitionLimit=2,bothStuck=moverLoses',
    'noMoves=pass,timeouts=3',
  ];
  const over = ['duel-dark', 'duel-open', 'four-dark', 'four-partners', 'solo-dark', 'flip'];
  return [
    ...Object.keys(PRESETS),
    ...over.flatMap((preset) =>
      [...changes, ...counts, ...pairs].map((text) => `${preset},${text}`),
    ),
  ].filter((text) => !('fault' in parseVariant(text)));
}

const OFF_BOARD = 0.006;

function anyAction(rules: Rules, position: Position, moves: readonly Move[], random: () => number) {
  const seat = pick(position.seats, random);
  const chance = random();
  if (chance < OFF_BOARD) return { kind: 'lost' } satisfies Action;
  if (chance < 1.1 * OFF_BOARD) return { kind: 'left', seat } satisfies Action;
  const attacks = moves.filter(({ from, to }) => from !== to && position.pieces[to]);
  const chosen = pick(attacks.length > 0 && random() < 0.5 ? attacks : moves, random);
  return uncovered(position, chosen, random);
}

/** A move, or what it turns up in flip. */
function uncovered(position: Position, { from, to }: Move, random: () => number): Action {
  if (from !== to) return { kind: 'move', from, to };
  const color = pick(
    (['red', 'blue'] as const).filter((side) => Object.keys(position.bag![side]).length > 0),
    random,
  );
  const rank = pick(Object.keys(position.bag![color]) as never[], random);
  return { kind: 'uncover', at: from, color, rank };
}

/** A position in a line, with its end unless that hangs on ranks a view has not. */
function lineOf(position: Position): string {
  const over = position.over?.by === 'dead' ? null : position.over;
  return `${makePosition(position)} ${over?.result ?? ''}`;
}

function expectSane(rules: Rules, position: Position, moves: readonly Move[]): void {
  const order = moves.map(({ from, to }) => from * 1000 + to);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  for (const move of moves) expect(whyIllegal(rules, position, move)).toBeUndefined();
  expect(lineOf(reference.judge(rules, position))).toBe(lineOf(position));
  if (!position.over) {
    expect(valueOf(parsePosition(makePosition(position), rules))).toEqual(position);
  }
  for (const { at } of position.carried) expect(position.pieces[at]).toBeDefined();
  for (const point of position.flags) expect(position.pieces[point]?.rank).toBe('l');
}

/** Moves that whyIllegal allows among all pairs of points. */
function allAllowed(rules: Rules, position: Position): readonly Move[] {
  const points = position.pieces.map((_, point) => point);
  return points
    .flatMap((from) => points.map((to) => ({ from, to })))
    .filter((move) => whyIllegal(rules, position, move) === undefined);
}

function sameMoves(some: readonly Move[], others: readonly Move[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ from, to }, index) => from === others[index]?.from && to === others[index].to)
  );
}

/** Most pieces taken away, so that flags are reached and ends come soon. */
function thinned(position: Position, random: () => number): Position {
  if (position.bag) return position;
  const kept = random() * 0.5;
  const pieces = position.pieces.map((piece) =>
    piece?.rank === 'l' || random() < kept ? piece : undefined,
  );
  return { ...position, pieces };
}

function playOut(text: string, rules: Rules, random: () => number): void {
  const first = pick(seatsOf(rules), random);
  const setups = randomSetups(rules, random);
  const start = startPosition(rules, { kind: 'setups', setups, first });
  let position = reference.judge(rules, random() < 0.5 ? start : thinned(start, random));
  const views = new Map(position.seats.map((seat) => [seat, viewOf(rules, position, seat)]));
  const board = BOARDS[rules.board];
  for (let ply = 0; ply < 400 && !position.over; ply++) {
    const moves = reference.moves(rules, position);
    if (ply % 40 === 0) expectSane(rules, position, moves);
    if (ply % 150 === 37) expect(allAllowed(rules, position)).toEqual(moves);
    const seen = reference.moves(rules, views.get(position.turn)!);
    if (!sameMoves(seen, moves)) expect(seen, `${text} ${makePosition(position)}`).toEqual(moves);

    const played = reference.play(rules, position, anyAction(rules, position, moves, random));
    const turns = played.turns.map((turn): Turn =>
      valueOf(parseTurn(board, makeTurn(board, turn))),
    );
    let followed = position;
    for (const turn of turns) followed = reference.follow(rules, followed, turn);
    expect(lineOf(followed)).toBe(lineOf(played.position));
    for (const seat of position.seats) {
      let view = views.get(seat)!;
      for (const turn of turns) view = reference.follow(rules, view, turn);
      const wanted = viewOf(rules, played.position, seat);
      expect(lineOf(view), `${text} ${lineOf(position)}`).toBe(lineOf(wanted));
      views.set(seat, view);
    }
    position = played.position;
  }
}

/** Games of every variant; a part of one plays every so many variants once. */
const GAMES = Number(process.env.JUNQI_GAMES ?? 0.1);

test('random games under every option', { timeout: 600_000 * Math.max(1, GAMES) }, () => {
  const random = randomFrom(20261129);
  let due = 1;
  for (const text of variants()) {
    const { rules } = valueOf(parseVariant(text));
    for (due += GAMES; due > 1; due--) playOut(text, rules, random);
  }
});
