// The referee of one game: asks the sides in turn, keeps the clock, plays what they answer, and says how
// it ended. Whatever a side does, the game comes to an end and its record can be read.

import type { Seat } from '../board.js';
import { leftToSeat } from '../clock.js';
import type { Core } from '../core.js';
import { Game } from '../game.js';
import type { End } from '../protocol/says.js';
import { randomFrom } from '../random.js';
import type { GameRecord, Setup, Variant } from '../record.js';
import { lossOf } from '../reference/ending.js';
import { whyIllegal } from '../reference/index.js';
import { setupReasons } from '../setup.js';
import { Table } from '../table.js';
import { FORFEITS, Forfeit, type ForfeitKind, Unstartable } from './forfeit.js';
import type { Answer, Side, Turned } from './side.js';

/** The seats of a game between two. South moves first. */
export const DUEL_SEATS = ['S', 'N'] as const satisfies readonly Seat[];
export type DuelSeat = (typeof DUEL_SEATS)[number];
const FIRST: DuelSeat = 'S';

export type ByDuelSeat<T> = Readonly<Record<DuelSeat, T>>;

/** A game to be played. */
export interface Fixture {
  readonly variant: Variant;
  readonly sides: ByDuelSeat<Side>;
  /** Armies for sides that bring none of their own; absent in flip. */
  readonly setups?: ByDuelSeat<Setup>;
  readonly seed: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** What a game was lost by, other than by play. */
export interface Loss {
  readonly seat: DuelSeat;
  readonly kind: ForfeitKind;
  /** What happened, with the line that shows it. */
  readonly why: string;
}

export interface Refereed {
  readonly record: GameRecord;
  readonly loss?: Loss;
}

export interface World {
  readonly core: Core;
  /** Milliseconds of any clock that runs on. */
  readonly now: () => number;
}

/** Plays a game to its end and tells both sides. */
export async function referee(fixture: Fixture, world: World): Promise<Refereed> {
  const { sides, variant } = fixture;
  const armies: Partial<Record<DuelSeat, Setup>> = {};
  let loss: Loss | undefined;
  for (const seat of DUEL_SEATS) {
    const army = await losing(seat, () => setUp(fixture, seat));
    if (army instanceof Lost) loss ??= army.loss;
    else if (army) armies[seat] = army;
  }
  const game = gameOf(fixture, armies, world.core);
  loss ??= await play(game, sides, world);
  if (loss && !game.over) {
    game.adjudge({ result: lossOf(variant.rules, loss.seat), by: FORFEITS[loss.kind] });
  }
  for (const seat of DUEL_SEATS) sides[seat].end(endFor(game, seat));
  return { record: withNames(game.record(), fixture, loss), ...(loss && { loss }) };
}

class Lost {
  constructor(readonly loss: Loss) {}
}

/** What a side answers, or that it lost by not being able to. A mistake of ours counts like its own. */
async function losing<T>(seat: DuelSeat, ask: () => Promise<T>): Promise<T | Lost> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Unstartable) throw error;
    const forfeit =
      error instanceof Forfeit ? error : new Forfeit('crash', 'the player failed', String(error));
    return new Lost({ seat, kind: forfeit.kind, why: forfeit.message });
  }
}

async function setUp(fixture: Fixture, seat: DuelSeat): Promise<Setup | undefined> {
  const { variant, sides, setups, seed } = fixture;
  const army = await sides[seat].begin({
    variant,
    seat,
    first: FIRST,
    seed: seed + DUEL_SEATS.indexOf(seat),
    ...(setups && { setup: setups[seat] }),
  });
  const [reason] = army ? setupReasons(variant.rules, seat, army) : [];
  if (reason) throw new Forfeit('setup', `${reason.message} (${reason.rule})`);
  return army;
}

function gameOf(fixture: Fixture, setups: Partial<Record<DuelSeat, Setup>>, core: Core): Game {
  const { variant, seed, tags } = fixture;
  const isFlip = variant.rules.visibility === 'flip';
  const started = Game.start({
    variant,
    first: FIRST,
    core,
    tags,
    random: randomFrom(seed),
    ...(!isFlip && { setups }),
  });
  if (!('value' in started)) throw new Error('a match starts from setups that the rules allow');
  return started.value;
}

/** Plays until the game is over, or a side has lost it otherwise. */
async function play(
  game: Game,
  sides: ByDuelSeat<Side>,
  { now }: World,
): Promise<Loss | undefined> {
  const table = new Table(game, now());
  while (!game.over) {
    const seat = game.turn as DuelSeat;
    const answer = await losing(seat, () => sides[seat].choose(turnAt(table, seat, now())));
    if (answer instanceof Lost) return answer.loss;
    if (table.tick(now()).length > 0) {
      if (game.over) return { seat, kind: 'overrun', why: 'its time ran out' };
      continue;
    }
    const why = whyIllegal(game.rules, game.position, answer);
    if (why !== undefined) return illegal(seat, why, answer);
    const gesture = sides[seat].gesture?.(game, false);
    if (gesture === 'resign') {
      table.resign(seat, now());
      continue;
    }
    table.play(answer, now());
    sides[seat].played(game);
    if (gesture === 'offer' && !game.over) offer(game, seat, sides);
  }
  return undefined;
}

/** Offers a draw to a side that has words for an answer. */
function offer(game: Game, seat: DuelSeat, sides: ByDuelSeat<Side>): void {
  const other = seat === 'S' ? 'N' : 'S';
  if (!sides[other].gesture) return;
  game.offerDraw(seat);
  if (sides[other].gesture(game, true) === 'agree') game.agree(other);
}

function turnAt(table: Table, seat: DuelSeat, now: number): Turned {
  const { game, clock } = table;
  const left = leftToSeat(game.rules, clock, seat, now);
  return { game, seat, due: table.dueIn(now) ?? Infinity, ...(left !== null && { left }) };
}

function illegal(seat: DuelSeat, why: string, { said }: Answer): Loss {
  const forfeit = new Forfeit('illegal', why, said);
  return { seat, kind: forfeit.kind, why: forfeit.message };
}

function endFor({ over }: Game, seat: DuelSeat): End {
  if (over === null || over.result === '1/2') return 'broken-off';
  return over.result === seat ? 'won' : 'lost';
}

/** The record with what the sides call themselves and what the game was lost by. */
function withNames(record: GameRecord, { sides }: Fixture, loss: Loss | undefined): GameRecord {
  const { S, N } = sides;
  const tags = {
    ...record.tags,
    ...(S.name !== undefined && { SouthName: S.name }),
    ...(N.name !== undefined && { NorthName: N.name }),
    ...(loss && { Forfeit: `${loss.seat}, ${loss.kind}: ${loss.why}` }),
  };
  return { ...record, tags };
}
