// What a player says besides its moves: that it gives up, offers a draw or takes one. It is told how it
// thought to stand at its last moves and the rest is public, so nothing here knows a secret.

import type { Seat } from '../board.js';
import type { Position } from '../position.js';
import { anyCovered } from '../reference/bag.js';
import { teamOf, type Rules } from '../rules.js';

/** What a player may say; each can be switched off. */
export interface Manners {
  readonly resigns: boolean;
  readonly offersDraws: boolean;
  readonly takesDraws: boolean;
}

export const ALL_MANNERS: Manners = { resigns: true, offersDraws: true, takesDraws: true };
export const NO_MANNERS: Manners = { resigns: false, offersDraws: false, takesDraws: false };

/** Manners from words: any of `resign`, `offer` and `take`, or `none`; all of them where nothing is said. */
export function readManners(text: string): Manners {
  const words = text.toLowerCase().match(/\w+/g);
  if (!words) return ALL_MANNERS;
  return {
    resigns: words.includes('resign'),
    offersDraws: words.includes('offer'),
    takesDraws: words.includes('take'),
  };
}

export type Gesture = 'resign' | 'offer' | 'agree';

export interface Situation {
  readonly rules: Rules;
  /** As the seat may know it. */
  readonly view: Position;
  readonly seat: Seat;
  /** How the seat thought to stand at its moves so far, the latest last, in hundredths of a company commander. */
  readonly scores: readonly number[];
  /** Whether a draw by agreement waits for this seat's answer. */
  readonly offered: boolean;
  /** Own moves since it offered one itself; undefined where it never has. */
  readonly sinceOffer?: number;
}

/** Given up below this at as many moves running: about a commander and an army commander behind. */
const LOST = -2_000;
const LOST_MOVES = 5;
/** A draw is fair between these, offered after so many even moves in a game in which nothing happens. */
const EVEN = 60;
const EVEN_MOVES = 6;
const QUIET_SHARE = 0.4;
const QUIET_PLIES = 30;
/** Nobody is asked again sooner. */
const OFFER_AGAIN = 20;
/** A draw is taken by who stands no better than this at its last moves. */
const TAKEN = 30;
const TAKEN_MOVES = 2;

/** What the seat says now, besides its move; undefined where it says nothing. */
export function gestureOf(manners: Manners, situation: Situation): Gesture | undefined {
  if (situation.offered) {
    if (manners.takesDraws && takesDraw(situation)) return 'agree';
  } else if (manners.offersDraws && offersDraw(situation)) return 'offer';
  return manners.resigns && givesUp(situation) ? 'resign' : undefined;
}

/** A partner would be left alone: whoever has one plays on. Reads `resignAfterPlies`. */
function givesUp({ rules, view, seat, scores }: Situation): boolean {
  const partners = teamOf(rules, seat).filter((each) => each !== seat && !view.out.includes(each));
  if (partners.length > 0 || view.ply < (rules.resignAfterPlies ?? 0)) return false;
  return lastAre(scores, LOST_MOVES, (score) => score <= LOST);
}

/**
 * Where the quiet limit loses for one side, a dull game is no draw and none is offered. In flip turning a
 * piece up is a quiet ply, and while there is one to turn up a game is not dull.
 */
function offersDraw({ rules, view, scores, sinceOffer }: Situation): boolean {
  if (rules.quietOutcome !== 'draw' || anyCovered(view)) return false;
  const long = rules.quietLimit === null ? QUIET_PLIES : rules.quietLimit * QUIET_SHARE;
  if (view.quiet < long || (sinceOffer ?? Infinity) < OFFER_AGAIN) return false;
  return lastAre(scores, EVEN_MOVES, (score) => Math.abs(score) <= EVEN);
}

/** While nobody owns a colour in flip, nobody stands anywhere yet. */
function takesDraw({ rules, view, scores }: Situation): boolean {
  if (rules.visibility === 'flip' && view.sides === undefined) return false;
  return lastAre(scores, TAKEN_MOVES, (score) => score <= TAKEN);
}

function lastAre(
  scores: readonly number[],
  count: number,
  is: (score: number) => boolean,
): boolean {
  return scores.length >= count && scores.slice(-count).every(is);
}
