// Arrows, circles, bars, tints and guesses over a position.

import { nothing, svg, type SVGTemplateResult } from 'lit';
import { seatOfPoint, type Point } from '../src/board.js';
import type { Position } from '../src/position.js';
import type {
  Annotations,
  ArrowMark,
  BarsMark,
  CircleMark,
  GuessMark,
  HeatMark,
} from './annotations.js';
import { armyOf } from './army.js';
import { faceOf, guessOf, type Faces, type PieceSet } from './faces/faces.js';
import { degreesOf, strokesOver, xyOf, type Facing, type XY } from './geometry.js';
import { trailOf } from './trail.js';

/*
 * g.annotations
 * ├─ rect.heat × points
 * ├─ path.bars.army-…
 * ├─ g.guess.army-… > path
 * ├─ rect.circled × points
 * └─ g.arrow.role-… > path.edge, path.line, path.head    later choices below earlier ones
 */
export function annotationsDrawing(
  at: Facing,
  view: Position,
  { heat = [], bars = [], guesses = [], circles = [], arrows = [] }: Annotations,
  faces: Faces | PieceSet,
): SVGTemplateResult {
  return svg`<g class="annotations">
    ${heat.map((mark) => heatDrawing(at, view, mark))}
    ${bars.map((mark) => barsDrawing(at, view, mark))}
    ${guesses.map((mark) => guessDrawing(at, view, mark, faces))}
    ${circles.map((mark) => circleDrawing(at, view, mark))}
    ${[...arrows].sort((a, b) => placeOf(b) - placeOf(a)).map((mark) => arrowDrawing(at, view, mark))}
  </g>`;
}

const placeOf = ({ place = 1 }: ArrowMark): number => place;

/** Puts a drawing on a point, turned as the piece there is. */
function on(at: Facing, view: Position, point: Point): string {
  const { x, y } = xyOf(at, point);
  const seat = view.pieces[point]?.seat ?? seatOfPoint(at.board, point);
  return `translate(${x} ${y}) rotate(${seat ? degreesOf(at, seat) : 0})`;
}

function heatDrawing(at: Facing, view: Position, { at: point, value }: HeatMark) {
  const { width, height, radius } = at.layout.piece;
  return svg`<rect class="heat" transform=${on(at, view, point)} opacity=${clamp(value) * 0.8}
    x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx=${radius}></rect>`;
}

function barsDrawing(at: Facing, view: Position, { at: point, values }: BarsMark) {
  const { width, height } = at.layout.piece;
  const [room, most] = [width * 0.84, height * 0.56];
  const step = room / Math.max(1, values.length);
  const [base, wide] = [height * 0.36, step * 0.74];
  const bar = (value: number, i: number): string =>
    `M${i * step - room / 2} ${base}v${-clamp(value) * most}h${wide}V${base}z`;
  return svg`<path class="bars army-${armyOf(at, view.pieces[point]?.seat)}"
    transform=${on(at, view, point)} d=${values.map(bar).join('')}></path>`;
}

/** Faces side by side, in the colours of the piece they lie on. */
function guessDrawing(
  at: Facing,
  view: Position,
  { at: point, ranks }: GuessMark,
  faces: Faces | PieceSet,
) {
  const shown = ranks.slice(0, 3);
  const army = armyOf(at, view.pieces[point]?.seat);
  const scale = [0, 0.8, 0.55, 0.42][shown.length] ?? 0.42;
  const { width } = at.layout.piece;
  return svg`<g class="guess army-${army}" transform=${on(at, view, point)}>${shown.map(
    (rank, i) => {
      const x = (i - (shown.length - 1) / 2) * width * 0.3;
      const strokes = faceOf(rank, guessOf(faces), at.layout);
      return svg`<g transform="translate(${x} 0) scale(${scale})">${strokes.map(
        ({ outline, transform }) => svg`<path d=${outline} transform=${transform}></path>`,
      )}</g>`;
    },
  )}</g>`;
}

function circleDrawing(at: Facing, view: Position, { at: point, role }: CircleMark) {
  const { piece, mark } = at.layout;
  const [x, y] = [piece.width / 2 + mark * 0.4, piece.height / 2 + mark * 0.4];
  return svg`<g class="circled role-${role}" transform=${on(at, view, point)}>
    ${['edge', 'line'].map(
      (name) => svg`<rect class=${name} x=${-x} y=${-y} width=${2 * x} height=${2 * y}
        rx=${piece.height * 0.42} stroke-width=${mark * (name === 'edge' ? 2 : 1.2)}></rect>`,
    )}
  </g>`;
}

/** A line that ends where its head begins. */
function arrowDrawing(at: Facing, view: Position, { from, to, role, place = 1 }: ArrowMark) {
  const strokes = strokesOver(at, trailOf(at.board, view, { from, to }));
  const { mark } = at.layout;
  const width = mark * (place === 1 ? 2 : place === 2 ? 1.5 : 1.1);
  const head = width * 3;
  const tip = strokes.at(-1);
  if (!tip || strokes.length < 2) return nothing;
  const cut = shortened(strokes, head * 0.8);
  const neck = cut.at(-1) ?? tip;
  const line = cut.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return svg`<g class="arrow role-${role} place-${Math.min(place, 3)}">
    <path class="edge" d=${line} stroke-width=${width + mark * 0.7}></path>
    <path class="line" d=${line} stroke-width=${width}></path>
    <path class="head" d=${headPath(neck, tip, head)}></path>
  </g>`;
}

/** Strokes without the last `length` of their way. */
function shortened(strokes: readonly XY[], length: number): readonly XY[] {
  const [end, before] = [strokes.at(-1), strokes.at(-2)];
  if (!end || !before) return strokes;
  const last = Math.hypot(end.x - before.x, end.y - before.y);
  if (last <= length && strokes.length > 2) return shortened(strokes.slice(0, -1), length - last);
  const share = Math.max(0, 1 - length / last);
  const cut = {
    x: before.x + (end.x - before.x) * share,
    y: before.y + (end.y - before.y) * share,
  };
  return [...strokes.slice(0, -1), cut];
}

function headPath(neck: XY, tip: XY, size: number): string {
  const length = Math.hypot(tip.x - neck.x, tip.y - neck.y) || 1;
  const [x, y] = [(tip.x - neck.x) / length, (tip.y - neck.y) / length];
  const back = { x: tip.x - x * size, y: tip.y - y * size };
  const half = size * 0.52;
  return `M${tip.x} ${tip.y}L${back.x - y * half} ${back.y + x * half}L${back.x + y * half} ${back.y - x * half}z`;
}

const clamp = (value: number): number => Math.max(0, Math.min(value, 1));
