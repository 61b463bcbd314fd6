// The way that a game which goes on after a reload has come: what may be taken back, and what is still to be told.

import type { Game } from '../../../src/game.js';
import { mayTakeBack, type Person } from './people.js';
import type { Before, Mark, Told } from './played.js';

/** Plays the game through from its start, as `Played` would have watched it. */
export function retrace(game: Game, people: readonly Person[]): Pick<Before, 'marks' | 'told'> {
  const marks: Mark[] = [];
  let told: readonly Told[] = [];
  while (game.undo());
  for (;;) {
    const { position: before } = game;
    const { length } = game.turns;
    if (!game.redo()) break;
    const turns = game.turns.slice(length);
    const [first] = turns;
    const mover = people.find((person) => person.includes(before.turn));
    const isOwn = mover && (first?.kind === 'move' || first?.kind === 'uncover');
    const doer =
      first?.kind === 'resign' ? people.find((person) => person.includes(first.seat)) : undefined;
    const person = isOwn ? mover : doer;
    if (person) marks.push({ turns: length, person });
    const kept = isOwn
      ? told.filter(({ turn }) => turn.kind === 'offer' && game.offers.includes(turn.seat))
      : told;
    told = [...kept, ...turns.map((turn) => ({ before, turn }))];
  }
  return { marks: mayTakeBack(game.rules) ? marks : [], told };
}
