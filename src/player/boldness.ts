// What a player that cannot see everything does beyond what worlds tell. In a world whose ranks are all
// known there is nothing to find out and always time, so that search alone would wait for ever: here
// attacks on covered pieces are worth a little more, the longer nothing has happened the more, and steps
// to and fro a little less. Who stands badly is content to wait.

import type { Point } from '../board.js';
import type { Rank } from '../pieces.js';
import type { Position } from '../position.js';
import type { RecordNode } from '../record.js';
import type { Rules } from '../rules.js';
import type { Move } from '../turn.js';
import type { Bias } from './hidden.js';

/** For finding out what a covered piece is, in hundredths of a company commander. */
const CURIOSITY = 15;
/** For an attack when the quiet limit is reached, growing with the square of the quiet plies. */
const IMPATIENCE = 400;
/** Quiet plies after which nobody is patient, where there is no limit. */
const PATIENCE = 70;
/** Against stepping back to where a piece has just come from. */
const SHUFFLE = 12;
/** Own turns looked back on. */
const MEMORY = 4;

/** Pieces that are sent to find out; the others have more to lose. */
const SCOUTS: readonly Rank[] = ['d', 'e', 'f', 'g', 'h', 'i'];

export function boldnessOf(rules: Rules, view: Position, turns: readonly RecordNode[]): Bias {
  const recent = recentSteps(view, turns);
  const late = view.quiet / (rules.quietLimit ?? PATIENCE);
  const urge = IMPATIENCE * late * late;
  return ({ from, to }) => {
    const target = view.pieces[to];
    const rank = view.pieces[from]?.rank;
    if (target !== undefined) {
      if (target.rank !== undefined || rank === undefined) return urge;
      return urge + (SCOUTS.includes(rank) ? CURIOSITY : 0);
    }
    const returns = recent.filter((step) => step.from === to && step.to === from).length;
    return -SHUFFLE * returns * (1 + late * 4);
  };
}

/** The last steps of the seat to move, as far as they are known. */
function recentSteps(view: Position, turns: readonly RecordNode[]): readonly Move[] {
  const seats = view.seats.length - view.out.length;
  const own: { from: Point; to: Point }[] = [];
  for (let back = seats; back <= seats * MEMORY; back += seats) {
    const turn = turns.at(-back)?.turn;
    if (turn?.kind === 'move') own.push({ from: turn.from, to: turn.to });
  }
  return own;
}
