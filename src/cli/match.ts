import { PRESETS, type Rules } from '../rules.js';
import type { Variant } from '../record.js';
import { valueOf } from '../fault.js';
import { parseVariant } from '../formats/variant.js';
import { Unstartable } from '../match/forfeit.js';
import type * as matches from '../match/command.js';
import type { MatchCall } from '../match/command.js';
import { WHOLE, type Shard } from '../match/plan.js';
import { progressLine } from '../match/progress.js';
import { reportJson, reportText, type Players } from '../match/report.js';
import { isOurs, MOST_TIME, readSpec, SPECS } from '../match/spec.js';
import type { Sprt } from '../match/statistics.js';
import { BadMatchFile } from '../match/store.js';
import { figuresOf, type Tally } from '../match/tally.js';
import { expectArguments, print, type Call, type Command } from './command.js';
import { bytesAt, variantOf } from './files.js';
import { linesOf, Misuse, Refusal } from './io.js';
import { wholeOption } from './options.js';

const GAMES = 100;
/** A sequential test may go on for long. */
const SPRT_GAMES = 100_000;
/** More than are ever played, and still planned at once. */
const MOST_GAMES = 1_000_000;
/** Processes that a machine bears. */
const MOST_LANES = 256;
/** Far beyond, no share of the points tells two leads apart. */
const MOST_ELO = 1_000;
const PATIENCE = 10;

export const match: Command = {
  name: 'match',
  usage: 'A B',
  summary: `referees games between two players: ${SPECS}`,
  options: [
    'rules',
    'games',
    'sprt',
    'out',
    'shard',
    'merge',
    'concurrency',
    'cwd',
    'fresh',
    'patience',
    'resign',
    'draws',
    'seed',
    'json',
    'lane',
    'help',
  ],
  async run(call) {
    const command = await import('../match/command.js');
    try {
      if (call.options.merge) return await merge(call, command);
      expectArguments(call.rest, 'A', 'B');
      const matchCall = readCall(call);
      if (!call.options.lane) return await play(call, matchCall, command);
      await command.runLane(matchCall, linesOf(call.io.input), (line) => call.io.write(line));
    } catch (error) {
      if (error instanceof BadMatchFile) throw new Refusal([error.fault]);
      if (!(error instanceof Unstartable)) throw error;
      throw new Refusal([error.fault]);
    }
  },
};

type Matches = typeof matches;

async function play(call: Call, matchCall: MatchCall, command: Matches): Promise<void> {
  const tally = await command.runMatch(withProgress(call, matchCall, command));
  await report(call, command.playersOf(matchCall), tally, matchCall.sprt);
}

async function merge(call: Call, command: Matches): Promise<void> {
  if (call.rest.length === 0) throw new Misuse('FILE is missing');
  const player = call.rest.find(isOurs);
  if (player !== undefined) {
    throw new Misuse(`--merge takes files of one match and no players, such as "${player}"`);
  }
  const texts: [string, string][] = [];
  for (const path of call.rest) {
    texts.push([path, new TextDecoder().decode(await bytesAt(call, path))]);
  }
  const { players, tally } = command.mergeGames(texts);
  await report(call, players, tally, readSprt(call.options.sprt));
}

function report(call: Call, players: Players, tally: Tally, sprt: Sprt | undefined) {
  const figures = figuresOf(tally, sprt);
  return print(call, {
    json: reportJson(players, figures, tally),
    text: reportText(players, figures, tally),
  });
}

/** A terminal sees how far the match has come. */
function withProgress(call: Call, matchCall: MatchCall, { gamesHere }: Matches): MatchCall {
  const { io } = call;
  if (!io.isTerminal) return matchCall;
  const all = gamesHere(matchCall);
  return {
    ...matchCall,
    progress(tally) {
      const figures = figuresOf(tally, matchCall.sprt);
      const end = figures.games === all || figures.sprt?.verdict ? '\n' : '';
      io.warn(`\r\x1b[K${progressLine(figures, all)}${end}`);
    },
  };
}

function readCall(call: Call): MatchCall {
  const { options, rest } = call;
  const [first = '', second = ''] = rest;
  const sprt = readSprt(options.sprt);
  const seed = wholeOption('seed', options.seed);
  refuseTwice(options.cwd);
  return {
    variant: readVariant(call, [first, second]),
    first: { spec: first, ...folderOf('A', options.cwd) },
    second: { spec: second, ...folderOf('B', options.cwd) },
    games: wholeOption('games', options.games, MOST_GAMES) ?? (sprt ? SPRT_GAMES : GAMES),
    seed: seed ?? 1,
    shard: readShard(options.shard),
    concurrency: wholeOption('concurrency', options.concurrency, MOST_LANES) ?? 1,
    fresh: options.fresh === true,
    patience: (wholeOption('patience', options.patience, MOST_TIME / 1000) ?? PATIENCE) * 1000,
    manners: {
      resigns: options.resign === true,
      offersDraws: options.draws === true,
      takesDraws: options.draws === true,
    },
    ...(sprt && { sprt }),
    ...(options.out !== undefined && { out: options.out }),
    progress: () => {},
    warn: (text) => call.io.warn(`${text}\n`),
    laneWords: laneWords(call),
  };
}

/** The words that start this program again as a lane of the same match. */
function laneWords({ options, rest }: Call): string[] {
  const { rules, games, sprt, seed, cwd = [], fresh, patience, resign, draws } = options;
  const values = Object.entries({ rules, games, sprt, seed, patience });
  return [
    process.argv[1] ?? '',
    'match',
    '--lane',
    ...values.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}=${value}`])),
    ...cwd.map((folder) => `--cwd=${folder}`),
    ...(fresh ? ['--fresh'] : []),
    ...(resign ? ['--resign'] : []),
    ...(draws ? ['--draws'] : []),
    '--',
    ...rest,
  ];
}

/** The rules of the match, fit for those who play it. */
function readVariant(call: Call, players: readonly string[]): Variant {
  const specs = players.map((player) => {
    try {
      return readSpec(player);
    } catch (error) {
      if (error instanceof RangeError) throw new Misuse(error.message);
      throw error;
    }
  });
  const hasCommand = specs.some(({ kind }) => kind === 'command');
  const usual = hasCommand ? 'championship' : 'duel-open';
  const variant = variantOf(call) ?? valueOf(parseVariant(usual));
  const why = hasCommand ? whyNotSpoken(variant.rules) : undefined;
  if (variant.rules.seats !== 2) throw new Misuse('a match is played by the rules of two seats');
  if (why !== undefined) {
    throw new Misuse(`commands play by rules such as championship, with ${why}`);
  }
  return variant;
}

/** What the championship protocol has no words to say of rules. */
function whyNotSpoken(rules: Rules): string | undefined {
  const { championship } = PRESETS;
  if (rules.board !== championship.board) return 'the Duel board';
  if (rules.visibility !== championship.visibility) return 'visibility=dark';
  if (rules.secondsPerMove !== null) return 'secondsPerMove=none';
  if (rules.secondsPerSeat === null) return 'a number for secondsPerSeat';
  if (rules.quietLimit === null) return 'a number for quietLimit';
  return undefined;
}

function readSprt(text: string | undefined): Sprt | undefined {
  if (text === undefined) return undefined;
  const [elo0 = NaN, elo1 = NaN] = text.split(',').map(Number);
  const isRead = /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text);
  if (isRead && -MOST_ELO <= elo0 && elo0 < elo1 && elo1 <= MOST_ELO) return { elo0, elo1 };
  const expected = `two leads of up to ${MOST_ELO} Elo, the lesser first, such as 0,10`;
  throw new Misuse(`--sprt is ${expected}, not "${text}"`);
}

function readShard(text: string | undefined): Shard {
  if (text === undefined) return WHOLE;
  const [, index = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of) return { index: index - 1, of };
  throw new Misuse(`--shard is a share of the match, such as 2/8, not "${text}"`);
}

/** Refuses a second folder for the same player, or for both. */
function refuseTwice(folders: readonly string[] = []): void {
  const whose = folders.map((folder) => /^[AB]=/.exec(folder)?.[0] ?? '');
  const twice = whose.find((each, index) => whose.indexOf(each) !== index);
  if (twice !== undefined) throw new Misuse(`${`--cwd ${twice}`.trim()} is given twice`);
}

/** The folder of a player: its own, or that of both. */
function folderOf(player: 'A' | 'B', folders: readonly string[] = []): { cwd?: string } {
  const own = folders.find((folder) => folder.startsWith(`${player}=`))?.slice(2);
  const cwd = own ?? folders.find((folder) => !/^[AB]=/.test(folder));
  return cwd === undefined ? {} : { cwd };
}
