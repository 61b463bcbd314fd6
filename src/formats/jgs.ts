// `.jgs`, a replay of QQ's four-player game. Little-endian.
//
//   0x00   ASCII "QQGame JQS" and a zero
//   0x0f   block number of the player who saved the file
//   0x18   ff when somebody won, otherwise a draw
//   0x1a   u16, number of records
//   0x20   4 × 88, players: +0 block number, +8 name (20 bytes, GBK), +28 setup (30 bytes)
//   0x19c  records of 10 bytes, then 8 bytes, then in some files comments

import type { BySeat } from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import type { Result } from '../position.js';
import type { GameRecord, Notes, RecordNode, Setup } from '../record.js';
import { PRESETS } from '../rules.js';
import { beginsWith, byteAt, gbkText, hex, wrongBeginning } from './bytes.js';
import { BLOCKS, newReplay, readRecord, RECORD, type Replay } from './jgs-turns.js';
import { parseQqSetup } from './qq-setup.js';

const MAGIC = 'QQGame JQS';
const PLAYERS = 0x20;
const PLAYER = 88;
const RECORDS = 0x19c;
const TAIL = 8;
const COMMENT = 216;
/** QQ ends a game on the 71st quiet ply. */
const QUIET = 71;
const SEAT_NAMES = { S: 'South', E: 'East', N: 'North', W: 'West' } as const;

export interface JgsOptions {
  /** Keep the names of the players, which are somebody's; they are dropped unless asked for. */
  readonly names?: boolean;
}

export function isJgs(bytes: Uint8Array): boolean {
  return beginsWith(bytes, MAGIC);
}

export function parseJgs(bytes: Uint8Array, options: JgsOptions = {}): Parsed<GameRecord> {
  const wrong = wrongBeginning(bytes, MAGIC);
  if (wrong) return wrong;
  if (bytes.length < RECORDS) return cutShort(bytes, `a header of ${RECORDS} bytes`);
  const players = readPlayers(bytes, options);
  if (isFault(players)) return players;
  const count = u16(bytes, 0x1a);
  const end = RECORDS + count * RECORD;
  if (bytes.length < end + TAIL) return cutShort(bytes, `${count} records and ${TAIL} bytes more`);

  const { setups, tags } = players.value;
  const replay = newReplay(setups, 'E');
  /** How many turns there were after each record. */
  const turnsAfter: number[] = [];
  for (let index = 0; index < count; index++) {
    const read = readRecord(replay, bytes, RECORDS + index * RECORD);
    if (isFault(read)) return read;
    turnsAfter.push(replay.turns.length);
  }
  const comments = readComments(bytes, end + TAIL);
  if (isFault(comments)) return comments;
  return {
    value: {
      variant: { text: 'qq', rules: PRESETS.qq },
      start: { kind: 'setups', setups, first: 'E' },
      ...annotated(replay, comments.value, turnsAfter),
      ...ending(replay, bytes[0x18] === 0xff),
      tags,
    },
  };
}

function u16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

function cutShort(bytes: Uint8Array, expected: string) {
  return fault(byteAt(bytes.length), 'the end of the file', expected);
}

interface Players {
  readonly setups: BySeat<Setup>;
  readonly tags: Readonly<Record<string, string>>;
}

function readPlayers(bytes: Uint8Array, { names = false }: JgsOptions): Parsed<Players> {
  const setups: BySeat<Setup> = {};
  const tags: Record<string, string> = {};
  for (let at = PLAYERS; at < PLAYERS + 4 * PLAYER; at += PLAYER) {
    const seat = BLOCKS[bytes[at] ?? 0];
    if (seat === undefined || setups[seat] !== undefined) {
      const expected = 'a block number, 0 to 3, each of them once';
      return fault(byteAt(at), hex(bytes.subarray(at, at + 1)), expected);
    }
    const setup = parseQqSetup(bytes, at + 28);
    if (isFault(setup)) return setup;
    setups[seat] = setup.value;
    const name = names ? gbkText(bytes.subarray(at + 8, at + 28)) : '';
    if (name !== '') tags[SEAT_NAMES[seat]] = name;
  }
  const saver = BLOCKS[bytes[0x0f] ?? 0];
  if (saver !== undefined) tags['SavedBy'] = saver;
  return { value: { setups, tags } };
}

/** Result and why: of the teams left one has won; a draw is the quiet limit's or an agreement. */
function ending(replay: Replay, won: boolean): Pick<GameRecord, 'result' | 'termination'> {
  const { out, lastEnding } = replay;
  if (!replay.ended) return { result: null };
  if (!won) return { result: '1/2', termination: replay.quiet >= QUIET ? 'quiet' : 'agreement' };
  const lost = (a: 'S' | 'E', b: 'N' | 'W') => out.includes(a) && out.includes(b);
  const result: Result | null = lost('E', 'W') ? 'S+N' : lost('S', 'N') ? 'E+W' : null;
  return result === null || lastEnding === undefined
    ? { result }
    : { result, termination: lastEnding };
}

interface Comment {
  /** Index of the record it was written to. */
  readonly record: number;
  readonly text: string;
}

/** Sizes of the count and of what follows it, as the known descriptions of the tail can be read. */
const COMMENT_HEADS = [
  [4, 16],
  [2, 16],
  [4, 12],
  [2, 14],
] as const;

function readComments(bytes: Uint8Array, at: number): Parsed<Comment[]> {
  if (bytes.length === at) return { value: [] };
  const count = u16(bytes, at);
  const head = COMMENT_HEADS.find(
    ([size, more]) => at + size + more + count * COMMENT === bytes.length,
  );
  if (head === undefined) {
    const found = `${bytes.length - at} bytes after ${count} for their count`;
    return fault(
      byteAt(at),
      found,
      `the end, or a count of comments and ${COMMENT} bytes for each`,
    );
  }
  const first = at + head[0] + head[1];
  return {
    value: Array.from({ length: count }, (_, index) => {
      const entry = bytes.subarray(first + index * COMMENT, first + (index + 1) * COMMENT);
      return { record: u16(entry, 0), text: gbkText(entry.subarray(4)) };
    }),
  };
}

/** The turns with their comments; one before the first turn stands at the start. */
function annotated(
  { turns }: Replay,
  comments: readonly Comment[],
  turnsAfter: readonly number[],
): { readonly turns: readonly RecordNode[]; readonly notes?: Notes } {
  const texts: string[][] = [[], ...turns.map(() => [])];
  for (const { record, text } of comments) {
    if (text !== '') texts[turnsAfter[record] ?? turns.length]?.push(text);
  }
  const note = (index: number): Notes => {
    const text = texts[index] ?? [];
    return text.length > 0 ? { comment: text.join('\n') } : {};
  };
  const nodes = turns.map((turn, index) => ({ turn, ...note(index + 1) }));
  return texts[0]?.length ? { turns: nodes, notes: note(0) } : { turns: nodes };
}
