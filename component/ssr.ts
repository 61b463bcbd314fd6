// The board as markup, for servers and site generators: no window, no document. Readers see the picture
// at once, and without scripts too; where the element is defined it takes the place of the picture.

import { faultText, isFault } from '../src/fault.js';
import { langOf } from '../src/describe/text.js';
import { FACES } from './faces/faces.js';
import { traditional } from './faces/traditional.js';
import { positionSvg } from './out/svg.js';
import { RecordReader } from './record-source.js';
import { readSight } from './sources.js';

/** Attributes of the element by name. False, null and undefined leave one out, true sets it without a value. */
export type BoardAttributes = Readonly<
  Record<string, string | number | boolean | null | undefined>
>;

export interface MarkupOptions {
  /** What the picture shows, for those who do not see it; in the language of the page. */
  readonly label?: string;
}

/**
 * `<junqi-board …>` with a picture of what it shows inside. What cannot be shown is said in its place, as
 * the element will say it. A record is in the markup with all it holds: give the seat's own where ranks
 * must stay secret. Traditional characters stand on the pieces where the tag's own `lang` asks for them.
 */
export function boardMarkup(attributes: BoardAttributes, { label }: MarkupOptions = {}): string {
  const given = Object.entries(attributes).flatMap(([name, value]) => attributeOf(name, value));
  const { board, inside } = pictureOf(attributes, label);
  const data = board === 'four' ? ' data-board="four"' : '';
  return `<junqi-board${given.join('')}${data}>${inside}</junqi-board>`;
}

function attributeOf(name: string, value: BoardAttributes[string]): string[] {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new RangeError(`"${name}" is no name of an attribute`);
  if (value === false || value === null || value === undefined) return [];
  return [value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function pictureOf(attributes: BoardAttributes, label: string | undefined) {
  const { rules, position, record, seat, orientation } = attributes;
  const ply = attributes['ply'] === undefined ? undefined : Number(attributes['ply']);
  const sources = { rules, position, record, seat, orientation, ply, view: null, lastTurn: null };
  const sight = readSight(sources, new RecordReader());
  if (isFault(sight)) return { board: 'duel', inside: `<p>${escaped(faultText(sight.fault))}</p>` };
  const { view, facing, turn, rules: played } = sight.value;
  const faces = FACES.find((known) => known === attributes['faces']) ?? 'hanzi';
  const isTraditional = langOf(String(attributes['lang'] ?? '')) === 'zh-Hant';
  const inside = positionSvg(view, {
    rules: played,
    bottom: facing.bottom,
    faces: isTraditional ? traditional.faces(faces) : faces,
    upright: isSet(attributes['upright']),
    coordinates: isSet(attributes['coordinates']),
    lastTurn: turn,
    theme: attributes['theme'] === 'dark' ? 'dark' : 'light',
    label: label ?? 'Junqi',
  });
  return { board: view.board, inside };
}

const isSet = (value: BoardAttributes[string]): boolean =>
  value !== undefined && value !== null && value !== false;
