// A setup to play with rather than any that may stand: a formation, varied where its idea bears it.

import { FORMATIONS } from './formations.js';
import { RANKS, type Rank } from './pieces.js';
import type { Setup } from './record.js';
import type { Rules } from './rules.js';
import { mirrorSetup, randomSetup, setupReasons } from './setup.js';

/** Exchanges that are tried. */
const TRIES = 60;

/** `random` is at least 0 and below 1. Any random setup where the rules forbid every formation. */
export function goodSetup(rules: Rules, random: () => number): Setup {
  const standing = FORMATIONS.filter(({ setup }) => mayStand(rules, setup));
  const formation = standing[Math.floor(random() * standing.length)];
  if (!formation) return randomSetup(rules, random);
  let setup = random() < 0.5 ? formation.setup : mirrorSetup(formation.setup);
  for (let i = 0; i < TRIES; i++) {
    const [a, b] = [Math.floor(random() * 30), Math.floor(random() * 30)];
    if (!areAlike(setup[a], setup[b])) continue;
    const varied = exchanged(setup, a, b);
    if (mayStand(rules, varied)) setup = varied;
  }
  return setup;
}

const mayStand = (rules: Rules, setup: Setup): boolean =>
  setupReasons(rules, 'S', setup).length === 0;

/** Ranked pieces at most two steps apart may stand for each other; flag, mines and bombs stay. */
function areAlike(one: Rank | undefined, other: Rank | undefined): boolean {
  if (!one || !other || one === other || one > 'i' || other > 'i') return false;
  return Math.abs(RANKS.indexOf(one) - RANKS.indexOf(other)) <= 2;
}

/** A setup with what stands on two of its points exchanged. */
export function exchanged(setup: Setup, a: number, b: number): Setup {
  return setup.map((rank, point) => (point === a ? setup[b] : point === b ? setup[a] : rank));
}
