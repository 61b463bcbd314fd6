// Position text, `<placement> <turn> <quiet> <ply> [<extras>]`, both ways.

import { mustBe } from '../argument.js';
import { BOARDS } from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import { RANK_COUNTS, RANKS, type Rank, type SeenPiece } from '../pieces.js';
import type { Color, Position } from '../position.js';
import { seatsOf, type Rules } from '../rules.js';
import { makeExtras, parseExtras } from './extras.js';
import { makePlacement, parsePlacement } from './placement.js';
import { positionFault } from './sanity.js';
import { quoted, wholeNumber } from './scan.js';

/** Reads a position of a game under `rules`, which are not part of the text; `over` is null. */
export function parsePosition(text: string, rules: Rules): Parsed<Position> {
  mustBe('text', text);
  mustBe('rules', rules);
  const [placement = '', turnWord = '', quietWord = '', plyWord = '', ...words] = text
    .trim()
    .split(/\s+/);
  const seats = seatsOf(rules);
  const flip = rules.visibility === 'flip';
  const pieces = parsePlacement(rules.board, { seats, flip }, placement);
  if (isFault(pieces)) return pieces;

  const turn = seats.find((seat) => seat === turnWord);
  if (turn === undefined) return fault('turn', quoted(turnWord), `one of ${seats.join(' ')}`);
  const quiet = wholeNumber(quietWord);
  if (quiet === undefined) return fault('quiet', quoted(quietWord), 'a whole number');
  const ply = wholeNumber(plyWord);
  if (ply === undefined) return fault('ply', quoted(plyWord), 'a whole number');

  const board = BOARDS[rules.board];
  const extras = parseExtras({ board, seats }, flip, words);
  if (isFault(extras)) return extras;
  const bag = flip ? bagFor(pieces.value, extras.value.bag) : undefined;
  if (bag && isFault(bag)) return bag;
  const position: Position = {
    board: rules.board,
    seats,
    pieces: pieces.value,
    turn,
    quiet,
    ply,
    ...extras.value,
    ...(bag && { bag: bag.value }),
    over: null,
  };
  const impossible = positionFault(rules, position);
  return impossible ? { fault: impossible } : { value: position };
}

export function makePosition(position: Position): string {
  mustBe('position', position);
  const board = BOARDS[position.board];
  return [
    makePlacement(position.board, position.pieces),
    position.turn,
    String(position.quiet),
    String(position.ply),
    ...makeExtras({ board, seats: position.seats }, position),
  ].join(' ');
}

type Bag = NonNullable<Position['bag']>;

/**
 * The bag of a flip position holds as many ranks as pieces lie face down. Where the text names none
 * and nothing has been removed yet, it is what is missing from the two armies.
 */
function bagFor(pieces: readonly (SeenPiece | undefined)[], named: Bag | undefined): Parsed<Bag> {
  const standing = pieces.filter((piece) => piece !== undefined);
  const covered = standing.filter(({ seat }) => seat === undefined).length;
  const bag = named ?? (covered === 0 ? { red: {}, blue: {} } : missingFrom(standing));
  const held = Object.values(bag)
    .flatMap((ranks: Bag[Color]) => Object.values(ranks))
    .reduce((sum, count) => sum + count, 0);
  if (held === covered) return { value: bag };
  const found = named ? `${held} ranks` : 'none';
  return fault('extras, bag', found, `the ranks of ${covered} face-down pieces`);
}

function missingFrom(standing: readonly SeenPiece[]): Bag {
  const missing = (seat: 'S' | 'N') =>
    Object.fromEntries(
      RANKS.map((rank): [Rank, number] => [
        rank,
        RANK_COUNTS[rank] -
          standing.filter((piece) => piece.seat === seat && piece.rank === rank).length,
      ]).filter(([, count]) => count !== 0),
    );
  return { red: missing('S'), blue: missing('N') };
}
