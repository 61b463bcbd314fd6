// Options of the command line. The table is what is parsed and what `--help` prints.

import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Misuse } from './io.js';

interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  readonly short?: string;
  /** What its value is called in help. */
  readonly value?: string;
  readonly help: string;
}

export const OPTIONS = {
  rules: {
    type: 'string',
    value: 'PRESET[,option=value…]',
    help: 'rules of the game (default duel-open, or those of the file)',
  },
  position: { type: 'string', value: 'TEXT', help: 'a position as text' },
  setup: {
    type: 'string',
    multiple: true,
    value: 'S=TEXT',
    help: 'the setup of one seat; may be given for each',
  },
  first: { type: 'string', value: 'SEAT', help: 'who begins after setups (default S)' },
  file: {
    type: 'string',
    value: 'F',
    help: 'a .jqn, .jql, .jgs or text file; the first game of several',
  },
  core: {
    type: 'string',
    value: 'engine|reference',
    help: 'which implementation of the rules plays (default engine)',
  },
  time: { type: 'string', value: 'MS', help: 'milliseconds to think (default 1000)' },
  depth: { type: 'string', value: 'N', help: 'plies to look ahead' },
  nodes: {
    type: 'string',
    value: 'N',
    help: 'positions to look at, at most (solve: default 300000)',
  },
  lines: { type: 'string', value: 'K', help: 'how many best lines are shown (default 1)' },
  seat: { type: 'string', value: 'S', help: 'whose knowledge counts (default the seat to move)' },
  level: { type: 'string', value: 'N', help: 'level of strength, 1 to 10 (default 10)' },
  longest: {
    type: 'string',
    value: 'MS',
    help: 'no move takes longer, whatever the clock allows (default 3000)',
  },
  seed: { type: 'string', value: 'N', help: 'the same number, the same armies and chance' },
  games: { type: 'string', value: 'N', help: 'games to play, two a pair (default 100)' },
  sprt: {
    type: 'string',
    value: 'ELO0,ELO1',
    help: 'stop as soon as one of two leads is the likelier',
  },
  out: {
    type: 'string',
    value: 'F.jqn',
    help: 'every game goes there; what is there already is not played again',
  },
  shard: { type: 'string', value: 'I/N', help: 'play one share of N of the match, from 1/N on' },
  merge: {
    type: 'boolean',
    help: 'sum up files of one match in place of playing: match --merge FILE…',
  },
  concurrency: { type: 'string', value: 'N', help: 'games played at a time (default 1)' },
  cwd: {
    type: 'string',
    multiple: true,
    value: 'DIR',
    help: 'the folder commands run in; A=DIR or B=DIR for one of them',
  },
  fresh: { type: 'boolean', help: 'start commands anew for every game' },
  patience: {
    type: 'string',
    value: 'S',
    help: 'seconds a command may take to set up (default 10)',
  },
  resign: { type: 'boolean', help: 'players of ours give up games they think to have lost' },
  draws: { type: 'boolean', help: 'players of ours offer one another draws, and take them' },
  lane: { type: 'boolean', help: 'play the pairs whose numbers come in, for another junqi match' },
  puzzle: { type: 'boolean', help: 'the win as a puzzle to put on a page, in one line' },
  to: { type: 'string', value: 'jqn|jql|text|json', help: 'the format to write' },
  json: { type: 'boolean', help: 'one JSON object instead of text (convert: --to json)' },
  batch: {
    type: 'boolean',
    help: 'every line of standard input a question as a JSON object, such as {"position":"…"}; a JSON answer a line',
  },
  help: { type: 'boolean', short: 'h', help: 'this text' },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

type ValueOf<O> = O extends { type: 'boolean' }
  ? boolean
  : O extends { multiple: true }
    ? string[]
    : string;
export type Options = { readonly [K in OptionName]?: ValueOf<(typeof OPTIONS)[K]> };

export interface Arguments {
  readonly options: Options;
  readonly rest: readonly string[];
}

/** Options that say which game is meant. */
export const GAME_OPTIONS = ['rules', 'position', 'setup', 'first', 'file'] as const;

export function parseOptions(args: readonly string[], names: readonly OptionName[]): Arguments {
  const options = Object.fromEntries(
    names.map((name) => {
      const { type, ...more }: Option = OPTIONS[name];
      const { multiple = false, short } = more;
      return [name, { type, multiple, ...(short !== undefined && { short }) }];
    }),
  ) satisfies ParseArgsConfig['options'];
  try {
    const { values, positionals, tokens } = parseArgs({
      args: withNumbersJoined(args, names),
      options,
      allowPositionals: true,
      tokens: true,
    });
    const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    const twice = given.find(
      (name, index) => !options[name]?.multiple && given.indexOf(name) !== index,
    );
    if (twice !== undefined) throw new Misuse(`--${twice} is given twice`);
    return { options: values, rest: positionals };
  } catch (error) {
    if (error instanceof TypeError) throw misuseOf(error);
    throw error;
  }
}

/** `--time -5` is no option `-5` behind one without a value: the number is the value. */
function withNumbersJoined(args: readonly string[], names: readonly OptionName[]): string[] {
  const takesValue = (arg: string | undefined) =>
    names.some((name) => arg === `--${name}` && OPTIONS[name].type === 'string');
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    if (takesValue(last) && /^-\d/.test(arg)) joined[joined.length - 1] = `${last}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

/** What is wrong with the words, said by the option it is about. */
function misuseOf(error: TypeError): Misuse {
  const name = /^Option '(?:-\w, )?--([\w-]+)/.exec(error.message)?.[1];
  const option: Option | undefined = name === undefined ? undefined : OPTIONS[name as OptionName];
  if (option?.type === 'string')
    return new Misuse(`--${name} needs ${option.value}: ${option.help}`);
  if (option) return new Misuse(`--${name} takes no value`);
  return new Misuse(error.message.split('. ')[0]);
}

/** The number that an option gives, a whole one from 1 to `most`. */
export function wholeOption(
  name: OptionName,
  text: string | undefined,
  most = Infinity,
): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(text) && Number(text) <= most) return Number(text);
  const bounds = most < Infinity ? `from 1 to ${most}` : 'of at least 1';
  throw new Misuse(`--${name} is a whole number ${bounds}, not "${text}"`);
}

/** Lines of help for some options, aligned. */
export function optionsHelp(names: readonly OptionName[]): string {
  const rows = names.map((name): [string, string] => {
    const { value, short, help }: Option = OPTIONS[name];
    return [`${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`, help];
  });
  return aligned(rows);
}

/** Two columns, the first as wide as it needs to be. */
export function aligned(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
