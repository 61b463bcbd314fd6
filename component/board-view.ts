// The templates of the board: frame, drawing, points, panels.

import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Point } from '../src/board.js';
import type { Fault } from '../src/fault.js';
import type { Annotations } from './annotations.js';
import type { Faces, PieceSet } from './faces/faces.js';
import type { Hand } from './hand.js';
import { boardLabel } from './labels.js';
import { faultSentence } from './messages/phrases.js';
import type { Words } from './messages/words.js';
import { CORNERS, type Panels } from './modes/mode.js';
import { iconDrawing } from './panels.js';
import { columnsOf, pointRows } from './points.js';
import { sceneDrawing } from './scene-drawing.js';
import { beyond, type Wing } from './small-touch.js';
import type { Sight, Stage } from './stage.js';

export interface BoardState {
  readonly sight: Sight;
  readonly stage: Stage;
  readonly hand: Hand;
  readonly words: Words;
  readonly faces: Faces | PieceSet;
  readonly upright: boolean;
  readonly coordinates: boolean;
  readonly readonly: boolean;
  readonly annotations: Annotations;
  readonly corners: NonNullable<Panels['corners']>;
  /** What names of points say besides. */
  readonly label: ((point: Point) => string | undefined) | undefined;
}

/*
 * div.frame[part=board]
 * ├─ div.sight                       what a closer look at a wing enlarges
 * │  ├─ svg.drawing[aria-hidden]     see scene-drawing.ts
 * │  └─ div.points[role=grid]        see points.ts
 * ├─ button.closer                   back to the whole board; how many targets are out of sight
 * ├─ p.note[aria-hidden]             what the last choice came to, told in div.said too
 * ├─ slot.corner × 4                 Four only
 * └─ p#keys[hidden]                  what describes the grid
 */
export function boardFrame(state: BoardState): TemplateResult {
  const { sight, hand, words } = state;
  const { name } = sight.facing.board;
  return html`<div
    class="frame ${name} ${hand.pen ? 'pen' : ''}"
    data-gesture=${hand.gesture.kind}
    data-wing=${hand.wing ?? nothing}
    part="board"
  >
    <div class="sight">${drawing(state)} ${points(state)}</div>
    ${hand.wing ? wholeButton(state, hand.wing) : nothing}
    ${repeat(
      hand.notes,
      (said) => said,
      ({ note }) => html`<p class="note" aria-hidden="true">${words.notes[note]}</p>`,
    )}
    ${name === 'four' ? cornerSlots(state.corners) : nothing}
    <p id="keys" hidden>${words.keys}</p>
  </div>`;
}

function wholeButton({ sight, hand, words }: BoardState, wing: Wing): TemplateResult {
  const count = beyond(sight.facing, wing, hand.targets).length;
  const name = count > 0 ? words.whole + words.separator + words.beyond(count) : words.whole;
  return html`<button
    type="button"
    class="closer ${count > 0 ? 'beyond' : ''}"
    part="button"
    aria-label=${name}
    title=${name}
    @click=${() => hand.look(undefined)}
  >
    ${iconDrawing('whole')}${count > 0 ? html`<b>+${count}</b>` : nothing}
  </button>`;
}

function drawing(state: BoardState): TemplateResult {
  const { sight, stage, hand, faces, upright, coordinates, annotations } = state;
  const { facing } = sight;
  const { gesture, targets } = hand;
  const look = { facing, faces, upright };
  const scene = { sight, look, stage, gesture, targets, coordinates, annotations };
  const { width, height } = facing.layout;
  return html`<svg class="drawing" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${sceneDrawing(scene)}
  </svg>`;
}

function points({ sight, hand, words, readonly, label }: BoardState): TemplateResult {
  const { facing, view } = sight;
  const { focused, held, moves, pointer } = hand;
  return html`<div
    class="points"
    role="grid"
    aria-label=${boardLabel(facing, words)}
    aria-describedby="keys"
    aria-readonly=${readonly ? 'true' : 'false'}
    aria-colcount=${columnsOf(facing).length}
    @click=${hand.clicked}
    @keydown=${hand.keyPressed}
    @focusin=${hand.focusMoved}
    @contextmenu=${pointer.menu}
    @pointerdown=${pointer.down}
    @pointermove=${pointer.move}
    @pointerup=${pointer.up}
    @touchmove=${pointer.touchMove}
    @pointercancel=${pointer.cancelled}
    @lostpointercapture=${pointer.lost}
  >
    ${pointRows({ facing, view, words, focused, held, moves, label })}
  </div>`;
}

/*
 * div.whole > div.layout > div.middle > div.frame.waiting
 * └─ slot                            the page's own words or picture
 */
export function waitingLayout(board: string, label: string): TemplateResult {
  const name = label || nothing;
  return html`<div class="whole" part="base">
    <div class="layout ${board}">
      <div class="middle">
        <div class="frame waiting ${board}" role=${label ? 'img' : nothing} aria-label=${name}>
          <slot></slot>${board === 'four' ? cornerSlots({}) : nothing}
        </div>
      </div>
    </div>
  </div>`;
}

/** The empty corners of Four, for names, clocks and the like: the page's own, else the mode's. */
const cornerSlots = (corners: NonNullable<Panels['corners']>) =>
  CORNERS.map(
    (name) =>
      html`<slot class="corner" name=${name}
        >${corners[name] ? html`<div class="panel">${corners[name]}</div>` : nothing}</slot
      >`,
  );

/*
 * div.whole[part=base]                 the room there is
 * ├─ div.layout
 * │  ├─ div.above[part=above]
 * │  ├─ div.middle
 * │  │  ├─ div.edge[part=edge]
 * │  │  └─ div.frame, div.screen[part=screen] or div.frame with a fault
 * │  ├─ div.below[part=below]
 * │  ├─ div.beside[part=beside]
 * │  └─ div.toolbar.sharing          with tools, see sharing-board.ts
 * └─ div.said[role=status]             what has happened, told once
 */
export function boardLayout(
  middle: TemplateResult,
  panels: Panels,
  { board, said, key, tools }: LayoutState,
): TemplateResult {
  const { above, beside, below, edge } = panels;
  const panel = (
    place: 'above' | 'beside' | 'below' | 'edge',
    content: TemplateResult | undefined,
  ) =>
    content
      ? html`<div class="panel ${place}" part=${place} @keydown=${key}>${content}</div>`
      : nothing;
  return html`<div class="whole" part="base">
    <div class="layout ${board} ${beside ? 'has-beside' : ''} ${edge ? 'has-edge' : ''}">
      ${panel('above', above)}
      <div class="middle">${panel('edge', edge)}${middle}</div>
      ${panel('below', below)} ${panel('beside', beside)} ${tools}
    </div>
    <div class="said" role="status">${said}</div>
  </div>`;
}

interface LayoutState {
  readonly board: string;
  readonly said: string;
  readonly key: (event: KeyboardEvent) => void;
  /** Buttons for taking the board along, if any. */
  readonly tools: unknown;
}

/** What stands in place of the board while a mode wants it so. */
export const screenFrame = (content: TemplateResult): TemplateResult =>
  html`<div class="screen panel" part="screen">${content}</div>`;

/** As large as the board where there was one: what can be shown again stays where it was. */
export function faultFrame(words: Words, fault: Fault, isRoomKept: boolean): TemplateResult {
  return html`<div class="frame ${isRoomKept ? '' : 'bare'}">
    <div class="error" part="error" role="alert">
      <p>${words.cannotShow}</p>
      <p>${faultSentence(words, fault)}</p>
    </div>
  </div>`;
}
