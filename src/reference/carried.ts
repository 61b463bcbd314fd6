// Flags under way (docs/rules.md §5, `flagWin`): an entry says who carries one and where it was
// taken from. Under `home` a flag also lies under a piece of its own side that stands on its home.

import { kindOf, type Point, type Seat } from '../board.js';
import type { Position } from '../position.js';
import type { Rules } from '../rules.js';
import { landOf, ownerAt, sameTeam } from './seats.js';

export type Carried = Position['carried'][number];

/** How a flag wins. Reads `flagWin`. */
export function flagWin(rules: Rules): Rules['flagWin'] {
  return rules.flagWin;
}

/** Whose flag is under way: flags are set up in their own headquarters. */
export function flagOwner(rules: Rules, position: Position, { at, home }: Carried): Seat {
  if (flagWin(rules) === 'plant') return ownerAt(rules, position, at)!;
  return landOf(position, home)!;
}

/** The flags that the piece on a point carries, not those it only stands on. */
export function carriedBy(rules: Rules, position: Position, point: Point): readonly Carried[] {
  const carrier = ownerAt(rules, position, point);
  return position.carried.filter((entry) => {
    if (entry.at !== point || carrier === undefined) return false;
    return (
      flagWin(rules) === 'plant' || !sameTeam(rules, carrier, flagOwner(rules, position, entry))
    );
  });
}

/** `home`: whether a point is a headquarters to which the piece on `from` brings a flag. */
export function bringsHome(rules: Rules, position: Position, from: Point, to: Point): boolean {
  if (flagWin(rules) !== 'home' || kindOf(to) !== 'headquarters') return false;
  if (landOf(position, to) !== ownerAt(rules, position, from)) return false;
  return carriedBy(rules, position, from).length > 0;
}

/** `plant`: the enemy in whose headquarters the piece on `from` would plant its flag. */
export function plantsIn(
  rules: Rules,
  position: Position,
  from: Point,
  to: Point,
): Seat | undefined {
  if (flagWin(rules) !== 'plant' || kindOf(to) !== 'headquarters') return undefined;
  if (carriedBy(rules, position, from).length === 0) return undefined;
  const land = landOf(position, to);
  const carrier = ownerAt(rules, position, from);
  if (land === undefined || carrier === undefined || position.out.includes(land)) return undefined;
  return sameTeam(rules, land, carrier) ? undefined : land;
}
