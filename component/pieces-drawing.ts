// Pieces. A covered piece is drawn by one template for all ranks: nothing in it depends on what the
// piece is, only on whose it is and where it stands.

import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Point, Seat } from '../src/board.js';
import type { Rank, SeenPiece } from '../src/pieces.js';
import { armyOf } from './army.js';
import { faceOf, narrowOf, type Faces, type PieceSet } from './faces/faces.js';
import { FLAG } from './faces/icons.js';
import type { Stroke } from './faces/outlines.js';
import { degreesOf, type Facing, type Layout, type XY } from './geometry.js';

export interface PieceLook {
  readonly facing: Facing;
  readonly faces: Faces | PieceSet;
  /** Keeps the faces of the side seats upright. */
  readonly upright: boolean;
}

export interface StandingPiece {
  readonly piece: SeenPiece;
  /** Where it was deployed: what an element is known by, whatever its rank. */
  readonly deployed: Point;
  readonly at: XY;
  /** It carries a flag home. */
  readonly carrier: boolean;
}

/*
 * g.piece.army-…[data-deployed]            moved by its transform
 * └─ g                                     turned with its seat
 *    ├─ path.shadow, path.body, rect.sheen on Four with notches, for whom colours do not tell
 *    ├─ g.face.wide, g.face.narrow         where the rank is known: outlines
 *    │  or rect.inset, circle.dot          where it is not
 *    └─ path.carried
 */
export function pieceDrawing(
  { facing, faces, upright }: PieceLook,
  { piece, deployed, at, carrier }: StandingPiece,
  extra = '',
): SVGTemplateResult {
  const { layout } = facing;
  const degrees = piece.seat && !upright ? degreesOf(facing, piece.seat) : 0;
  return svg`<g class="piece army-${armyOf(facing, piece.seat)} ${extra}" part="piece"
    data-deployed=${deployed} transform="translate(${at.x} ${at.y})">
    <g transform="rotate(${degrees})">
      ${bodyDrawing(layout, facing.board.name === 'four' ? piece.seat : undefined)}
      ${piece.rank ? frontDrawing(facing, piece.rank, faces) : backDrawing(layout)}
      ${carrier ? carriedDrawing(layout) : nothing}
    </g>
  </g>`;
}

function bodyDrawing({ piece }: Layout, seat: Seat | undefined): SVGTemplateResult {
  const { width, height, radius } = piece;
  const outline = bodyPath(piece, seat);
  return svg`
    <path class="shadow" d=${outline} transform="translate(0 ${height * 0.05})"></path>
    <path class="body" d=${outline}></path>
    <rect class="sheen" x=${1.6 - width / 2} y=${1.6 - height / 2} width=${width - 3.2}
      height=${height * 0.42} rx=${radius - 1.6}></rect>`;
}

/** Notches in the lower edge that tell the seats of Four apart: round for one team, pointed for the other. */
const NOTCHES: Readonly<Record<Seat, { count: number; isRound: boolean }>> = {
  S: { count: 1, isRound: true },
  E: { count: 2, isRound: false },
  N: { count: 3, isRound: true },
  W: { count: 4, isRound: false },
};

function bodyPath({ width, height, radius: r }: Layout['piece'], seat: Seat | undefined): string {
  const [x, y] = [width / 2, height / 2];
  const size = height * 0.065;
  const { count, isRound } = seat ? NOTCHES[seat] : { count: 0, isRound: true };
  // The lower edge is drawn from right to left.
  const notch = isRound
    ? `a${size} ${size} 0 0 0 ${-2 * size} 0`
    : `l${-size} ${-1.2 * size} ${-size} ${1.2 * size}`;
  const gap = size * 1.1;
  const first = -x + r + 1 + count * 2 * size + (count - 1) * gap;
  const notches = count > 0 ? `H${first}${Array(count).fill(notch).join(`h${-gap}`)}` : '';
  return (
    `M${r - x} ${-y}H${x - r}a${r} ${r} 0 0 1 ${r} ${r}V${y - r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `${notches}H${r - x}a${r} ${r} 0 0 1 ${-r} ${-r}V${r - y}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

function frontDrawing(facing: Facing, rank: Rank, faces: Faces | PieceSet): SVGTemplateResult {
  if (facing.board.name === 'duel') return faceDrawing(faceOf(rank, faces, facing.layout), '');
  return svg`
    ${faceDrawing(faceOf(rank, faces, facing.layout), 'wide')}
    ${faceDrawing(faceOf(rank, narrowOf(faces), facing.layout), 'narrow')}`;
}

const faceDrawing = (strokes: readonly Stroke[], size: string) =>
  svg`<g class="face ${size}">${strokes.map(
    ({ outline, transform }) => svg`<path d=${outline} transform=${transform}></path>`,
  )}</g>`;

/** The back: an inset frame and one dot. */
function backDrawing({ piece: { width, height, radius } }: Layout): SVGTemplateResult {
  const inset = height * 0.13;
  return svg`
    <rect class="inset" x=${-width / 2 + inset} y=${-height / 2 + inset}
      width=${width - 2 * inset} height=${height - 2 * inset} rx=${radius / 2}></rect>
    <circle class="dot" r=${height * 0.1}></circle>`;
}

function carriedDrawing({ piece: { width, height } }: Layout): SVGTemplateResult {
  const scale = height / 40;
  return svg`<path class="carried" d=${FLAG}
    transform="translate(${width / 2 - 2} ${-height / 2 + 2}) scale(${scale})"></path>`;
}
