// The bench as a command of Node.

import { arch, cpus, platform } from 'node:os';
import { parseArgs } from 'node:util';
import { BOARD_NAMES } from '../src/board.js';
import { packageVersion } from '../src/cli/version.js';
import { instantiate } from '../src/engine/module.js';
import { makeAll } from './all.js';
import { IMPLEMENTATIONS, LABELS, type ImplementationName } from './implementation.js';
import { ABOUT, allMeasures, MEASURES } from './measures.js';
import { table } from './report.js';
import { runMeasure, type Plan, type Result } from './run.js';
import { signature } from './signature.js';

export interface Output {
  write(text: string): unknown;
  warn(text: string): unknown;
}

const list = (names: readonly string[]): string => names.join(', ');

const HELP = `junqi bench [options]
Implementations of the rules side by side, in one run: each in turn, again and again.

  --quick             fewer and shorter samples: some 15 seconds
  --rounds N          samples of each (default 9, quick 3)
  --only NAMES        measures: ${list(MEASURES)}
  --board NAME        ${BOARD_NAMES.join(' or ')} alone
  --with NAMES        implementations: ${list(IMPLEMENTATIONS)}
  --signature         only the number that a change of the search must state
  --json              one JSON object instead of the table
  -h, --help          this text

Names are parted by commas. Rates count processor time, so that other programs matter less;
"slower" compares with the first line of a block, the median over rounds; what a search makes of
full perft is sampled in the same moments.

${MEASURES.map((name) => `  ${name.padEnd(12)} ${ABOUT[name]}`).join('\n')}
`;

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  only: { type: 'string' },
  board: { type: 'string' },
  with: { type: 'string' },
  signature: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Processor time of this program in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Which machine, which Node, which version of the package. */
function machine() {
  const all = cpus();
  return {
    package: packageVersion(),
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    v8: process.versions.v8,
  };
}

/** Names parted by commas that must be among those known. */
function chosen<Name extends string>(
  text: string | undefined,
  known: readonly Name[],
  option: string,
): readonly Name[] {
  if (text === undefined) return known;
  return text.split(',').map((word) => {
    const name = known.find((each) => each === word.trim());
    if (name === undefined)
      throw new RangeError(`--${option}: "${word}" is none of ${list(known)}`);
    return name;
  });
}

function roundsOf(text: string | undefined, quick: boolean): number {
  const rounds = text === undefined ? (quick ? 3 : 9) : Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new RangeError(`--rounds is a whole number from 1, not "${text}"`);
}

/** Runs the bench; resolves to the exit status. */
export async function bench(args: readonly string[], output: Output): Promise<0 | 1 | 2> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    if (values.help) output.write(HELP);
    else if (values.signature) output.write(`signature ${await currentSignature()}\n`);
    else await measureAll(values, output);
    return 0;
  } catch (error) {
    const misuse = error instanceof RangeError || error instanceof TypeError;
    output.warn(`${error instanceof Error ? error.message : String(error)}\n`);
    return misuse ? 2 : 1;
  }
}

const currentSignature = async (): Promise<number> => signature(await instantiate());

interface Values {
  readonly quick: boolean;
  readonly json: boolean;
  readonly rounds?: string | undefined;
  readonly only?: string | undefined;
  readonly board?: string | undefined;
  readonly with?: string | undefined;
}

async function measureAll(values: Values, output: Output): Promise<void> {
  const names = chosen(values.with, IMPLEMENTATIONS, 'with');
  const boards = chosen(values.board, BOARD_NAMES, 'board');
  const only = chosen(values.only, MEASURES, 'only');
  const plan: Plan = {
    rounds: roundsOf(values.rounds, values.quick),
    least: values.quick ? 8 : 100,
    warm: values.quick ? 20 : 250,
    clock: processorTime,
  };
  const all = await makeAll(names, (name, error) => output.warn(`${notHere(name, error)}\n`));
  const about = machine();
  if (!values.json) output.write(`${heading(about)}\n\n`);
  const results: Result[] = [];
  for (const measure of allMeasures()) {
    if (!only.includes(measure.name)) continue;
    if (measure.board && !boards.includes(measure.board)) continue;
    const result = await runMeasure(measure, all, plan);
    if (result) results.push(result);
    if (result && !values.json) output.write(`${table([result], results.length === 1)}\n`);
  }
  const behaviour = await currentSignature();
  if (!values.json) output.write(`\nall counted the same\nsignature ${behaviour}\n`);
  else
    output.write(`${JSON.stringify({ machine: about, results, signature: behaviour }, null, 2)}\n`);
}

const notHere = (name: ImplementationName, error: unknown): string =>
  `${LABELS[name]} does not run here: ${String(error)}`;

function heading(about: ReturnType<typeof machine>): string {
  const { processor, cores, system, node, v8 } = about;
  return `junqi ${about.package}, Node ${node} (V8 ${v8}), ${system}, ${cores} × ${processor}`;
}
