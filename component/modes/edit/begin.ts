// What a page gave to be edited.

import { fault, isFault, type Parsed } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseVariant } from '../../../src/formats/variant.js';
import type { Position } from '../../../src/position.js';
import { named, textOf, viewOf } from '../../given.js';
import type { Given } from '../mode.js';
import { PositionDesk } from './position-desk.js';

/** Properties that a desk is begun from. */
export const SOURCES = ['rules', 'position', 'view'];

export function beginDesk(given: Given): Parsed<PositionDesk> {
  const variant = parseVariant(textOf(given.rules).trim() || 'duel-open');
  if (isFault(variant)) return named('rules', variant);
  const position = beginPosition(given, variant.value.rules);
  if (isFault(position)) return position;
  return { value: new PositionDesk(variant.value, position.value) };
}

function beginPosition(
  given: Given,
  rules: Parameters<typeof parsePosition>[1],
): Parsed<Position | undefined> {
  const view = viewOf(given.view);
  if (isFault(view)) return view;
  if (view.value) {
    if (view.value.board === rules.board) return view;
    return fault('view, board', view.value.board, `${rules.board}, the board of the rules`);
  }
  const text = textOf(given.position).trim();
  if (text === '') return { value: undefined };
  const read = parsePosition(text, rules);
  if (!isFault(read)) return read;
  return named('position', read);
}
