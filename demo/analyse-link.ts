// The way from a board to the analysis of what it shows.

import { html, type TemplateResult } from 'lit';
import type { JunqiBoard } from '../component/junqi-board.js';
import { words } from './language.js';

/** For a section with one board. The address is made when it is wanted: the board may show something else by then. */
export function analyseLink(): TemplateResult {
  const aim = ({ currentTarget }: Event): void => {
    const link = currentTarget as HTMLAnchorElement;
    const board = link.parentElement?.parentElement?.querySelector<JunqiBoard>('junqi-board');
    link.href = board?.link(new URL('./analyse.html', location.href).href) || './analyse.html';
  };
  return html`<a class="button" href="./analyse.html" @pointerdown=${aim} @click=${aim}
    >${words().analyseThis}</a
  >`;
}
