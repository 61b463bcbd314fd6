import { makeJql } from '../formats/jql.js';
import { makeJqn } from '../formats/jqn-make.js';
import { makePosition } from '../formats/position.js';
import { makeSetup } from '../formats/setup-text.js';
import type { ReadFile } from '../formats/read.js';
import { Game } from '../game.js';
import type { GameRecord } from '../record.js';
import { PRESETS } from '../rules.js';
import { setupReasons } from '../setup.js';
import { expectArguments, type Call, type Command } from './command.js';
import { readInput, variantOf } from './files.js';
import { Misuse, Refusal } from './io.js';
import { recordJson } from './json.js';
import { checkedValue } from './question.js';

const FORMATS = ['jqn', 'jql', 'text', 'json'] as const;
type Format = (typeof FORMATS)[number];

export const convert: Command = {
  name: 'convert',
  usage: 'IN --to FORMAT',
  summary: 'between the formats of records, setups and positions',
  options: ['to', 'json', 'rules', 'core', 'help'],
  async run(call) {
    expectArguments(call.rest, 'IN');
    const [path = ''] = call.rest;
    const { json: asJson, to: named = asJson ? 'json' : undefined } = call.options;
    const to = FORMATS.find((format) => format === named);
    if (asJson && to !== undefined && to !== 'json') {
      throw new Misuse(`--json is --to json and excludes --to ${to}`);
    }
    if (to === undefined) {
      const found = named === undefined ? '' : `, not "${named}"`;
      throw new Misuse(`--to is one of ${FORMATS.join(' ')}${found}`);
    }
    const read = await readInput(call, path);
    await call.io.write(await converted(call, read, path, to));
  },
};

async function converted(call: Call, read: ReadFile, path: string, to: Format) {
  switch (read.kind) {
    case 'setup': {
      const { rules } = variantOf(call) ?? { rules: PRESETS['duel-open'] };
      const reasons = setupReasons(rules, 'S', read.setup);
      if (reasons.length > 0) throw new Refusal([], reasons);
      if (to === 'jql') return makeJql(read.setup);
      if (to === 'text') return `${makeSetup(read.setup)}\n`;
      if (to === 'json') return json({ setup: makeSetup(read.setup) });
      throw impossible(path, 'a setup', 'a game or a position');
    }
    case 'position': {
      const { position, variant } = read;
      if (to === 'text') return `${makePosition(position)}\n`;
      if (to === 'json') return json({ rules: variant.text, position: makePosition(position) });
      if (to === 'jqn') return makeJqn([recordOf(read)]);
      throw impossible(path, 'a position', 'a setup');
    }
    case 'records':
      if (to === 'jqn') return makeJqn(read.records);
      if (to === 'json') return json({ games: read.records.map(recordJson) });
      if (to === 'text') return reachedPositions(call, read.records);
      throw impossible(path, 'a game', 'a setup');
  }
}

/** The position each game reached, one a line. */
async function reachedPositions(call: Call, records: readonly GameRecord[]): Promise<string> {
  const core = await call.core();
  return records
    .map((record) => checkedValue(Game.fromRecord(record, { core })))
    .map(({ position }) => `${makePosition(position)}\n`)
    .join('');
}

function recordOf({ position, variant }: Extract<ReadFile, { kind: 'position' }>): GameRecord {
  return { variant, start: { kind: 'position', position }, turns: [], result: null, tags: {} };
}

function impossible(where: string, found: string, expected: string): Refusal {
  return new Refusal([{ where, found, expected }]);
}

function json(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
