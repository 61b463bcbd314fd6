import { faultText, isFault } from '../fault.js';
import { parseGames } from '../formats/games.js';
import { recordText, type ReadFile } from '../formats/read.js';
import { verifyRecord } from '../formats/verify.js';
import type { GameRecord } from '../record.js';
import { PRESETS } from '../rules.js';
import { setupReasons } from '../setup.js';
import type { Core } from '../core.js';
import type { Call, Command } from './command.js';
import { bytesAt, readBytes, variantOf } from './files.js';
import { Misuse, reasonText, Refusal } from './io.js';

/** What is wrong with a file, each with its place; nothing when it is right. */
interface Report {
  readonly file: string;
  /** What it holds, for a reader: `2 games, 812 turns`. */
  readonly holds: string;
  readonly faults: readonly string[];
}

export const check: Command = {
  name: 'check',
  usage: 'FILE…',
  summary: 'reads files, replays every move, lists every fault with its place',
  options: ['rules', 'core', 'json', 'help'],
  async run(call) {
    if (call.rest.length === 0) throw new Misuse('FILE is missing');
    const core = await call.core();
    const reports: Report[] = [];
    for (const file of call.rest) {
      const report = await checkFile(call, core, file);
      reports.push(report);
      if (!call.options.json) await tell(call, report);
    }
    if (call.options.json) await call.io.write(`${JSON.stringify({ files: reports })}\n`);
    return reports.some(({ faults }) => faults.length > 0) ? 1 : 0;
  },
};

async function tell({ io }: Call, { file, holds, faults }: Report): Promise<void> {
  for (const fault of faults) io.warn(`${file}: ${fault}\n`);
  if (faults.length === 0) await io.write(`${file}: ${holds}, no fault\n`);
}

async function checkFile(call: Call, core: Core, file: string): Promise<Report> {
  try {
    const bytes = await bytesAt(call, file);
    const text = recordText(bytes, file);
    if (text !== undefined && text.trim() !== '') return { file, ...checkGames(core, text) };
    const read = readBytes(call, file, bytes);
    return { file, holds: contents(read), faults: faultsOf(call, core, read) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = error.faults.map((fault) => faultText(unplaced(fault, file)));
    return { file, holds: 'nothing that can be read', faults };
  }
}

/** Every game by itself: one that cannot be read does not hide what is wrong with the next. */
function checkGames(core: Core, text: string): Omit<Report, 'file'> {
  const games = parseGames(text);
  const records = games.flatMap((game) => (isFault(game) ? [] : [game.value]));
  const faults = games.flatMap((game, index) =>
    isFault(game)
      ? [faultText(game.fault)]
      : faultsOfGame(core, game.value, games.length > 1 ? `game ${index + 1}, ` : ''),
  );
  return { holds: gamesText(records), faults };
}

function faultsOfGame(core: Core, record: GameRecord, where: string): string[] {
  return verifyRecord(core, record).map((reason) => where + reasonText(reason));
}

/** The file's name stands before every line already. */
function unplaced<T extends { readonly where: string }>(fault: T, file: string): T {
  return {
    ...fault,
    where: fault.where === file ? 'the file' : fault.where.replace(`${file}, `, ''),
  };
}

function gamesText(records: readonly GameRecord[]): string {
  const turns = records.reduce((sum, record) => sum + record.turns.length, 0);
  const games = records.length;
  return `${games} ${games === 1 ? 'game' : 'games'}, ${turns} ${turns === 1 ? 'turn' : 'turns'}`;
}

function contents(read: ReadFile): string {
  return read.kind === 'records' ? gamesText(read.records) : `a ${read.kind}`;
}

function faultsOf(call: Call, core: Core, read: ReadFile): string[] {
  switch (read.kind) {
    case 'position':
      return [];
    case 'setup': {
      const { rules } = variantOf(call) ?? { rules: PRESETS['duel-open'] };
      return setupReasons(rules, 'S', read.setup).map(reasonText);
    }
    case 'records':
      return read.records.flatMap((record) => faultsOfGame(core, record, ''));
  }
}
