// Lost pieces of every army, as far as the view knows them.

import { css, html, nothing, type TemplateResult } from 'lit';
import { BOARDS, type Seat } from '../../src/board.js';
import type { Position } from '../../src/position.js';
import { armyOf } from '../army.js';
import { lossesOf, unaccounted, type Losses } from './losses.js';
import { sideName } from './standing.js';
import type { Spoken } from './words.js';

/** `start` is the same sight of the position the game began in. In flip nobody's pieces are counted. */
export function lossesPanel(spoken: Spoken, start: Position, view: Position): TemplateResult {
  if (view.bag) return html``;
  return html`<details class="losses" part="losses">
    <summary>${spoken.game.lost}</summary>
    <dl>${view.seats.map((seat) => row(spoken, start, view, seat))}</dl>
  </details>`;
}

function row(spoken: Spoken, start: Position, view: Position, seat: Seat): TemplateResult {
  const { game, board } = spoken;
  const { ranks, covered } = lossesOf(start, view, seat);
  const times = ({ rank, count }: Losses['ranks'][number]): string =>
    game.times(board.ranks[rank], count);
  const named = ranks.map(times);
  const open = unaccounted(start, view, seat).map(times).join(board.separator);
  if (covered > 0) named.push(game.lostUnknown(covered));
  return html`<dt>
      <span class="swatch army-${armyOf({ board: BOARDS[view.board] }, seat)}"></span>
      ${sideName(spoken, view, seat)}
    </dt>
    <dd>
      ${named.join(board.separator) || game.lostNone}
      ${open ? html`<div class="quiet-text">${game.unaccounted(open)}</div>` : nothing}
    </dd>`;
}

export const lossesStyles = css`
  .losses dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.2em 0.7em;
    margin: 0.4em 0 0;
  }
  .losses dt {
    display: flex;
    align-items: center;
    gap: 0.35em;
  }
  .losses dd {
    margin: 0;
  }
  .losses summary {
    cursor: pointer;
  }
`;
