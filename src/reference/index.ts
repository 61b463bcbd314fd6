// The rules of docs/rules.md as a plain program, in the order of that page: the judge the engine is
// tested against. It shares the board's tables with the engine and nothing else.
//
//   seats        who plays with whom, whose piece, whose turn            §1 §7
//   sight        who sees which ranks                                    §6
//   rails, bag, carried                     lines, covered pieces, flags under way
//   movement     how far a piece moves                                   §4
//   flags, collisions                       what comes of a collision    §5
//   repetition, legality                    which moves are legal        §4 §5
//   transition, homing, referee             what a turn changes and shows
//   flip, absence                           turns that are not moves     §8 §9
//   dead, ending                            who is out, how it ends      §9
//   play, perft                             all of it together

import type { Core } from '../core.js';
import { legalMoves } from './legality.js';
import { perft } from './perft.js';
import { follow, judge, play } from './play.js';

export { whyIllegal } from './legality.js';
export { whyRefused } from './play.js';

export const reference: Core = {
  name: 'reference',
  judge,
  moves: legalMoves,
  play,
  follow,
  perft,
};
