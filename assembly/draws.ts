// What a draw is worth. Nothing, unless the search is told that the team to move at its root would rather
// not draw: a draw then counts against that team, and the nearer the quiet limit, the more of it already.

import { turn } from './ending';
import { QUIET_OUTCOME } from './board/options';
import { quietLimit, rule, teamOf } from './rules';

let contempt: i32 = 0;
/** Who would rather not draw. */
let unwilling: i32 = 0;
/** What a ply without a removal takes off, in 1/65536, and how many plies do. */
let fading: i32 = 0;
let most: i32 = 0;

/**
 * Begins to count draws as worth so much less to the team to move; whether scores of the search before
 * still mean the same.
 */
export function despiseDraws(worth: i32): bool {
  const team = teamOf(turn());
  const isSame = contempt == worth && (worth == 0 || unwilling == team);
  contempt = worth;
  unwilling = team;
  // Where the quiet limit loses for whoever reaches it, there is no draw to fear.
  most = quietLimit();
  fading = rule(QUIET_OUTCOME) == 0 ? (worth << 16) / max<i32>(1, most) : 0;
  return isSame;
}

/** A draw's score for a team. */
export function drawScore(team: i32): i32 {
  return team == unwilling ? -contempt : contempt;
}

/** What so many plies without a removal change for a team. */
export function drawnNear(quiet: i32, team: i32): i32 {
  const part = (min<i32>(quiet, most) * fading) >> 16;
  return team == unwilling ? -part : part;
}
