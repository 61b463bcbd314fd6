// The turns of a record to read and to press: comments and variations among them, as a tree.

import { css, html, nothing, type TemplateResult } from 'lit';
import { BOARDS } from '../../../src/board.js';
import type { GameRecord, RecordNode } from '../../../src/record.js';
import type { Army } from '../../army.js';
import { listedTurn } from '../../game/listed.js';
import type { Spoken } from '../../game/words.js';
import { branch, nodeAt, type Cursor, type Line } from './cursor.js';
import type { ViewWords } from './messages/words.js';

export interface MoveList {
  readonly record: GameRecord;
  readonly cursor: Cursor;
  readonly words: ViewWords['view'];
  readonly spoken: Spoken;
  /** Whose turn each of a line is, by its index; undefined where nobody knows. */
  readonly armies: (line: Line) => readonly (Army | undefined)[];
  /** How the game ended, at the end of the list. */
  readonly end: string;
  readonly choose: (cursor: Cursor) => void;
}

const GLYPHS = ['', '!', '?', '!!', '??', '!?', '?!'];

/*
 * div.list.moves[part=moves]
 * ├─ span.comment
 * ├─ button.item × turns              the one shown: aria-current="step", the one Tab leads to
 * ├─ span.variation[role=group]       the same again, inside
 * └─ span.end
 */
export function moveList(list: MoveList): TemplateResult {
  const { record, cursor, words, end } = list;
  return html`<div class="list moves" part="moves" role="group" aria-label=${words.moves} dir="ltr">
    ${comment(record.notes?.comment)}
    ${cursor.ply === 0 && record.turns.length > 0 ? startItem(list) : nothing}
    ${lineItems(list, record.turns, 0)} ${end ? html`<span class="end">${end}</span>` : nothing}
  </div>`;
}

/** At the start no turn is current: this is what the focus finds. */
const startItem = ({ words }: MoveList): TemplateResult =>
  html`<button type="button" class="item start" aria-current="step" aria-label=${words.first}>
    …
  </button>`;

function lineItems(list: MoveList, line: Line, from: number): TemplateResult[] {
  const armies = list.armies(line);
  return line.slice(from).map((node, offset) => {
    const ply = from + offset + 1;
    return html`${turnItem(list, line, node, ply, armies[ply - 1])}${comment(node.comment)}${(
      node.variations ?? []
    ).map(
      (variation) =>
        html`<span class="variation" role="group" aria-label=${list.words.variation}
          >${lineItems(list, branch(line, ply, variation), ply - 1)}</span
        >`,
    )}`;
  });
}

function turnItem(
  { record, cursor, choose, spoken }: MoveList,
  line: Line,
  node: RecordNode,
  ply: number,
  army: Army | undefined,
): TemplateResult {
  const glyphs = (node.glyphs ?? []).map((glyph) => GLYPHS[glyph] ?? `$${glyph}`).join(' ');
  const text = listedTurn(spoken, BOARDS[record.variant.rules.board], node.turn) + glyphs;
  const isShown = node === nodeAt(cursor);
  return html`<button
    type="button"
    class="item turn ${army ? `army-${army}` : ''}"
    tabindex=${isShown ? 0 : -1}
    aria-current=${isShown ? 'step' : 'false'}
    @click=${() => choose({ line, ply })}
  >
    <span class="number">${ply}</span> ${text}
  </button>`;
}

const comment = (text: string | undefined): TemplateResult | typeof nothing =>
  text ? html`<span class="comment" dir="auto">${text}</span>` : nothing;

export const moveListStyles = css`
  .moves {
    position: relative;
    max-block-size: var(--junqi-moves-height, 22em);
    overflow: auto;
    overscroll-behavior: contain;
    line-height: 1.6;
  }
  .moves .item {
    text-align: center;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .moves .turn::before {
    content: '';
    display: inline-block;
    inline-size: 0.55em;
    block-size: 0.55em;
    margin-inline-end: 0.3em;
    box-sizing: border-box;
    border: 1px solid var(--_rim, transparent);
    border-radius: 50%;
    background: var(--_body, transparent);
    forced-color-adjust: none;
  }
  .moves .number {
    margin-inline-end: 0.35em;
    opacity: 0.72;
    font-size: 0.85em;
  }
  .moves .comment {
    display: block;
    margin: 0.2em 0.4em;
    color: var(--_panel-quiet);
    line-height: 1.4;
  }
  .moves .variation {
    display: block;
    margin-inline-start: 0.6em;
    padding-inline-start: 0.4em;
    border-inline-start: 2px solid var(--_panel-edge);
    font-size: 0.93em;
  }
  .moves .end {
    display: inline-block;
    padding: 0.15em 0.4em;
    font-weight: 600;
  }
  @media print {
    .moves {
      max-block-size: none;
      overflow: visible;
    }
  }
`;
