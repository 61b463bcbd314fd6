// What `junqi match` does once its words have been read.

import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { loadEngine } from '../engine/engine.js';
import type { Variant } from '../record.js';
import { BuiltInSide, engineOf } from './builtin-side.js';
import { wordsOf } from './dialogue.js';
import { EngineSide } from './engine-side.js';
import { laneElsewhere, laneHere, type Lane, type LaneLine } from './lane.js';
import { playMatch } from './match.js';
import { gamesOfPair, pairsOfShard, type Plan, type Shard } from './plan.js';
import type { Players } from './report.js';
import type { Side } from './side.js';
import { readSpec } from './spec.js';
import type { Sprt } from './statistics.js';
import { BadMatchFile, readGames, type Kept } from './store.js';
import { roundOf, Tally } from './tally.js';

/** A player of a match: how it was named, and the folder it runs in. */
export interface Entrant {
  readonly spec: string;
  readonly cwd?: string;
}

export interface MatchCall {
  readonly variant: Variant;
  readonly first: Entrant;
  readonly second: Entrant;
  readonly games: number;
  readonly seed: number;
  readonly shard: Shard;
  readonly concurrency: number;
  readonly fresh: boolean;
  /** Milliseconds. */
  readonly patience: number;
  readonly sprt?: Sprt;
  readonly out?: string;
  /** Told of every game. */
  readonly progress: (tally: Tally) => void;
  /** The words that start this program as a lane of the same match. */
  readonly laneWords: readonly string[];
}

export interface Merged {
  readonly players: Players;
  readonly tally: Tally;
}

/** How many games of the plan this shard has. */
export function gamesHere({ variant: { rules }, games, seed, shard }: MatchCall): number {
  const plan = { rules, games, seed };
  return pairsOfShard(games, shard).reduce((sum, pair) => sum + gamesOfPair(plan, pair).length, 0);
}

export const playersOf = ({ first, second }: Pick<MatchCall, 'first' | 'second'>): Players => ({
  first: first.spec,
  second: second.spec,
});

/** Plays the match, or what is left of it. Throws a BadMatchFile where the file holds another one. */
export async function runMatch(call: MatchCall): Promise<Tally> {
  const { games, shard, out, sprt, progress, concurrency, laneWords } = call;
  const tally = new Tally();
  const file = out === undefined ? undefined : openGames(out, call, tally);
  progress(tally);
  const pairs = pairsOfShard(games, shard).filter((pair) => !isPlayed(call, tally, pair));
  const lanes =
    concurrency > 1
      ? Array.from({ length: Math.min(concurrency, pairs.length) }, () => laneElsewhere(laneWords))
      : [await openLane(call)];
  try {
    await playMatch({
      pairs,
      lanes,
      tally,
      ...(sprt && { sprt }),
      played({ text }) {
        if (file !== undefined) writeSync(file, text);
        progress(tally);
      },
    });
  } finally {
    if (file !== undefined) closeSync(file);
  }
  return tally;
}

function isPlayed({ variant: { rules }, games, seed }: MatchCall, tally: Tally, pair: number) {
  const plan: Plan = { rules, games, seed };
  return gamesOfPair(plan, pair).every((planned) => tally.has(planned));
}

/** A lane of the match in this process. */
export async function openLane(call: MatchCall): Promise<Lane> {
  const { variant, games, seed } = call;
  return laneHere({
    variant,
    rules: variant.rules,
    games,
    seed,
    players: playersOf(call),
    sides: { first: await sideOf(call, call.first), second: await sideOf(call, call.second) },
    core: await loadEngine(),
  });
}

async function sideOf({ patience, fresh }: MatchCall, { spec, cwd }: Entrant): Promise<Side> {
  const player = readSpec(spec);
  if (player.kind !== 'command') {
    const engine = player.of === undefined ? await loadEngine() : await engineOf(player.of);
    return new BuiltInSide(spec, player, engine);
  }
  const [command = '', ...args] = wordsOf(player.command);
  const program = { command, args, ...(cwd !== undefined && { cwd }) };
  return new EngineSide(spec, program, { patience, fresh });
}

/** Opens the file of a match to write on; what it holds already is counted. */
function openGames(path: string, call: MatchCall, tally: Tally): number {
  try {
    return resumeGames(path, call, tally);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new BadMatchFile({ where: path, found: String(error.code), expected: 'a file to write' });
  }
}

function resumeGames(path: string, call: MatchCall, tally: Tally): number {
  if (existsSync(path)) {
    const { games, bytes } = readGames(path, readFileSync(path, 'utf8'));
    const expected = { players: playersOf(call), rules: call.variant.text };
    for (const game of games) {
      refuseOther(path, game, expected);
      tally.add(game.outcome);
    }
    truncateSync(path, bytes);
  }
  return openSync(path, 'a');
}

function refuseOther(where: string, found: Kept, expected: Pick<Kept, 'players' | 'rules'>): void {
  const named = ({ players, rules }: typeof expected) =>
    `a game of ${players.first} against ${players.second}, ${rules}`;
  if (named(found) === named(expected)) return;
  throw new BadMatchFile({ where, found: named(found), expected: named(expected) });
}

/** Plays the pairs whose numbers come in, and says their games line by line. */
export async function runLane(
  call: MatchCall,
  lines: AsyncIterable<string>,
  say: (line: string) => unknown,
): Promise<void> {
  const tell = (line: LaneLine) => say(`${JSON.stringify(line)}\n`);
  const lane = await openLane(call);
  try {
    for await (const line of lines) {
      for await (const game of lane.play(Number(line))) tell(game);
      tell({ done: Number(line) });
    }
  } catch (error) {
    tell({ error: error instanceof Error ? error.message : String(error) });
  } finally {
    await lane.close();
  }
}

/** Several files of one match as one tally. Throws a BadMatchFile where they are of different ones. */
export function mergeGames(texts: readonly (readonly [name: string, text: string])[]): Merged {
  const tally = new Tally();
  let first: Kept | undefined;
  for (const [name, text] of texts) {
    for (const game of readGames(name, text).games) {
      first ??= game;
      refuseOther(name, game, first);
      if (tally.has(game.outcome)) {
        const found = `game ${roundOf(game.outcome)} a second time`;
        throw new BadMatchFile({ where: name, found, expected: 'each game once' });
      }
      tally.add(game.outcome);
    }
  }
  if (first === undefined) {
    const where = texts.map(([name]) => name).join(' ');
    throw new BadMatchFile({ where, found: 'no game', expected: 'games of a match' });
  }
  return { players: first.players, tally };
}
