// Where the games of a match are played, a pair after the other: in this process, or in another one like
// it that is told the numbers of pairs and answers with their games.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Variant } from '../record.js';
import type { Core } from '../core.js';
import type { Fault } from '../fault.js';
import { Unstartable } from './forfeit.js';
import { gamesOfPair, type Plan, type Planned } from './plan.js';
import { referee, type Refereed, type World } from './referee.js';
import type { Players } from './report.js';
import type { Side } from './side.js';
import { gameText, tagsOf } from './store.js';
import { outcomeOf, type Outcome } from './tally.js';

/** A game that has been played, and its text. */
export interface Played {
  readonly outcome: Outcome;
  readonly text: string;
}

/** Plays pairs, one at a time. */
export interface Lane {
  play(pair: number): AsyncIterable<Played>;
  close(): Promise<void>;
}

export interface LaneOptions extends Plan {
  readonly variant: Variant;
  readonly players: Players;
  /** What the match is played with besides, as its games say it. */
  readonly settings: string;
  readonly sides: { readonly first: Side; readonly second: Side };
  readonly core: Core;
}

/** A lane in this process. */
export function laneHere(options: LaneOptions): Lane {
  const { sides, core } = options;
  const world: World = { core, now: () => performance.now() };
  return {
    async *play(pair) {
      for (const planned of gamesOfPair(options, pair)) yield playOne(options, planned, world);
    },
    async close() {
      await sides.first.close();
      await sides.second.close();
    },
  };
}

async function playOne(options: LaneOptions, planned: Planned, world: World): Promise<Played> {
  const { variant, players, sides, seed, settings } = options;
  const { first, second } = sides;
  const { record, loss }: Refereed = await referee(
    {
      variant,
      sides: planned.seat === 'S' ? { S: first, N: second } : { S: second, N: first },
      ...(planned.setups && { setups: planned.setups }),
      seed: planned.seed,
      tags: tagsOf(players, planned, { seed, settings }),
    },
    world,
  );
  return { outcome: outcomeOf(planned, record, loss), text: gameText(record) };
}

/** What a lane elsewhere says of a pair: its games, then that it has no more of them. */
export type LaneLine =
  | Played
  | { readonly done: number }
  /** With the fault, where a side cannot be started. */
  | { readonly error: string; readonly fault?: Fault };

/** A lane in a process of its own: this program again, with these words. */
export function laneElsewhere(words: readonly string[]): Lane {
  const child = spawn(process.execPath, [...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {}); // Told by the end of its output.
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async *play(pair) {
      child.stdin.write(`${pair}\n`);
      for (;;) {
        const { value, done } = (await lines.next()) as IteratorResult<string, undefined>;
        if (done) throw new Error('a process that played games of the match has ended');
        const said = JSON.parse(value) as LaneLine;
        if ('error' in said) throw said.fault ? new Unstartable(said.fault) : new Error(said.error);
        if ('done' in said) return;
        yield said;
      }
    },
    async close() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill(), 2_000);
      await closed;
      clearTimeout(timer);
    },
  };
}
