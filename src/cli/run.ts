// The commands, their help, and what becomes of their errors.

import { nearest } from '../formats/nearest.js';
import { analyse } from './analyse.js';
import { bench } from './bench.js';
import { check } from './check.js';
import { expectArguments, type Command } from './command.js';
import { convert } from './convert.js';
import { loadCore } from './cores.js';
import { engine } from './engine.js';
import { Misuse, Refusal, refusalJson, type Io } from './io.js';
import { match } from './match.js';
import { moves } from './moves.js';
import { aligned, optionsHelp, parseOptions } from './options.js';
import { perft } from './perft.js';
import { play } from './play.js';
import { solve } from './solve.js';
import { packageVersion } from './version.js';
import { view } from './view.js';

export const COMMANDS: readonly Command[] = [
  moves,
  perft,
  play,
  view,
  analyse,
  solve,
  convert,
  check,
  engine,
  match,
  bench,
];

/** Runs a command line, without `node` and the script; resolves to the exit status. */
export async function main(args: readonly string[], io: Io): Promise<0 | 1 | 2> {
  const [name, ...rest] = args;
  try {
    if (name === undefined) throw new Misuse('a command is missing');
    if (name === '--version' || name === '-V') {
      expectArguments(rest);
      await io.write(`${packageVersion()}\n`);
      return 0;
    }
    if (name === '--help' || name === '-h' || name === 'help') {
      const [about, ...more] = rest;
      expectArguments(more);
      if (about !== undefined) return await runCommand(commandNamed(about), ['--help'], io);
      await io.write(help());
      return 0;
    }
    return await runCommand(commandNamed(name), rest, io);
  } catch (error) {
    if (error instanceof Refusal) {
      if (rest.includes('--json')) await io.write(`${JSON.stringify(refusalJson(error))}\n`);
      io.warn(`${error.message}\n`);
      return 1;
    }
    if (!(error instanceof Misuse)) throw error;
    io.warn(`junqi: ${error.message}\nTry: junqi ${helpCall(name)}\n`);
    return 2;
  }
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<0 | 1 | 2> {
  if (command.passOn) return command.passOn(args, io);
  const parsed = parseOptions(args, command.options);
  if (!parsed.options.help) {
    const status = await command.run({ ...parsed, io, core: () => loadCore(parsed.options.core) });
    return status ?? 0;
  }
  await io.write(commandHelp(command));
  return 0;
}

/** What tells how a call should have been: that of its command where it has one. */
const helpCall = (name: string | undefined): string =>
  COMMANDS.some((known) => known.name === name) ? `${name} --help` : '--help';

function commandNamed(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command) return command;
  const near = nearest(
    name,
    COMMANDS.map((known) => known.name),
  );
  throw new Misuse(`"${name}" is no command, perhaps "${near}"`);
}

const usageOf = ({ name, usage }: Command) => (usage ? `${name} ${usage}` : name);

function help(): string {
  const rows = COMMANDS.map((command) => [usageOf(command), command.summary] as const);
  return `junqi COMMAND [options]\n\n${aligned(rows)}\n\n${HELP_END}\n`;
}

function commandHelp(command: Command): string {
  return `junqi ${usageOf(command)}\n${command.summary}\n\n${optionsHelp(command.options)}\n`;
}

const batched = COMMANDS.filter(({ options }) => options.includes('batch')).map(({ name }) => name);

const HELP_END = `With --batch ${batched.slice(0, -1).join(', ')} and ${batched.at(-1)} read a question a line from standard input, each a JSON object.
junqi COMMAND --help tells the options of a command, junqi --version which version this is.
Exit status: 0, 1 for input that was refused (with --batch: any line of it), 2 for a wrong call.`;
