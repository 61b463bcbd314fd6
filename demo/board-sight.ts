// Keeps a board in sight when a game begins or goes on and when the window is turned.

import type { ReactiveControllerHost } from 'lit';
import type { JunqiBoard } from '../component/junqi-board.js';
import { listen } from './listening.js';

const LANDSCAPE = matchMedia('(orientation: landscape)');
/** Left free above what is scrolled to, in pixels. */
const MARGIN = 8;

/** Has a board come into sight with the names above and below it; alone, where the window is too low for them. */
export function showBoard(board: JunqiBoard): void {
  const whole = board.getBoundingClientRect();
  // In a section that is not shown.
  if (whole.height === 0) return;
  const frame =
    board.shadowRoot?.querySelector('[part~="board"]')?.getBoundingClientRect() ?? whole;
  const names = frame.top - whole.top;
  const room = document.documentElement.clientHeight;
  if (whole.top >= 0 && frame.bottom + names <= room) return;
  const isHeld = MARGIN + names + frame.height + names <= room;
  const top = isHeld ? whole.top - MARGIN : frame.top - Math.max(0, (room - frame.height) / 2);
  window.scrollBy({ top, behavior: 'instant' });
}

/** Turning a telephone lays the page out anew: while a game goes on its board stays in sight. */
export function keepInSight(
  section: HTMLElement & ReactiveControllerHost,
  isWanted: () => boolean,
): void {
  listen(section, LANDSCAPE, 'change', () => {
    const board = section.querySelector('junqi-board');
    // When the board has taken its new size.
    if (board && isWanted()) requestAnimationFrame(() => showBoard(board));
  });
}
