// What `junqi match` does once its words have been read.

import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { loadEngine } from '../engine/engine.js';
import type { Manners } from '../player/manners.js';
import type { Variant } from '../record.js';
import { BuiltInSide, engineOf } from './builtin-side.js';
import { wordsOf } from './dialogue.js';
import { EngineSide } from './engine-side.js';
import { fileFault } from './file-fault.js';
import { Unstartable } from './forfeit.js';
import { laneElsewhere, laneHere, type Lane, type LaneLine } from './lane.js';
import { playMatch } from './match.js';
import { gamesOfPair, pairsOfShard, type Plan, type Shard } from './plan.js';
import type { Players } from './report.js';
import type { Side } from './side.js';
import { looksAtMuch, readSpec } from './spec.js';
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
  /** What players of ours say besides their moves. */
  readonly manners: Manners;
  readonly sprt?: Sprt;
  readonly out?: string;
  /** Told of every game. */
  readonly progress: (tally: Tally) => void;
  readonly warn: (text: string) => void;
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

/** What a match is played with besides its players, rules and seed. */
function settingsOf({ patience, fresh, manners }: MatchCall): string {
  const words = [
    `patience ${patience / 1000}`,
    fresh && 'fresh',
    manners.resigns && 'resign',
    (manners.offersDraws || manners.takesDraws) && 'draws',
  ];
  return words.filter(Boolean).join(', ');
}

/** Plays the match, or what is left of it. Throws a BadMatchFile where the file holds another one. */
export async function runMatch(call: MatchCall): Promise<Tally> {
  const { games, shard, out, sprt, progress, concurrency, laneWords } = call;
  const tally = new Tally();
  const file = out === undefined ? undefined : openGames(out, call, tally);
  progress(tally);
  const pairs = pairsOfShard(games, shard).filter((pair) => !isPlayed(call, tally, pair));
  for (const { cwd } of [call.first, call.second]) if (cwd !== undefined) needFolder(cwd);
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

function needFolder(cwd: string): void {
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return;
  const expected = 'a folder that commands can run in';
  throw new Unstartable({ where: '--cwd', found: `"${cwd}", which is none`, expected });
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
    settings: settingsOf(call),
    sides: { first: await sideOf(call, 'A'), second: await sideOf(call, 'B') },
    core: await loadEngine(),
  });
}

/** Bits of the table of those who look at much, as large as in a page. */
const LARGE_TABLE = 19;

async function sideOf(call: MatchCall, player: 'A' | 'B'): Promise<Side> {
  const { patience, fresh, manners, warn } = call;
  const { spec, cwd } = player === 'A' ? call.first : call.second;
  const who = readSpec(spec);
  if (who.kind !== 'command') {
    const engine = who.of === undefined ? await loadEngine() : await engineOf(who.of);
    if (looksAtMuch(who)) engine.sizeTable(LARGE_TABLE);
    return new BuiltInSide(spec, who, engine, manners);
  }
  const [command = '', ...args] = wordsOf(who.command);
  const program = { command, args, ...(cwd !== undefined && { cwd }) };
  return new EngineSide(spec, program, { patience, fresh, player, warn });
}

/** Opens the file of a match to write on; what it holds already is counted. */
function openGames(path: string, call: MatchCall, tally: Tally): number {
  try {
    return resumeGames(path, call, tally);
  } catch (error) {
    throw new BadMatchFile(fileFault(error, path, 'written'));
  }
}

function resumeGames(path: string, call: MatchCall, tally: Tally): number {
  if (existsSync(path)) {
    const { games, bytes } = readGames(path, readFileSync(path, 'utf8'));
    const expected = {
      players: playersOf(call),
      rules: call.variant.text,
      seed: String(call.seed),
      settings: settingsOf(call),
    };
    for (const game of games) {
      refuseOther(path, game, expected);
      tally.add(game.outcome);
    }
    truncateSync(path, bytes);
  }
  return openSync(path, 'a');
}

type Match = Omit<Kept, 'outcome'>;

/** Refuses a game of another match, and names what is different. */
function refuseOther(where: string, found: Match, expected: Match): void {
  const parts = (of: Match, other: Match) => [
    `${of.players.first} against ${of.players.second}`,
    `rules ${of.rules}`,
    `seed ${of.seed}`,
    `settings ${of.settings ?? other.settings ?? ''}`,
  ];
  const [here, asked] = [parts(found, expected), parts(expected, found)];
  const differ = (_: string, index: number) => here[index] !== asked[index];
  if (!here.some(differ)) return;
  const named = (texts: readonly string[]) => `a game of ${texts.filter(differ).join(', ')}`;
  throw new BadMatchFile({ where, found: named(here), expected: named(asked) });
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
    const fault = error instanceof Unstartable ? { fault: error.fault } : {};
    tell({ error: error instanceof Error ? error.message : String(error), ...fault });
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
