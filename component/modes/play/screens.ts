// What stands in place of the board while nobody's board may show: between two people, and before a game.

import { css, html, nothing, type TemplateResult } from 'lit';
import { publicTurnText } from '../../game/standing.js';
import type { Spoken } from '../../game/words.js';
import { button } from '../../panels.js';
import type { PlayWords } from './messages/words.js';
import type { Played } from './played.js';

/** The screen between two people: whose turn it is, and what everybody saw happen. */
export function handoverScreen(
  spoken: Spoken,
  words: PlayWords['play'],
  { name, told, take }: Handover,
): TemplateResult {
  return html`<div class="handover">
    <p class="status whose" tabindex="-1">${words.handTo(name)}</p>
    <p>${told ? words.toMove : words.toSetUp}</p>
    ${
      told?.length
        ? html`<p class="quiet-text">${words.since}</p>
            <ol class="told">
              ${told.map(({ before, turn }) => html`<li>${publicTurnText(spoken, before, turn)}</li>`)}
            </ol>`
        : nothing
    }
    ${button({ label: words.take(name), look: 'primary', press: take, name: 'take' })}
    <p class="quiet-text">${words.others}</p>
  </div>`;
}

export interface Handover {
  readonly name: string;
  /** Absent where nothing is played yet, and an army is to be set up. */
  readonly told?: Played['told'];
  readonly take: () => void;
}

/** Nothing is to be set up: the game, and its clocks, wait for the reader. */
export function readyScreen(words: PlayWords['play'], begin: () => void): TemplateResult {
  return html`<div class="handover">
    <p class="status" tabindex="-1">${words.ready}</p>
    ${button({ label: words.begin, look: 'primary', press: begin, name: 'begin' })}
  </div>`;
}

export const screenStyles = css`
  .handover {
    display: grid;
    justify-items: center;
    gap: 0.6em;
    text-align: center;
  }
  .handover > * {
    margin: 0;
  }
  .handover .whose {
    font-size: 1.25em;
  }
  .told {
    margin: 0;
    padding-inline-start: 1.4em;
    text-align: start;
  }
`;
