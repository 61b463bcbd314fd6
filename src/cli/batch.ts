// One line of a batch: a JSON question in, a JSON answer out, whatever the line holds.

import type { Core } from '../core.js';
import { fault, type Fault } from '../fault.js';
import { nearest } from '../formats/nearest.js';
import type { Opening } from '../opening.js';
import type { Asking } from './asking.js';
import { Refusal, refusalJson } from './io.js';
import { gameOf, type Question } from './question.js';

/** The answer to a line. Never throws: what cannot be answered is an error with its place. */
export function answerLine(
  asking: Asking,
  core: Core,
  defaults: Question,
  line: string,
  where: string,
): object {
  try {
    const question = questionOf(line, defaults);
    return asking.answer(gameOf(question, core, asking.partial), question).json;
  } catch (error) {
    const faults = error instanceof Refusal ? error.faults : [unforeseen(error)];
    return refusalJson(new Refusal(faults.map((each) => placed(where, each))));
  }
}

function placed(where: string, inner: Fault): Fault {
  return { ...inner, where: inner.where === '' ? where : `${where}, ${inner.where}` };
}

/** A mistake of ours on one line must not cost the answers to the others. */
function unforeseen(error: unknown): Fault {
  const said = error instanceof Error ? error.message : String(error);
  return fault('', said, 'an answer; this is a defect of the program').fault;
}

function questionOf(line: string, defaults: Question): Question {
  const fields = fieldsOf(line);
  const { moves, depth, nodes, seat } = {
    moves: fields.take('moves', 'a list of moves as text', isTexts),
    depth: fields.take('depth', 'a whole number', isNumber),
    nodes: fields.take('nodes', 'a whole number', isNumber),
    seat: fields.take('seat', 'a seat', isText),
  };
  const opening = openingOf(fields, defaults.opening);
  const { record, ...others } = defaults;
  return {
    ...others,
    ...(record && opening === defaults.opening && { record }),
    opening,
    ...(moves && { moves }),
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(seat !== undefined && { seat }),
  };
}

/** The line's own game over the one of the command line; its rules stay where the line names none. */
function openingOf(fields: Fields, defaults: Opening): Opening {
  const variant = fields.take('rules', 'rules as text', isText);
  const position = fields.take('position', 'a position as text', isText);
  if (variant === undefined && position === undefined) return defaults;
  const { position: usual, setups, ...rest } = defaults;
  const start = position ?? usual;
  return {
    ...rest,
    ...(variant !== undefined && { variant }),
    ...(start !== undefined && { position: start }),
    ...(position === undefined && setups && { setups }),
  };
}

/** The fields of a line. */
const FIELDS: readonly string[] = ['rules', 'position', 'moves', 'depth', 'nodes', 'seat'];

interface Fields {
  /** A field's value, undefined where the line has none. */
  take<T>(name: string, expected: string, is: (value: unknown) => value is T): T | undefined;
}

function fieldsOf(line: string): Fields {
  const expected = 'a JSON object such as {"rules":"duel-open","position":"…"}';
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new Refusal([fault('', glance(line), expected).fault]);
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new Refusal([fault('', glance(line), expected).fault]);
  }
  const values = new Map<string, unknown>(Object.entries(read));
  const unknown = [...values.keys()].find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) {
    const known = `one of ${FIELDS.join(' ')}, perhaps "${nearest(unknown, FIELDS)}"`;
    throw new Refusal([fault(glance(unknown), 'an unknown field', known).fault]);
  }
  return {
    take(name, what, is) {
      const value = values.get(name);
      if (value === undefined || value === null) return undefined;
      if (is(value)) return value;
      throw new Refusal([fault(name, glance(JSON.stringify(value)), what).fault]);
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function glance(text: string): string {
  if (text.trim() === '') return 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
