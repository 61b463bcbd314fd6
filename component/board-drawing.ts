// The board itself: drawn once for a board, a seat at the bottom and coordinates, then left alone.

import { svg, type SVGTemplateResult } from 'lit';
import { kindOf, seatOfPoint, type Point } from '../src/board.js';
import type { Rules } from '../src/rules.js';
import { extraRails } from './extra-rails.js';
import { word } from './faces/outlines.js';
import {
  isArc,
  pathOver,
  quarterTurns,
  rowsOf,
  xyOf,
  type Facing,
  type Layout,
} from './geometry.js';

/*
 * g.ground
 * ├─ path.sheet                the board's outline
 * ├─ path.roads
 * ├─ path.rails, path.ties     a dark band and the light dashes on it
 * ├─ path.mountains            山界, Duel only
 * ├─ (rect.station | circle.camp | path.headquarters | rect.palace) × points
 * └─ text.coordinate × files and ranks
 */
export function groundDrawing(
  at: Facing,
  rules: Rules | undefined,
  coordinates: boolean,
): SVGTemplateResult {
  const { board, layout } = at;
  const rails = railPath(at) + extraRails(at, rules);
  return svg`<g class="ground">
    <path class="sheet" d=${sheetPath(at)}></path>
    <path class="roads" d=${roadPath(at)} stroke-width=${layout.road}></path>
    <path class="rails" d=${rails} stroke-width=${layout.rail.width}></path>
    <path class="ties" d=${rails} stroke-width=${layout.rail.light} stroke-dasharray=${layout.rail.dash}></path>
    ${board.name === 'duel' ? mountains(at) : null}
    ${Array.from({ length: board.points }, (_, point) => placeDrawing(at, point))}
    ${coordinates ? coordinateLabels(at) : null}
  </g>`;
}

/** Margin of the sheet around the outermost pieces. */
const EDGE = 1.5;
/** Half the width of an arm of the Four board. */
const ARM = 140;

function sheetPath({ board, layout: { width, height } }: Facing): string {
  const [right, bottom] = [width - EDGE, height - EDGE];
  if (board.name === 'duel') {
    return `M${EDGE + 14} ${EDGE}H${right - 14}q14 0 14 14V${bottom - 14}q0 14-14 14H${EDGE + 14}q-14 0-14-14V${EDGE + 14}q0-14 14-14z`;
  }
  const [near, far] = [width / 2 - ARM, width / 2 + ARM];
  return (
    `M${near + 14} ${EDGE}H${far - 14}q14 0 14 14V${near - 10}q0 10 10 10H${right - 14}q14 0 14 14` +
    `V${far - 14}q0 14-14 14H${far + 10}q-10 0-10 10V${bottom - 14}q0 14-14 14H${near + 14}q-14 0-14-14` +
    `V${far + 10}q0-10-10-10H${EDGE + 14}q-14 0-14-14V${near + 14}q0-14 14-14H${near - 10}q10 0 10-10` +
    `V${EDGE + 14}q0-14 14-14z`
  );
}

function roadPath(at: Facing): string {
  return at.board.roads
    .flatMap((ends, point) => ends.filter((end) => end > point).map((end) => [point, end]))
    .map((pair) => pathOver(at, pair))
    .join('');
}

/** Straight lines whole, so that their dashes run through; of the lines round an arc the arc alone. */
function railPath(at: Facing): string {
  const stretch = (line: readonly Point[]): readonly Point[] => {
    const bend = line.findIndex((point, i) => i > 0 && isArc(at.board, line[i - 1]!, point));
    return bend < 0 ? line : line.slice(bend - 1, bend + 1);
  };
  return at.board.lines.map((line) => pathOver(at, stretch(line))).join('');
}

/** The two files of the front that do not cross. */
function mountains(at: Facing): SVGTemplateResult {
  const { layout } = at;
  const names = [-1, 1].map((side) =>
    word('山界', 30, layout.width / 2 + side * layout.across, layout.height / 2),
  );
  return svg`<g class="mountains">${names
    .flat()
    .map(({ outline, transform }) => svg`<path d=${outline} transform=${transform}></path>`)}</g>`;
}

function placeDrawing(at: Facing, point: Point): SVGTemplateResult {
  const { layout } = at;
  const { x, y } = xyOf(at, point);
  const seat = seatOfPoint(at.board, point);
  const turns = seat ? quarterTurns(at, seat) : 0;
  switch (kindOf(point)) {
    case 'camp':
      return svg`<circle class="camp" cx=${x} cy=${y} r=${layout.camp}></circle>`;
    case 'palace':
      return box('palace', x, y, layout.palace, layout.palace, layout.palace / 3.5);
    case 'headquarters':
      return svg`<path class="headquarters" d=${headquartersPath(layout)}
        transform="translate(${x} ${y}) rotate(${-90 * turns})"></path>`;
    case 'station': {
      const { width, height, radius } = layout.station;
      return turns % 2 === 0
        ? box('station', x, y, width, height, radius)
        : box('station', x, y, height, width, radius);
    }
  }
}

const box = (name: string, x: number, y: number, width: number, height: number, radius: number) =>
  svg`<rect class=${name} x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${radius}></rect>`;

/** A house whose gable points to the front. */
function headquartersPath({ headquarters: { width, height, gable } }: Layout): string {
  const [x, y] = [width / 2, height / 2];
  return `M${-x} ${y}H${x}V${-y}L0 ${-y - gable}L${-x} ${-y}z`;
}

/** Files under the lowest point of each column, ranks beside the leftmost point of each row. */
function coordinateLabels(at: Facing): SVGTemplateResult[] {
  const { layout, board } = at;
  const upright = quarterTurns(at, 'S') % 2 === 0;
  const lowest = new Map<number, Point>();
  const leftmost = new Map<number, Point>();
  for (const row of rowsOf(at)) {
    row.forEach((point, index) => {
      const { x, y } = xyOf(at, point);
      lowest.set(x, point);
      if (index === 0) leftmost.set(y, point);
    });
  }
  const file = (point: Point) => (board.names[point] ?? '').slice(0, 1);
  const rank = (point: Point) => (board.names[point] ?? '').slice(1);
  const [below, beside] = upright ? [file, rank] : [rank, file];
  // Two digits are smaller: on Duel the pieces of the outer file stand close beside them.
  const label = (text: string, x: number, y: number) =>
    svg`<text class="coordinate" x=${x} y=${y}
      font-size=${layout.letters * (text.length > 1 ? 0.8 : 1)}>${text}</text>`;
  const [down, left] =
    board.name === 'duel'
      ? [layout.height - 11, 9]
      : [layout.height / 2 + ARM - 8, layout.width / 2 - ARM + 8];
  return [
    ...[...lowest].map(([x, point]) => {
      const { y } = xyOf(at, point);
      return label(below(point), x, board.name === 'duel' || y < down ? down : layout.height - 9);
    }),
    ...[...leftmost].map(([y, point]) => {
      const { x } = xyOf(at, point);
      return label(beside(point), board.name === 'duel' || x > left ? left : 9, y);
    }),
  ];
}
