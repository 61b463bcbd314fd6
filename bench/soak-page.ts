// The page of `npm run soak`: boards that change their position ten times a second and ask for an analysis
// each time, and boards that come and go. What it counts is read by tools/soak.mjs.

import { joinPool } from '../src/analysis/page.js';
import type { Report } from '../src/analysis/report.js';
import type { AnalysisJob, Member } from '../src/analysis/service.js';
import { parseVariant } from '../src/formats/variant.js';
import { valueOf } from '../src/fault.js';
import { Game } from '../src/game.js';
import { randomFrom } from '../src/random.js';
import { reference } from '../src/reference/index.js';
import { randomSetup } from '../src/setup.js';
import { seatsOf } from '../src/rules.js';
import type { Move } from '../src/turn.js';
import type { Position } from '../src/position.js';
import type { Variant } from '../src/record.js';

/** How often a board changes its position, in milliseconds. */
const EVERY = 100;

const counts = {
  /** Positions asked about. */
  asked: 0,
  reports: 0,
  /** Reports to a question that had been taken back, or whose first move is not legal. */
  stale: 0,
  /** Jobs that failed. */
  failed: [] as string[],
  /** Workers ever started. */
  workers: 0,
  /** Milliseconds from a question to its first report, those of the last minute. */
  waits: [] as number[],
  /** The same from the stop of an endless search to the answer to a question of one node. */
  stops: [] as number[],
};

const NativeWorker = globalThis.Worker;
globalThis.Worker = class extends NativeWorker {
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    counts.workers++;
  }
};

interface Scene {
  readonly variant: Variant;
  readonly view: Position;
  readonly moves: readonly Move[];
}

/** Positions of a game played at random. */
function scenesOf(preset: string, seed: number): Scene[] {
  const variant = valueOf(parseVariant(preset));
  const random = randomFrom(seed);
  const seats = seatsOf(variant.rules);
  const setups = seats.map((seat) => [seat, randomSetup(variant.rules, random)] as const);
  const started = Game.start({ variant, setups: Object.fromEntries(setups), core: reference });
  if (!('value' in started)) throw new Error(`${preset} does not start`);
  const game = started.value;
  const scenes: Scene[] = [];
  while (!game.over && scenes.length < 150) {
    const moves = reference.moves(game.rules, game.position);
    scenes.push({ variant, view: game.view(game.turn), moves });
    game.play(moves[Math.floor(random() * moves.length)]!);
  }
  return scenes;
}

/** A board as far as the engine is concerned. */
class Board {
  readonly #member: Member = joinPool();
  readonly #scenes: readonly Scene[];
  #job: AnalysisJob | undefined;
  #at = 0;

  constructor(preset: string, seed: number) {
    this.#scenes = scenesOf(preset, seed);
  }

  change(): void {
    this.#job?.stop();
    const scene = this.#scenes[this.#at++ % this.#scenes.length]!;
    const asked = performance.now();
    let isFirst = true;
    counts.asked++;
    const job = this.#member.analyse(scene, { lines: 3 }, (report) => {
      counts.reports++;
      if (job !== this.#job || !fits(scene, report)) counts.stale++;
      if (isFirst) counts.waits.push(performance.now() - asked);
      isFirst = false;
    });
    job.done.catch((error: unknown) => counts.failed.push(String(error)));
    this.#job = job;
  }

  async stopLatency(): Promise<void> {
    this.change();
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    const begin = performance.now();
    this.#job?.stop();
    await this.#member.analyse(this.#scenes[0]!, { nodes: 1 }).done;
    counts.stops.push(performance.now() - begin);
  }

  focus(): void {
    this.#member.focus();
  }

  leave(): void {
    this.#member.leave();
  }
}

const fits = ({ moves }: Scene, { lines }: Report): boolean =>
  lines.every(({ moves: [first] }) =>
    moves.some(({ from, to }) => from === first?.from && to === first.to),
  );

/** Analyses on four boards for so long, the first of which is looked at. */
async function analyses(milliseconds: number): Promise<void> {
  const presets = ['duel-open', 'four-open', 'duel-dark', 'four-dark'];
  const boards = presets.map((preset, index) => new Board(preset, index + 1));
  boards[0]!.focus();
  const end = performance.now() + milliseconds;
  for (let turn = 0; performance.now() < end; turn++) {
    for (const board of boards) board.change();
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    if (turn % 50 === 49) await boards[0]!.stopLatency();
  }
  for (const board of boards) board.leave();
}

/** Puts boards on the page and takes them away again. */
async function mounts(rounds: number): Promise<void> {
  await import('../component/define.js');
  const [scene] = scenesOf('duel-open', 7);
  for (let round = 0; round < rounds; round++) {
    const board = Object.assign(document.createElement('junqi-board'), { view: scene?.view });
    board.setAttribute('mode', 'analyse');
    board.setAttribute('rules', 'duel-open');
    document.body.append(board);
    await board.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, round % 10 === 0 ? 50 : 0));
    board.remove();
  }
}

/** What has been counted since the last time, and the totals. */
function read() {
  const { waits, stops, ...totals } = counts;
  counts.waits = [];
  counts.stops = [];
  return { ...totals, waits, stops };
}

const soak = { analyses, mounts, read };
export type Soak = typeof soak;
Object.assign(globalThis, { soak });
