// What somebody drew beside a turn of a record.

import type { Notes } from '../../../src/record.js';
import { ROLES, type Annotations, type Role } from '../../annotations.js';

const known = new WeakMap<Notes, Annotations>();

/** Arrows and circles of a turn; the same object each time. */
export function notesOf(notes: Notes | undefined): Annotations | undefined {
  if (!notes?.arrows && !notes?.circles) return undefined;
  const annotations = known.get(notes) ?? {
    arrows: (notes.arrows ?? []).map(({ from, to, color }) => ({ from, to, role: roleOf(color) })),
    circles: (notes.circles ?? []).map(({ at, color }) => ({ at, role: roleOf(color) })),
  };
  known.set(notes, annotations);
  return annotations;
}

const roleOf = (color: string): Role => ROLES.find((role) => role === color) ?? 'other';
