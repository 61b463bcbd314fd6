// The points as cells of a grid: what is tapped, focused and read aloud.

import { html, noChange, type ElementPart, type TemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { kindOf, type Point } from '../src/board.js';
import type { Position } from '../src/position.js';
import type { Destinations } from './gestures.js';
import { rowsOf, xyOf, type Facing } from './geometry.js';
import { pointLabel } from './labels.js';
import type { Words } from './messages/words.js';

export interface PointsState {
  readonly facing: Facing;
  readonly view: Position;
  readonly words: Words;
  /** The one point that Tab leads to. */
  readonly focused: Point;
  readonly held: Point | undefined;
  readonly moves: Destinations;
  /** What a point's name says besides, at its end. */
  readonly label?: ((point: Point) => string | undefined) | undefined;
}

/*
 * div[role=row] × rows as seen          display: contents
 * └─ div.point[role=gridcell] × points  one of them with tabindex 0
 */
export function pointRows(state: PointsState): unknown {
  const { facing, view, words, focused, held, moves, label } = state;
  const said = label && view.pieces.map((_, point) => label(point) ?? '').join('\n');
  return guard([facing, view, words, focused, held, moves, said], () => allRows(state));
}

function allRows(state: PointsState): TemplateResult[] {
  const rows = rowsOf(state.facing);
  const columns = columnsOf(state.facing);
  return rows.map(
    (row, index) =>
      html`<div class="row" role="row" aria-rowindex=${index + 1}>
        ${repeat(
          row,
          (point) => point,
          (point) => pointCell(state, point, columns.indexOf(xyOf(state.facing, point).x) + 1),
        )}
      </div>`,
  );
}

/** The x of every column of points, from the left. */
export function columnsOf(at: Facing): readonly number[] {
  const all = new Set(
    rowsOf(at)
      .flat()
      .map((point) => xyOf(at, point).x),
  );
  return [...all].sort((a, b) => a - b);
}

function pointCell(state: PointsState, point: Point, column: number): TemplateResult {
  const { facing, held, moves } = state;
  const isTarget = held !== undefined && moves.has({ from: held, to: point });
  const mayMove = moves.mayStart(point);
  const name = pointLabel(facing, state.words, state.view, point, { mayMove, isTarget });
  const more = state.label?.(point);
  return html`<div
    class=${classMap({ point: true, start: mayMove, target: isTarget })}
    part="point"
    role="gridcell"
    data-point=${point}
    tabindex=${point === state.focused ? 0 : -1}
    aria-colindex=${column}
    aria-selected=${held === point ? 'true' : 'false'}
    aria-label=${more ? name + state.words.separator + more : name}
    ${placed(placeOf(facing, point))}
  ></div>`;
}

/** Places an element by its style object: a style attribute would fall to a strict policy. */
class Placed extends Directive {
  #shown: Place | undefined;

  render(_place: Place): unknown {
    return noChange;
  }

  override update(part: ElementPart, [place]: [Place]): unknown {
    if (place !== this.#shown) Object.assign((part.element as HTMLElement).style, place);
    this.#shown = place;
    return noChange;
  }
}
const placed = directive(Placed);

type Place = Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;

/** A palace has room around it, every other point the cell of the grid. */
function placeOf(at: Facing, point: Point): Place {
  const { width, height, across, along } = at.layout;
  const { x, y } = xyOf(at, point);
  const wide = kindOf(point) === 'palace' ? 1.24 : 1;
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(x, width),
    top: percent(y, height),
    width: percent(across * wide, width),
    height: percent(along * wide, height),
  };
}
