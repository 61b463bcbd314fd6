// Writing `.jqn`.

import { mustBe } from '../argument.js';
import { BOARDS, type Board } from '../board.js';
import type { GameRecord, RecordNode } from '../record.js';
import type { Turn } from '../turn.js';
import { makeNotes, SUFFIXES } from './jqn-notes.js';
import { makeTags } from './jqn-tags.js';
import { makeTurn } from './turn.js';

const LINE_LENGTH = 100;

export function makeJqn(records: readonly GameRecord[]): string {
  mustBe('records', records);
  return records.map(makeGame).join('\n');
}

function makeGame(record: GameRecord): string {
  mustBe('record', record);
  const board = BOARDS[record.variant.rules.board];
  const ply = record.start.kind === 'position' ? record.start.position.ply : 0;
  const words = [
    makeNotes(board, record.notes ?? {}) ?? [],
    makeLine(board, record.turns, ply + 1),
    record.result ?? '*',
  ].flat();
  return `${makeTags(record)}\n${wrapped(words)}\n`;
}

/** The words of a line of turns; `ply` is the number of its first. */
function makeLine(board: Board, nodes: readonly RecordNode[], ply: number): string[] {
  let number = ply;
  return nodes.flatMap((node) => {
    const here = number;
    if (isPly(node.turn)) number++;
    return makeNode(board, node, here);
  });
}

/** Turns off turn have no number. */
function isPly({ kind }: Turn): boolean {
  return kind === 'move' || kind === 'uncover' || kind === 'lost' || kind === 'pass';
}

function makeNode(board: Board, node: RecordNode, ply: number): string[] {
  const [first = 0, ...others] = node.glyphs ?? [];
  const suffix = SUFFIXES[first - 1];
  const glyphs = suffix === undefined ? (node.glyphs ?? []) : others;
  return [
    (isPly(node.turn) ? `${ply}. ` : '') + makeTurn(board, node.turn) + (suffix ?? ''),
    ...glyphs.map((glyph) => `$${glyph}`),
    ...[makeNotes(board, node) ?? []].flat(),
    ...(node.variations ?? [])
      .filter((variation) => variation.length > 0)
      .flatMap((variation) => ['(', ...makeLine(board, variation, ply), ')']),
  ];
}

/** Words in lines of at most a hundred characters; a comment is never broken. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const glued =
      line === '' || line.endsWith('(') || word === ')' ? line + word : `${line} ${word}`;
    if (glued.length <= LINE_LENGTH || line === '') line = glued;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join('\n');
}
