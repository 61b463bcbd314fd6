// Marks on the board: the last turn below the pieces; the selection, targets and the piece under the
// finger above them.

import { nothing, svg, type SVGTemplateResult } from 'lit';
import { kindOf, seatOfPoint, type Point } from '../src/board.js';
import type { Position } from '../src/position.js';
import type { Turn } from '../src/turn.js';
import { pathOver, quarterTurns, xyOf, type Facing } from './geometry.js';
import { trailOf } from './trail.js';

/** Half the sides of a frame around the piece that stands, or stood, on a point. */
function frameAround(at: Facing, view: Position, point: Point, margin: number) {
  const { piece } = at.layout;
  const seat = view.pieces[point]?.seat ?? seatOfPoint(at.board, point);
  const sideways = seat !== undefined && quarterTurns(at, seat) % 2 === 1;
  const [width, height] = sideways ? [piece.height, piece.width] : [piece.width, piece.height];
  return { x: width / 2 + margin, y: height / 2 + margin, radius: piece.radius + margin };
}

/*
 * g.last
 * ├─ path.trail           the way it went
 * ├─ rect.left            hollow, where it left
 * └─ rect.rim, rect.landed   a frame, where it landed: nothing hides the point before the piece arrives
 */
export function lastTurnDrawing(
  at: Facing,
  view: Position,
  turn: Turn | undefined,
): SVGTemplateResult | typeof nothing {
  if (turn?.kind === 'uncover') return svg`<g class="last">${landing(at, view, turn.at)}</g>`;
  if (turn?.kind !== 'move') return nothing;
  const way = pathOver(at, trailOf(at.board, view, turn));
  return svg`<g class="last">
    <path class="trail edge" d=${way}></path>
    <path class="trail" d=${way}></path>
    ${leaving(at, view, turn.from)} ${landing(at, view, turn.to)}
  </g>`;
}

function leaving(at: Facing, view: Position, point: Point): SVGTemplateResult {
  const { mark } = at.layout;
  return ring(at, view, point, { name: 'left', margin: mark * 1.4, stroke: mark * 0.6 });
}

function landing(at: Facing, view: Position, point: Point): SVGTemplateResult {
  const { mark } = at.layout;
  const margin = mark * 0.8;
  return svg`${ring(at, view, point, { name: 'rim', margin, stroke: mark * 2.2 })}
    ${ring(at, view, point, { name: 'landed', margin, stroke: mark * 1.3 })}`;
}

interface Ring {
  readonly name: string;
  readonly margin: number;
  readonly stroke: number;
}

function ring(at: Facing, view: Position, point: Point, { name, margin, stroke }: Ring) {
  const { x, y } = xyOf(at, point);
  const half = frameAround(at, view, point, margin);
  return svg`<rect class=${name} x=${x - half.x} y=${y - half.y} width=${2 * half.x}
    height=${2 * half.y} rx=${half.radius} stroke-width=${stroke}></rect>`;
}

/** Two lines, a dark one between light ones, so that it stands out on every colour. */
export function selectionDrawing(at: Facing, view: Position, point: Point): SVGTemplateResult {
  const { mark } = at.layout;
  const margin = mark * 0.4;
  return svg`<g class="selection">
    ${ring(at, view, point, { name: 'halo', margin, stroke: mark * 2 })}
    ${ring(at, view, point, { name: 'ring', margin, stroke: mark })}
  </g>`;
}

/** A dot where nothing stands, four corner brackets around what does. */
export function targetDrawing(at: Facing, view: Position, point: Point): SVGTemplateResult {
  const { x, y } = xyOf(at, point);
  const { layout } = at;
  if (view.pieces[point] === undefined) {
    const radius = layout.piece.height * (kindOf(point) === 'camp' ? 0.26 : 0.23);
    return svg`<circle class="quiet" cx=${x} cy=${y} r=${radius} stroke-width=${layout.mark * 0.5}></circle>`;
  }
  const { mark } = layout;
  const half = frameAround(at, view, point, mark * 0.2);
  const arm = layout.piece.height * 0.34;
  const corner = (sx: number, sy: number) =>
    `M${x + sx * half.x} ${y + sy * (half.y - arm)}V${y + sy * half.y}H${x + sx * (half.x - arm)}`;
  const brackets = [corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)].join('');
  return svg`<g class="attack">
    <path class="halo" d=${brackets} stroke-width=${mark * 2.1}></path>
    <path class="bracket" d=${brackets} stroke-width=${mark * 1.15}></path>
  </g>`;
}
