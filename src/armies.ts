// Armies for players that set up by themselves: formations that have stood the test, each changed a
// little and as often turned left to right, so that nobody meets the same one twice.

import { FORMATIONS } from './formations.js';
import { strengthOf } from './pieces.js';
import { pick } from './random.js';
import type { Setup } from './record.js';
import type { Rules } from './rules.js';
import { parseSetupLetters } from './formats/setup-text.js';
import { valueOf } from './fault.js';
import { mirrorSetup, setupReasons } from './setup.js';

/** Composed for this project, line 1 first. */
const COMPOSED = [
  // The flag behind three mines on the right, strong pieces on both side railways.
  'dhfic b.k.a eg.ke h.i.d fcgji ghjlj',
  // The flag low on the left, the right headquarters a decoy; the commander waits in the second line.
  'eihgd k.c.a be.kf d.h.c gjfih jljig',
  // Two mines at the flag and one in the far corner, which looks like another nest.
  'cheif a.d.k gb.ek h.d.c ijgfh gljij',
  // Mines across the fifth line stop whoever comes down the side railways.
  'fcheg d.a.b ik.ke c.h.d jifgj ghjli',
].map((lines) => valueOf(parseSetupLetters(lines.replaceAll(' ', ''))));

const BASES: readonly Setup[] = [...FORMATIONS.map(({ setup }) => setup), ...COMPOSED];

/** Pairs of pieces that change places. */
const SWAPS = 5;
/** Ranks that far apart may change places. */
const NEAR = 2;

type ArmyRules = Pick<Rules, 'board' | 'bombsOnFront' | 'minesAroundFlag'>;

/** An army that the rules allow; `random` is at least 0 and below 1. */
export function armyFor(rules: ArmyRules, random: () => number): Setup {
  const isAllowed = (setup: Setup) => setupReasons(rules, 'S', setup).length === 0;
  let army = pick(BASES.filter(isAllowed), random);
  for (let swap = 0; swap < SWAPS; swap++) {
    const changed = swapped(army, random);
    if (isAllowed(changed)) army = changed;
  }
  return random() < 0.5 ? army : mirrorSetup(army);
}

/** Two ranked pieces of nearly the same strength in each other's places. */
function swapped(setup: Setup, random: () => number): Setup {
  const ranked = [...setup.keys()].filter((point) => strengthAt(setup, point) > 0);
  const one = pick(ranked, random);
  const near = ranked.filter((point) => {
    const distance = Math.abs(strengthAt(setup, point) - strengthAt(setup, one));
    return distance > 0 && distance <= NEAR;
  });
  const other = pick(near, random);
  const changed = [...setup];
  [changed[one], changed[other]] = [changed[other], changed[one]];
  return changed;
}

/** 9 to 1 for ranked pieces, 0 for all else. */
function strengthAt(setup: Setup, point: number): number {
  const rank = setup[point];
  return (rank && strengthOf(rank)) ?? 0;
}
