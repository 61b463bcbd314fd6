// Commands that answer questions about a game: `moves`, `perft`, `play`, `view`. Each asks on its
// command line, or with `--batch` once a line of standard input.

import type { Core } from '../core.js';
import { answerLine } from './batch.js';
import { print, type Call, type Command } from './command.js';
import { readFileQuestion } from './files.js';
import type { Game } from '../game.js';
import { linesOf, Misuse, type Io } from './io.js';
import { GAME_OPTIONS, type OptionName, type Options } from './options.js';
import { gameOf, seatNamed, setupsOf, overText, type Question } from './question.js';

export interface Answer {
  readonly json: object;
  readonly text: string;
}

/** What a question must still say: `N` of `perft N`, the moves of `play`. */
export type Asked = Pick<Question, 'moves' | 'depth' | 'seat' | 'nodes' | 'puzzle'>;

export interface Asking extends Pick<Command, 'name' | 'usage' | 'summary'> {
  /** Options besides those that say which game is meant. */
  readonly options?: readonly OptionName[];
  /** What arguments and options ask; in a batch they are defaults and arguments may be missing. */
  asked(rest: readonly string[], batch: boolean, options: Options): Partial<Asked>;
  /** A record for one seat will do: setups of others may be missing. */
  readonly partial?: true;
  /** `io` where somebody waits for this one answer and may be told how far it has come. */
  answer(game: Game, question: Question, io?: Io): Answer;
}

export function askingCommand(asking: Asking): Command {
  return {
    name: asking.name,
    usage: asking.usage,
    summary: asking.summary,
    options: [...GAME_OPTIONS, 'core', ...(asking.options ?? []), 'json', 'batch', 'help'],
    async run(call) {
      const { options, rest } = call;
      const asked = asking.asked(rest, options.batch === true, options);
      const question = { moves: [], ...asked, ...(await gameQuestion(call)) };
      const core = await call.core();
      return options.batch
        ? answerBatch(asking, call, core, question)
        : answerOne(asking, call, core, question);
    },
  };
}

async function answerOne(
  asking: Asking,
  call: Call,
  core: Core,
  question: Question,
): Promise<void> {
  const game = gameOf(question, core, asking.partial);
  const answer = asking.answer(game, question, call.io);
  await print(call, answer);
  if (game.over && !call.options.json) call.io.warn(`${overText(game.over)}\n`);
}

/** Answers every line; 1 where one of them was refused. */
async function answerBatch(
  asking: Asking,
  { io }: Call,
  core: Core,
  defaults: Question,
): Promise<0 | 1> {
  let number = 0;
  let refused = 0;
  for await (const line of linesOf(io.input)) {
    const answer = answerLine(asking, core, defaults, line, `line ${++number}`);
    if ('error' in answer) refused++;
    await io.write(`${JSON.stringify(answer)}\n`);
  }
  if (refused === 0) return 0;
  io.warn(`${refused} of ${number} lines were refused\n`);
  return 1;
}

/** The game that the options name. */
export async function gameQuestion(call: Call): Promise<Pick<Question, 'opening' | 'record'>> {
  const { options } = call;
  const setups = setupsOf(options);
  if (options.position !== undefined) {
    const other = (['setup', 'file', 'first'] as const).find((name) => options[name] !== undefined);
    if (other) throw new Misuse(`--${other} and --position exclude each other`);
  }
  const opening = {
    variant: options.rules ?? 'duel-open',
    ...(Object.keys(setups).length > 0 && { setups }),
    ...(options.position !== undefined && { position: options.position }),
    ...(options.first !== undefined && { first: seatNamed('--first', options.first) }),
  };
  return options.file === undefined ? { opening } : readFileQuestion(call, options.file, opening);
}
