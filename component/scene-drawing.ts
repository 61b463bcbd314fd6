// Everything on the board that changes, in the order it is painted.

import { nothing, svg, type SVGTemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Point } from '../src/board.js';
import type { SeenPiece } from '../src/pieces.js';
import type { Annotations } from './annotations.js';
import { annotationsDrawing } from './annotations-drawing.js';
import { groundDrawing } from './board-drawing.js';
import { heldPoint, type Gesture } from './gestures.js';
import { xyOf, type XY } from './geometry.js';
import { lastTurnDrawing, selectionDrawing, targetDrawing } from './marks.js';
import { pieceDrawing, type PieceLook } from './pieces-drawing.js';
import type { Sight, Stage } from './stage.js';

export interface SceneState {
  readonly sight: Sight;
  readonly look: PieceLook;
  readonly stage: Stage;
  readonly gesture: Gesture;
  readonly targets: ReadonlySet<Point>;
  readonly coordinates: boolean;
  readonly annotations: Annotations;
}

interface Drawn {
  readonly piece: SeenPiece;
  readonly deployed: Point;
  readonly point: Point;
}

/*
 * g.ground
 * g.last               the last turn
 * g.piece × pieces     those that fade below, the one that moved last on top
 * g.annotations        arrows, circles and the like
 * g.selection, (circle.quiet | g.attack) × targets
 * g.selection          where the piece in hand would land
 * g.piece.in-hand      a copy of the piece under the pointer
 */
export function sceneDrawing(state: SceneState): SVGTemplateResult {
  const { sight, look, gesture, targets, coordinates, annotations } = state;
  const { faces } = look;
  const { facing, view, turn, rules } = sight;
  const held = heldPoint(gesture);
  const over = gesture.kind === 'dragging' ? gesture.over : undefined;
  const landing =
    gesture.kind === 'carrying'
      ? gesture.over
      : gesture.kind === 'chosen'
        ? gesture.aim
        : undefined;
  const aimed = over !== undefined && targets.has(over) ? over : landing;
  return svg`
    ${guard([facing.board, facing.bottom, rules?.cornerArcs, rules?.crossLines, coordinates], () => groundDrawing(facing, rules, coordinates))}
    ${lastTurnDrawing(facing, view, turn)}
    ${guard(whatPiecesShow(state), () => piecesDrawing(state))}
    ${guard([facing, view, annotations, faces], () => annotationsDrawing(facing, view, annotations, faces))}
    ${held === undefined ? nothing : selectionDrawing(facing, view, held)}
    ${[...targets].map((point) => targetDrawing(facing, view, point))}
    ${aimed === undefined ? nothing : selectionDrawing(facing, view, aimed)}
    ${gesture.kind === 'dragging' ? inHand(state, gesture.from, gesture.at) : nothing}
    ${gesture.kind === 'carrying' ? carried(state, gesture.piece, gesture.at) : nothing}`;
}

/** All that the pieces' drawing depends on: a drag passes without drawing them again. */
function whatPiecesShow({ sight, look, stage, gesture }: SceneState): unknown[] {
  const lifted = gesture.kind === 'dragging' ? gesture.from : undefined;
  const sent = gesture.kind === 'sent' ? gesture.move : undefined;
  return [sight, stage.fading, look.faces, look.upright, lifted, sent];
}

function piecesDrawing(state: SceneState): SVGTemplateResult {
  return svg`${repeat(
    [...state.stage.fading, ...standingPieces(state)],
    ({ deployed }) => deployed,
    (drawn) => onBoard(state, drawn),
  )}`;
}

function standingPieces({ sight: { view, turn }, stage, gesture }: SceneState): readonly Drawn[] {
  const standing = view.pieces.flatMap((piece, point): Drawn[] =>
    piece ? [{ piece, deployed: stage.identities[point] ?? point, point }] : [],
  );
  const top =
    gesture.kind === 'sent' ? gesture.move.from : turn?.kind === 'move' ? turn.to : undefined;
  return standing.sort((a, b) => Number(a.point === top) - Number(b.point === top));
}

function onBoard({ sight, look, gesture }: SceneState, { piece, deployed, point }: Drawn) {
  const isDropped = gesture.kind === 'sent' && gesture.dropped && gesture.move.from === point;
  const at = xyOf(sight.facing, isDropped ? gesture.move.to : point);
  const isLifted = gesture.kind === 'dragging' && gesture.from === point;
  const own = piece.seat === sight.facing.bottom ? 'own' : '';
  return pieceDrawing(
    look,
    { piece, deployed, at, carrier: sight.view.carried.some((flag) => flag.at === point) },
    isLifted ? `${own} lifted` : own,
  );
}

/** A piece from beside the board. */
const carried = ({ look }: SceneState, piece: SeenPiece, at: XY) =>
  pieceDrawing(look, { piece, deployed: -1, at, carrier: false }, 'in-hand');

function inHand({ sight, look, stage }: SceneState, from: Point, at: XY) {
  const piece = sight.view.pieces[from];
  if (!piece) return nothing;
  const deployed = stage.identities[from] ?? from;
  return pieceDrawing(look, { piece, deployed, at, carrier: false }, 'in-hand');
}
