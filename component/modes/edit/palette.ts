// The pieces beside the board: chosen by tap or key and then put by tap, or taken to the board by a pointer.

import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../src/board.js';
import { RANKS, type SeenPiece } from '../../../src/pieces.js';
import { armyOf } from '../../army.js';
import { capital } from '../../capital.js';
import type { Faces, PieceSet } from '../../faces/faces.js';
import type { Facing } from '../../geometry.js';
import { DRAG_THRESHOLD } from '../../gestures.js';
import { pieceLabel } from '../../labels.js';
import type { Words } from '../../messages/words.js';
import { pieceDrawing } from '../../pieces-drawing.js';
import type { EditWords } from './words.js';

/** What a tap on a point does: puts a piece, or removes the one there. */
export type Tool = SeenPiece | 'eraser';

export interface Palette {
  readonly words: EditWords;
  readonly board: Words;
  readonly facing: Facing;
  readonly faces: Faces | PieceSet;
  /** Whose pieces are offered. */
  readonly seat: Seat;
  readonly tool: Tool | undefined;
  readonly left: (piece: SeenPiece) => number;
  /** Flip: a face-down piece may be anybody's. */
  readonly isFlip: boolean;
  readonly seats: readonly Seat[];
  readonly choose: (tool: Tool | undefined) => void;
  readonly chooseSeat: (seat: Seat) => void;
  readonly carry: (piece: SeenPiece, event: PointerEvent) => void;
}

/*
 * div.toolbar[role=group]            whose pieces
 * div.palette[role=group]
 * ├─ button.tool × 13                a piece, and how many are left
 * └─ button.tool.eraser
 */
export function palettePanel(state: Palette): TemplateResult {
  const { words, board, facing, seat, seats, chooseSeat, tool, choose, isFlip } = state;
  const covered: SeenPiece = isFlip ? {} : { seat };
  const pieces: readonly SeenPiece[] = [...RANKS.map((rank) => ({ seat, rank })), covered];
  return html`<div class="toolbar" role="group" aria-label=${words.armies}>
      ${seats.map(
        (each) =>
          html`<button
            type="button"
            class="button seat army-${armyOf(facing, each)}"
            aria-pressed=${String(each === seat)}
            @click=${() => chooseSeat(each)}
          >
            ${capital(board.armies[armyOf(facing, each)])}
          </button>`,
      )}
    </div>
    <div class="palette" role="group" aria-label=${words.palette}>
      ${pieces.map((piece) => toolButton(state, piece))}
      <button
        type="button"
        class="tool eraser"
        aria-label=${words.eraser}
        title=${words.eraser}
        aria-pressed=${String(tool === 'eraser')}
        @click=${() => choose(tool === 'eraser' ? undefined : 'eraser')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M6 4.600L12 10.600L18 4.600L19.400 6L13.400 12L19.400 18L18 19.400L12 13.400L6 19.400L4.600 18L10.600 12L4.600 6z"
          ></path>
        </svg>
      </button>
    </div>`;
}

function toolButton(state: Palette, piece: SeenPiece): TemplateResult {
  const { words, board, facing, faces, tool, choose, carry } = state;
  const left = state.left(piece);
  const name = capital(pieceLabel(facing, board, piece));
  const isChosen = isSame(tool, piece);
  const { width, height } = facing.layout.piece;
  const look = { facing, faces, upright: true };
  return html`<button
    type="button"
    class="tool"
    aria-label=${words.tool(name, left)}
    title=${name}
    aria-pressed=${String(isChosen)}
    ?disabled=${left < 1}
    @click=${() => choose(isChosen ? undefined : piece)}
    @pointerdown=${pressed}
    @pointermove=${(event: PointerEvent) => dragged(event) && carry(piece, event)}
  >
    <svg
      class=${facing.board.name}
      viewBox="${-width / 2 - 2} ${-height / 2 - 2} ${width + 4} ${height + 5}"
      aria-hidden="true"
    >
      ${pieceDrawing(look, { piece, deployed: -1, at: { x: 0, y: 0 }, carrier: false })}
    </svg>
    ${piece.seat ? html`<span class="left" aria-hidden="true">${left}</span>` : nothing}
  </button>`;
}

export const isSame = (tool: Tool | undefined, piece: SeenPiece): boolean =>
  typeof tool === 'object' && tool.seat === piece.seat && tool.rank === piece.rank;

/** Where a mouse or pen went down. A finger that moves scrolls the page: it taps instead. */
let start: { readonly x: number; readonly y: number } | undefined;

function pressed({ clientX: x, clientY: y, pointerType, button }: PointerEvent): void {
  start = pointerType === 'touch' || button !== 0 ? undefined : { x, y };
}

/** Whether the pointer has just become a drag. */
function dragged({ clientX, clientY, buttons }: PointerEvent): boolean {
  if (!start || buttons !== 1) return false;
  if (Math.hypot(clientX - start.x, clientY - start.y) < DRAG_THRESHOLD) return false;
  start = undefined;
  return true;
}
