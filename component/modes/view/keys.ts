// Keys that go through a record.

import type { RecordBoard } from '../../record-board.js';

/** Turns that PageUp and PageDown go. */
const LEAP = 10;

/** Keys on the board that stand for those of the panels: there arrows, Home and End walk from point to point. */
const ON_BOARD: Readonly<Record<string, string>> = {
  ',': 'ArrowLeft',
  '.': 'ArrowRight',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  f: 'f',
};

/** What a key means where the focus is; empty where nothing. */
export const meant = (key: string, isOnPoint: boolean): string =>
  isOnPoint ? (ON_BOARD[key] ?? '') : key;

/** Whether a key went to another turn, or would have if there were one. */
export function stepByKey(board: RecordBoard, ply: number, key: string): boolean {
  const target = {
    ArrowRight: ply + 1,
    ArrowLeft: ply - 1,
    Home: 0,
    End: board.plies,
    PageDown: ply + LEAP,
    PageUp: ply - LEAP,
  }[key];
  if (target === undefined) return false;
  board.goTo(target);
  return true;
}
