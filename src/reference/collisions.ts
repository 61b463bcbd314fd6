// What comes of a collision (docs/rules.md §5).
//
// An option may forbid a collision because of what stands on the target. The same question is asked
// twice: with the mover's eyes it makes a move illegal, with the referee's it makes a legal move
// bounce. So legality never tells a secret.

import type { Point } from '../board.js';
import { type Rank, strengthOf } from '../pieces.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import type { Outcome } from '../turn.js';
import { flagForbidden } from './flags.js';
import { referee, type Sight } from './sight.js';

/** Why an option forbids the piece on `from` to attack what stands on `to`, as `see` sees it. */
export function attackForbidden(
  rules: Rules,
  position: Position,
  from: Point,
  to: Point,
  see: Sight,
): string | undefined {
  const target = see(to);
  const attacker = see(from);
  if (attacker === undefined) return undefined;
  if (target === 'j') return mineForbidden(rules, attacker);
  if (target === 'l') return flagForbidden(rules, position, from, to, see);
  return undefined;
}

/** Why a rank may not attack mines. */
function mineForbidden(rules: Rules, attacker: Rank): string | undefined {
  if (attacker === 'i' || attacker === 'k') return undefined;
  if (mineRule(rules) === 'forbidden') return 'only engineers and bombs attack mines';
  if (attacker === 'a' && !commanderAttacksMines(rules)) return 'a commander attacks no mine';
  return undefined;
}

/** Reads `mine`. */
export function mineRule(rules: Rules): Rules['mine'] {
  return rules.mine;
}

/** Reads `commanderOnMine`. */
function commanderAttacksMines(rules: Rules): boolean {
  return rules.commanderOnMine === 'asOthers';
}

/** Whether an engineer outlives the mine it removes. Reads `engineerClears`. */
export function engineerClears(rules: Rules): boolean {
  return rules.engineerClears || mineRule(rules) !== 'both';
}

/** What comes of an attack on the piece on `to`, whose rank must be known. */
export function collide(rules: Rules, position: Position, from: Point, to: Point): Outcome {
  const see = referee(position);
  if (attackForbidden(rules, position, from, to, see) !== undefined) return 'bounced';
  return clash(rules, see(from)!, see(to)!);
}

/** What is left when a rank attacks another. */
function clash(rules: Rules, attacker: Rank, defender: Rank): Outcome {
  if (attacker === 'k' || defender === 'k') return 'both';
  if (defender === 'l') return 'took';
  if (defender === 'j') return clashWithMine(rules, attacker);
  const difference = strengthOf(attacker)! - strengthOf(defender)!;
  if (difference === 0) return 'both';
  return difference > 0 ? 'took' : 'fell';
}

function clashWithMine(rules: Rules, attacker: Rank): Outcome {
  if (attacker === 'i') return engineerClears(rules) ? 'took' : 'both';
  switch (mineRule(rules)) {
    case 'both':
      return 'both';
    case 'bounces':
      return 'bounced';
    default:
      return 'fell';
  }
}
