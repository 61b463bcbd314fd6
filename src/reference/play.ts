// Playing and following turns (docs/rules.md §7).

import type { Played } from '../core.js';
import type { Position } from '../position.js';
import { wholeTimeSpent, type Rules } from '../rules.js';
import type { Action, Turn } from '../turn.js';
import { pointName } from '../board.js';
import { afterLeaving, afterLost, afterPass, type Left, whyNotResigned } from './absence.js';
import { isStuck, settle, settleAsTold } from './ending.js';
import { afterUncover, whyNotDrawn } from './flip.js';
import { whyIllegal } from './legality.js';
import { turnOf } from './referee.js';
import { boardOf } from './seats.js';
import { allKnown } from './sight.js';
import { afterMove } from './transition.js';

/** Plays an action, and the automatic passes it leads to. */
export function play(rules: Rules, position: Position, action: Action): Played {
  const why = position.over ? 'the game is over' : whyRefused(rules, position, action);
  if (why !== undefined) throw new RangeError(why);
  const spent = action.kind === 'lost' && action.spent === true;
  const under = spent ? wholeTimeSpent(rules) : rules;
  return withPasses(rules, finish(under, position, asTurn(rules, position, action)));
}

/** The position judged as after a move, and after the automatic passes it leads to. */
export function judge(rules: Rules, position: Position): Position {
  if (position.over) return position;
  const judged = settle(rules, position, []).position;
  return withPasses(rules, { turns: [], position: judged }).position;
}

/** Follows a turn as it came out. */
export function follow(rules: Rules, before: Position, turn: Turn): Position {
  if (turn.kind === 'offer' || turn.kind === 'agree') return before;
  if (turn.kind === 'move' && !before.pieces[turn.from]) {
    throw new RangeError(`there is no piece on ${pointName(boardOf(before), turn.from)}`);
  }
  const { position, first } = change(underTold(rules, before, turn), before, turn);
  if (position.over) return position;
  return allKnown(position)
    ? settle(rules, position, first).position
    : settleAsTold(rules, position, first, turn.out).position;
}

/** A turn lost by a seat that goes out by it is the end of its time, where it has one. */
function underTold(rules: Rules, before: Position, turn: Turn): Rules {
  const isSpent = turn.kind === 'lost' && turn.out.includes(before.turn);
  return isSpent ? wholeTimeSpent(rules) : rules;
}

/** Why an action is refused, in one sentence; undefined where it is not. */
export function whyRefused(rules: Rules, position: Position, action: Action): string | undefined {
  switch (action.kind) {
    case 'move':
      return action.from === action.to
        ? 'a piece is turned up by saying what it is'
        : whyIllegal(rules, position, action);
    case 'uncover':
      return whyNotDrawn(rules, position, action);
    case 'resign':
      return whyNotResigned(rules, position, action.seat);
    case 'lost':
      return action.spent && rules.secondsPerSeat === null
        ? 'no seat has a time for the whole game'
        : undefined;
    default:
      return position.seats.includes(action.seat) ? undefined : `${action.seat} does not play`;
  }
}

/** The turn an action comes to, before it is judged who goes out. */
function asTurn(rules: Rules, position: Position, action: Action): Turn {
  if (action.kind === 'move') return turnOf(rules, position, action);
  return action.kind === 'lost' ? { kind: 'lost', out: [] } : { ...action, out: [] };
}

/** What a turn itself changes, and who goes out by it alone. */
function change(rules: Rules, before: Position, turn: Turn): Left {
  switch (turn.kind) {
    case 'move': {
      const { position, fallen } = afterMove(rules, before, turn);
      return { position, first: fallen.map((seat) => ({ seat, by: 'flag' })) };
    }
    case 'uncover':
      return { position: afterUncover(rules, before, turn), first: [] };
    case 'lost':
      return afterLost(rules, before);
    case 'pass':
      return afterPass(rules, before);
    case 'resign':
      return { position: before, first: [{ seat: turn.seat, by: 'resign' }] };
    case 'left':
      return afterLeaving(rules, before, turn.seat);
    default:
      return { position: before, first: [] };
  }
}

/** The turn with the seats that go out by it, and the position it leads to. */
function finish(rules: Rules, before: Position, turn: Turn): Played {
  if (turn.kind === 'offer' || turn.kind === 'agree') return { turns: [turn], position: before };
  const { position: changed, first } = change(rules, before, turn);
  if (changed.over) return { turns: [turn], position: changed };
  const { position, gone } = settle(rules, changed, first);
  const out = gone.filter(({ by }) => by !== 'flag' && by !== turn.kind).map(({ seat }) => seat);
  return { turns: [{ ...turn, out }], position };
}

/** Automatic passes until somebody can move or the game is over. Reads `noMoves` through the end. */
function withPasses(rules: Rules, played: Played): Played {
  let { turns, position } = played;
  while (mustPass(rules, position)) {
    const passed = finish(rules, position, { kind: 'pass', out: [] });
    turns = [...turns, ...passed.turns];
    position = passed.position;
  }
  return { turns, position };
}

/** Whether a seat stays in although it cannot move: under `noMoves: 'pass'`, or it would be out. */
function mustPass(rules: Rules, position: Position): boolean {
  return !position.over && isStuck(rules, position, position.turn);
}
