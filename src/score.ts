// Points and grades (docs/rules.md §9, S2). A score is worked out once, when a game is over.

import type { BySeat, Seat } from './board.js';
import type { Over } from './position.js';
import { seatsOf, teamOf, type Rules } from './rules.js';

/** Points that seats had before the game; 0 where not given. */
export type Points = BySeat<number>;

/** A game as far as its score goes. */
export interface Finished {
  readonly rules: Pick<Rules, 'seats' | 'scoring' | 'minSeconds' | 'leaving'>;
  readonly over: Over | null;
  /** Plies played. */
  readonly ply: number;
  /** How long it was played; not known unless given, and then long enough. */
  readonly seconds?: number;
  readonly points?: Points;
  /** Seats that left while they were in. */
  readonly leavers?: readonly Seat[];
}

/** Why nobody's points change, whatever the result. */
export type Unrated = 'unscored' | 'unfinished' | 'dissolved' | 'tooShort';
/** Why a seat's points do not change though its team won or lost. */
export type Spared = 'tooEarly' | 'weakOpponent' | 'deserted';

export interface Score {
  /** What is added to every seat's points. */
  readonly changes: BySeat<number>;
  readonly unrated?: Unrated;
  readonly spared: BySeat<Spared>;
}

/** What a game is worth, by players: won or lost, and the ply before which nothing is won. */
const WORTH = { 2: { points: 1, early: 30 }, 4: { points: 2, early: 40 } } as const;
/** A player above gains nothing when an opponent is below. */
const ESTABLISHED = 50;

export function scoreOf(game: Finished): Score {
  const { rules, over } = game;
  const seats = seatsOf(rules);
  const unrated = whyUnrated(game);
  if (over === null || unrated !== undefined || over.result === '1/2') {
    const changes = Object.fromEntries(seats.map((seat) => [seat, 0]));
    return { changes, ...(unrated && { unrated }), spared: {} };
  }
  const winners = over.result.split('+') as Seat[];
  const spared: BySeat<Spared> = {};
  const changes: BySeat<number> = {};
  for (const seat of seats) {
    const hasWon = winners.includes(seat);
    const why = hasWon ? whyNotGained(game, seat) : whyNotLost(game, seat);
    if (why !== undefined) spared[seat] = why;
    const worth = WORTH[rules.seats].points;
    changes[seat] = why !== undefined ? 0 : hasWon ? worth : -worth;
  }
  return { changes, spared };
}

/** Reads `scoring`, `minSeconds`. */
function whyUnrated({ rules, over, seconds = Infinity }: Finished): Unrated | undefined {
  if (!rules.scoring) return 'unscored';
  if (over === null) return 'unfinished';
  if (over.by === 'left' && over.result === '1/2') return 'dissolved';
  return seconds < (rules.minSeconds ?? 0) ? 'tooShort' : undefined;
}

function whyNotGained({ rules, ply, points = {} }: Finished, seat: Seat): Spared | undefined {
  if (ply < WORTH[rules.seats].early) return 'tooEarly';
  if ((points[seat] ?? 0) <= ESTABLISHED) return undefined;
  const team = teamOf(rules, seat);
  const opponents = seatsOf(rules).filter((other) => !team.includes(other));
  return opponents.some((other) => (points[other] ?? 0) < ESTABLISHED) ? 'weakOpponent' : undefined;
}

/** Who was deserted and stayed loses nothing where play goes on. Reads `leaving`. */
function whyNotLost({ rules, leavers = [] }: Finished, seat: Seat): Spared | undefined {
  if (rules.leaving !== 'playOn' || leavers.includes(seat)) return undefined;
  return teamOf(rules, seat).some((mate) => leavers.includes(mate)) ? 'deserted' : undefined;
}

/** A grade with the points it takes. */
export interface Grade {
  readonly least: number;
  readonly zhHans: string;
  readonly zhHant: string;
  readonly en: string;
}

const grade = (least: number, zhHans: string, zhHant: string, en: string): Grade => ({
  least,
  zhHans,
  zhHant,
  en,
});

/** Grades by points, the lowest first. */
export const GRADES: readonly Grade[] = [
  grade(0, '小兵', '小兵', 'private'),
  grade(10, '副班长', '副班長', 'deputy squad leader'),
  grade(20, '正班长', '正班長', 'squad leader'),
  grade(30, '副排长', '副排長', 'deputy platoon leader'),
  grade(50, '排长', '排長', 'platoon leader'),
  grade(100, '副连长', '副連長', 'deputy company commander'),
  grade(150, '连长', '連長', 'company commander'),
  grade(220, '副营长', '副營長', 'deputy battalion commander'),
  grade(350, '营长', '營長', 'battalion commander'),
  grade(500, '副团长', '副團長', 'deputy regiment commander'),
  grade(750, '团长', '團長', 'regiment commander'),
  grade(1000, '副旅长', '副旅長', 'deputy brigadier'),
  grade(1550, '旅长', '旅長', 'brigadier'),
  grade(2150, '副师长', '副師長', 'deputy division commander'),
  grade(3150, '师长', '師長', 'division commander'),
  grade(5000, '副军长', '副軍長', 'deputy army commander'),
  grade(6350, '军长', '軍長', 'army commander'),
  grade(12750, '司令', '司令', 'commander'),
];

/** The grade of so many points; nobody falls below the lowest. */
export function gradeOf(points: number): Grade {
  return GRADES.filter(({ least }) => points >= least).at(-1) ?? GRADES[0]!;
}
