import { armyFor } from '../armies.js';
import { loadEngine, type Engine } from '../engine/engine.js';
import { printable } from '../match/forfeit.js';
import { MOST_TIME } from '../match/spec.js';
import { levelOf } from '../player/levels.js';
import { startThinking, type PlayerOptions } from '../player/player.js';
import { LineBuffer } from '../protocol/line-buffer.js';
import { OWN } from '../protocol/record.js';
import { Session, type Question } from '../protocol/session.js';
import { randomFrom } from '../random.js';
import { PRESETS } from '../rules.js';
import type { Move } from '../turn.js';
import { expectArguments, type Call, type Command } from './command.js';
import { Misuse } from './io.js';
import { wholeOption } from './options.js';

/** Milliseconds a move where nobody asks for more. */
const LONGEST = 3_000;
/** Nodes between two looks at the clock, and milliseconds between two at what the referee has said. */
const STRIDE = 1_000;
const SLICE = 5;
/** Strides that a thought has before anything is heard: a short one is finished. */
const UNHEARD = 10;

export const engine: Command = {
  name: 'engine',
  usage: '',
  summary: 'plays by the championship protocol on standard input and output',
  options: ['level', 'nodes', 'longest', 'seed', 'help'],
  async run(call) {
    expectArguments(call.rest);
    const { io, options } = call;
    const limits = limitsOf(call);
    const random = randomFrom(wholeOption('seed', options.seed) ?? Math.random() * 2 ** 32);
    const longest = wholeOption('longest', options.longest, MOST_TIME) ?? LONGEST;
    const player = await loadEngine();
    const session = new Session({
      core: player,
      name: 'junqi',
      army: () => armyFor(PRESETS.championship, random),
      choose: (question) =>
        chosen(player, question, { ...limits, seed: Math.floor(random() * 2 ** 31) }),
      say: (line) => io.write(`${line}\n`),
      puzzled: (line, why) => io.warn(`junqi engine: "${printable(line)}": ${why}\n`),
      complain: (error) => void io.warn(`junqi engine: ${String(error)}\n`),
      now: () => performance.now(),
      longest,
    });
    const buffer = new LineBuffer();
    for await (const bytes of io.input) {
      for (const line of buffer.push(bytes)) session.hear(line);
    }
    for (const line of buffer.end()) session.hear(line);
    await session.done();
  },
};

function limitsOf({ options }: Call): Pick<PlayerOptions, 'level' | 'nodes'> {
  const level = wholeOption('level', options.level);
  const nodes = wholeOption('nodes', options.nodes);
  try {
    if (level !== undefined) levelOf(level);
  } catch (error) {
    if (error instanceof RangeError) throw new Misuse(error.message);
    throw error;
  }
  return { ...(level !== undefined && { level }), ...(nodes !== undefined && { nodes }) };
}

/** Thinks in slices, so that the end of a game is heard meanwhile. */
async function chosen(
  player: Engine,
  { game, milliseconds, cancelled }: Question,
  options: PlayerOptions,
): Promise<Move | undefined> {
  const { position, toMove, variant } = game;
  const task =
    position === toMove
      ? { record: game.record, seat: OWN }
      : { rules: variant.rules, view: toMove };
  const until = performance.now() + milliseconds;
  const thinking = startThinking(player, task, {
    ...options,
    milliseconds: Math.max(1, milliseconds),
  });
  let heard = performance.now();
  for (let strides = 1; thinking.step(STRIDE) && performance.now() < until; strides++) {
    if (strides < UNHEARD || performance.now() < heard + SLICE) continue;
    await new Promise((resolve) => setImmediate(resolve));
    if (cancelled()) return undefined;
    heard = performance.now();
  }
  return thinking.choice();
}
