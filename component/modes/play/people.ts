// Who sits before this screen: every person commands one seat or, on Four, two allied ones.

import type { Seat } from '../../../src/board.js';
import { fault, type Parsed } from '../../../src/fault.js';
import type { Game } from '../../../src/game.js';
import type { SeenPiece } from '../../../src/pieces.js';
import type { Position } from '../../../src/position.js';
import type { GameRecord } from '../../../src/record.js';
import { seatsOf, teamOf, type Rules } from '../../../src/rules.js';
import { viewOf } from '../../../src/view.js';
import { armyName } from '../../game/standing.js';
import type { Spoken } from '../../game/words.js';
import type { PlayWords } from './messages/words.js';

/** The seats that somebody commands, the first of them at the bottom of the board. */
export type Person = readonly Seat[];

/**
 * People from text: `S` one person at South, `S N` two people at one screen, `S+N` one person who commands two
 * allied seats, `all` one for every seat. South where nothing is said.
 */
export function readPeople(text: string, rules: Rules): Parsed<readonly Person[]> {
  const seats = seatsOf(rules);
  const words = text.trim() === 'all' ? seats : text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { value: [[seats[0] ?? 'S']] };
  const people: Person[] = [];
  for (const word of words) {
    const named = word.split('+').map((name) => seats.find((seat) => seat === name));
    const person = named.filter((seat) => seat !== undefined);
    const isTaken = person.some((seat) => people.flat().includes(seat));
    if (person.length < named.length || isTaken || !areAllied(rules, person)) {
      return fault(
        'hands',
        `"${word}"`,
        `seats of ${seats.join(' ')}, each once, allies joined by +`,
      );
    }
    people.push(person);
  }
  return { value: people };
}

function areAllied(rules: Rules, person: Person): boolean {
  const [first, ...others] = person;
  return first !== undefined && others.every((seat) => teamOf(rules, first).includes(seat));
}

/** The names of a person's seats: `South and North`. */
export const personName = (
  spoken: Spoken,
  words: PlayWords['play'],
  { rules }: Pick<Game, 'rules'>,
  person: Person,
): string => words.and(person.map((seat) => armyName(spoken, rules.board, seat)));

/** What a person sees: what any of its seats may know. */
export function viewOfPerson(rules: Rules, position: Position, person: Person): Position {
  const [first, ...others] = person.map((seat) => viewOf(rules, position, seat));
  if (!first) throw new RangeError('a person has a seat');
  if (others.length === 0) return first;
  const pieces = first.pieces.map((piece, point): SeenPiece | undefined => {
    const known = others.find((view) => view.pieces[point]?.rank !== undefined);
    return piece?.rank === undefined && known ? known.pieces[point] : piece;
  });
  return { ...first, pieces };
}

/** Whether people at one screen must not see each other's boards. */
export const hasSecrets = ({ visibility }: Rules): boolean =>
  visibility === 'dark' || visibility === 'partners';

/** In games without secrets a turn may be taken back: it tells nobody what they did not know. */
export const mayTakeBack = ({ visibility }: Rules): boolean =>
  visibility === 'open' || visibility === 'revealed';

/** The record of a game as a person may know it: with the setups that any of its seats may know. */
export function recordForPerson(game: Game, person: Person): GameRecord {
  const [first, ...others] = person.map((seat) => game.recordFor(seat));
  if (!first) throw new RangeError('a person has a seat');
  const { start } = first;
  if (start.kind === 'position')
    return { ...first, start: { ...start, position: together(game, person) } };
  const setups = others.reduce(
    (known, record) =>
      record.start.kind === 'setups' ? { ...known, ...record.start.setups } : known,
    start.setups,
  );
  return { ...first, start: { ...start, setups } };
}

function together(game: Game, person: Person): Position {
  const { start } = game.record();
  if (start.kind !== 'position') throw new RangeError('the game began with setups');
  return viewOfPerson(game.rules, start.position, person);
}
