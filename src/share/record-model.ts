// A record in a link: rules, start, tags, turns with what was written beside them, and the end.

import { BOARDS, type Point } from '../board.js';
import { fault, isFault } from '../fault.js';
import { makeVariant, parseVariant } from '../formats/variant.js';
import { ENDINGS, type Result } from '../position.js';
import type { Arrow, Circle, GameRecord, Notes, RecordNode, Variant } from '../record.js';
import { startPosition } from '../start.js';
import type { Coder } from './coder.js';
import { choice, flag, list, Misread, optional, TextModel, wholeNumber } from './models.js';
import { startModel } from './start-model.js';
import { Course } from './turn-model.js';

/** Names of rules as version 1 knows them; others follow as text. Their order never changes. */
export const NAMED_RULES = [
  'duel-open',
  'duel-dark',
  'duel-revealed',
  'flip',
  'flip-simple',
  'flip-any',
  'flip-match',
  'duel-family',
  'championship',
  'four-dark',
  'four-partners',
  'four-open',
  'solo-open',
  'solo-dark',
  'qq',
  'qq-duel',
  'lianzhong',
  'site-360',
  'club',
  'classic',
];
const OTHER = 'other';

export function variantModel(coder: Coder, variant: Variant | undefined): Variant {
  const text = variant && makeVariant(variant);
  const name = text && (NAMED_RULES.includes(text) ? text : OTHER);
  const named = choice(coder, [...NAMED_RULES, OTHER], name);
  const read = named === OTHER ? new TextModel().code(coder, text) : named;
  const parsed = parseVariant(read);
  if (isFault(parsed)) throw new Misread(parsed.fault);
  return parsed.value;
}

const RESULTS: readonly (Result | null)[] = [null, 'S', 'N', 'S+N', 'E+W', '1/2'];

export function recordModel(coder: Coder, record: GameRecord | undefined): GameRecord {
  const variant = variantModel(coder, record?.variant);
  const { rules } = variant;
  const start = startModel(coder, rules, record?.start);
  const result = choice(coder, RESULTS, record?.result);
  const termination = optional(coder, record?.termination, 128, (ending) =>
    choice(coder, ENDINGS, ending),
  );
  const text = new TextModel();
  const tags = list(coder, record && Object.entries(record.tags), 64, (tag): [string, string] => {
    const name = text.code(coder, tag?.[0]);
    return [name, text.code(coder, tag?.[1])];
  });
  const lines = new Lines(coder, BOARDS[rules.board].points, text);
  const notes = lines.notes(record?.notes);
  const turns = lines.line(new Course(rules, startPosition(rules, start)), record?.turns, 0);
  return {
    variant,
    start,
    ...(Object.keys(notes).length > 0 && { notes }),
    turns,
    result,
    ...(termination && { termination }),
    tags: Object.fromEntries(tags),
  };
}

/** Variations inside variations, as deep as `.jqn` has them. */
const DEEPEST = 64;

class Lines {
  readonly #points: readonly Point[];

  constructor(
    private readonly coder: Coder,
    points: number,
    private readonly text: TextModel,
  ) {
    this.#points = Array.from({ length: points }, (_, point) => point);
  }

  line(course: Course, nodes: readonly RecordNode[] | undefined, depth: number): RecordNode[] {
    if (depth > DEEPEST) {
      const expected = `no deeper than ${DEEPEST}`;
      throw new Misread(fault('variations', 'variations inside variations', expected).fault);
    }
    return list(this.coder, nodes, 254, (node) => this.#node(course, node, depth));
  }

  #node(course: Course, node: RecordNode | undefined, depth: number): RecordNode {
    const before = course.copy();
    const turn = course.code(this.coder, node?.turn);
    const hasMore = node && Object.keys(node).length > 1;
    if (!flag(this.coder, hasMore, 8)) return { turn };
    const glyphs = list(this.coder, node?.glyphs, 32, (glyph) => wholeNumber(this.coder, glyph));
    const notes = this.notes(node);
    const variations = list(this.coder, node?.variations, 64, (line) =>
      this.line(before.copy(), line, depth + 1),
    );
    return {
      turn,
      ...(glyphs.length > 0 && { glyphs }),
      ...notes,
      ...(variations.length > 0 && { variations }),
    };
  }

  notes(given: Notes | undefined): Notes {
    const { coder } = this;
    const comment = optional(coder, given?.comment, 96, (words) => this.text.code(coder, words));
    const thousandths = given?.clock === undefined ? undefined : Math.round(given.clock * 1000);
    const clock = optional(coder, thousandths, 96, (each) => wholeNumber(coder, each));
    const arrows = list(coder, given?.arrows, 32, (arrow) => this.#arrow(arrow));
    const circles = list(coder, given?.circles, 32, (circle) => this.#circle(circle));
    return {
      ...(comment !== undefined && { comment }),
      ...(clock !== undefined && { clock: clock / 1000 }),
      ...(arrows.length > 0 && { arrows }),
      ...(circles.length > 0 && { circles }),
    };
  }

  #arrow(arrow: Arrow | undefined): Arrow {
    const from = choice(this.coder, this.#points, arrow?.from);
    const to = choice(this.coder, this.#points, arrow?.to);
    return { from, to, color: this.#color(arrow?.color) };
  }

  #circle(circle: Circle | undefined): Circle {
    return { at: choice(this.coder, this.#points, circle?.at), color: this.#color(circle?.color) };
  }

  #color(color: string | undefined): string {
    return choice(this.coder, COLORS, color, (each) => ('GRYB'.includes(each) ? 40 : 1));
  }
}

const COLORS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
