// The turns of a record to read and to click: comments and variations among them.

import { html, nothing, type TemplateResult } from 'lit';
import { BOARDS, type Board, type Seat } from '../src/board.js';
import { makeTurn } from '../src/formats/turn.js';
import type { GameRecord, RecordNode } from '../src/record.js';
import { reference } from '../src/reference/index.js';
import { startPosition } from '../src/start.js';
import { endOf } from './ending.js';
import { words } from './language.js';
import { resultText } from './table.js';

/** Every turn from the start to the end of the main line or of a variation. */
export type Line = readonly RecordNode[];

export interface MoveList {
  readonly record: GameRecord;
  /** The node that the board shows the end of; none at the start. */
  readonly shown: RecordNode | undefined;
  readonly choose: (line: Line, ply: number) => void;
}

const GLYPHS = ['', '!', '?', '!!', '??', '!?', '?!'];

export function moveList(list: MoveList): TemplateResult {
  const { record } = list;
  const end = endOf(record, record.turns);
  const why = end && resultText(record.variant.rules.board, end);
  return html`${comment(record.notes?.comment)}${lineItems(list, record.turns, 0)}
  ${
    record.result
      ? html`<span class="result">${record.result}</span> <span class="why">${why}</span>`
      : nothing
  }`;
}

function lineItems(list: MoveList, line: Line, from: number): TemplateResult[] {
  const board = BOARDS[list.record.variant.rules.board];
  const seats = seatsToMove(list.record, line);
  return line.slice(from).map((node, offset) => {
    const ply = from + offset + 1;
    return html`${moveButton(list, board, line, node, ply, seats[ply - 1])}${comment(node.comment)}
    ${node.variations?.map((variation) => {
      const other = [...line.slice(0, ply - 1), ...variation];
      return html`<span class="variation">${lineItems(list, other, ply - 1)}</span> `;
    })}`;
  });
}

function moveButton(
  { shown, choose }: MoveList,
  board: Board,
  line: Line,
  node: RecordNode,
  ply: number,
  seat: Seat | undefined,
): TemplateResult {
  const glyphs = (node.glyphs ?? []).map((glyph) => GLYPHS[glyph] ?? `$${glyph}`).join(' ');
  const text = makeTurn(board, node.turn);
  return html`<button
      type="button"
      class="ply seat-${board.name}-${seat ?? 'none'}"
      aria-current=${node === shown ? 'step' : 'false'}
      aria-label="${words().watch.ply(ply)} ${text}${glyphs}"
      @click=${() => choose(line, ply)}
    >
      <span class="number">${ply}</span> ${text}${glyphs}</button
    >${' '}`;
}

const comment = (text: string | undefined): TemplateResult | typeof nothing =>
  text ? html`<span class="comment">${text}</span> ` : nothing;

const known = new WeakMap<Line, readonly Seat[]>();

/** Who was to move before each turn of a line. */
function seatsToMove({ variant: { rules }, start }: GameRecord, line: Line): readonly Seat[] {
  const seats = known.get(line) ?? follow();
  known.set(line, seats);
  return seats;

  function follow(): readonly Seat[] {
    const found: Seat[] = [];
    let position = reference.judge(rules, startPosition(rules, start));
    for (const { turn } of line) {
      found.push('seat' in turn ? turn.seat : position.turn);
      try {
        position = reference.follow(rules, position, turn);
      } catch {
        break; // A variation that cannot have happened; the board says so when it is chosen.
      }
    }
    return found;
  }
}
