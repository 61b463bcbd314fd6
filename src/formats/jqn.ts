// `.jqn`, game records in the spirit of PGN: tag pairs, turns with the numbers of their plies, comments,
// variations, glyphs, a result; many games a file.

import { mustBe } from '../argument.js';
import { BOARDS, type Board } from '../board.js';
import { fault, isFault, type Parsed } from '../fault.js';
import type { GameRecord, Notes, RecordNode } from '../record.js';
import { parseNotes, SUFFIXES } from './jqn-notes.js';
import { isResult, readTags, RESULTS, type Tagged } from './jqn-tags.js';
import { placeIn, tokensOf, type Token } from './jqn-tokens.js';
import { quoted } from './scan.js';
import { parseTurn } from './turn.js';

export { makeJqn } from './jqn-make.js';

/** Variations inside variations are read to this depth. */
const DEEPEST = 64;

type NodeDraft = { -readonly [K in keyof RecordNode]: RecordNode[K] };
type NotesDraft = { -readonly [K in keyof Notes]: Notes[K] };
/** A line of turns under way; what is said before its first turn waits for that turn. */
interface Line {
  readonly nodes: NodeDraft[];
  readonly before: NotesDraft;
}

export function parseJqn(text: string): Parsed<GameRecord[]> {
  mustBe('text', text);
  const tokens = tokensOf(text);
  if (isFault(tokens)) return tokens;
  const games: GameRecord[] = [];
  for (let at = 0; at < tokens.value.length;) {
    const game = readGame(text, tokens.value, at);
    if (isFault(game)) return game;
    games.push(game.value.record);
    at = game.value.end;
  }
  return { value: games };
}

function readGame(
  text: string,
  tokens: readonly Token[],
  start: number,
): Parsed<{ record: GameRecord; end: number }> {
  const tags = new Map<string, string>();
  const places = new Map<string, number>();
  let at = start;
  for (let token = tokens[at]; token?.kind === 'tag'; token = tokens[++at]) {
    if (tags.has(token.name)) {
      return fault(placeIn(text, token.at), `${token.name} a second time`, 'it once');
    }
    tags.set(token.name, token.value);
    places.set(token.name, token.at);
  }
  const first = tokens[start]?.at ?? 0;
  if (!tags.has('Rules')) {
    return fault(placeIn(text, first), 'a game without rules', 'a tag [Rules "…"]');
  }
  const tagged = readTags(tags);
  if (isFault(tagged)) {
    const { where, found, expected } = tagged.fault;
    const at = places.get(where.split(',', 1)[0] ?? '') ?? first;
    return fault(`${placeIn(text, at)}, ${where}`, found, expected);
  }
  return new MoveText(text, tokens, at, tagged.value, tags.get('Result')).read();
}

/** The part of a game behind its tags. */
class MoveText {
  readonly #board: Board;
  readonly #lines: Line[] = [{ nodes: [], before: {} }];

  constructor(
    readonly text: string,
    readonly tokens: readonly Token[],
    readonly start: number,
    readonly tagged: Tagged,
    /** What the tag Result says, if there is one. */
    readonly said: string | undefined,
  ) {
    this.#board = BOARDS[tagged.variant.rules.board];
  }

  read(): Parsed<{ record: GameRecord; end: number }> {
    for (let at = this.start; at < this.tokens.length; at++) {
      const token = this.tokens[at] as Token;
      if (token.kind === 'word' && isResult(token.text)) return this.#end(token, at + 1);
      const read = this.#token(token);
      if (isFault(read)) return read;
    }
    return this.#fault(this.text.length, 'the end of the file', `a result: ${RESULTS.join(' ')}`);
  }

  #fault(at: number, found: string, expected: string) {
    return fault(placeIn(this.text, at), found, expected);
  }

  #end(token: Token & { kind: 'word' }, end: number): Parsed<{ record: GameRecord; end: number }> {
    const [main] = this.#lines;
    if (main === undefined || this.#lines.length > 1) {
      return this.#fault(token.at, quoted(token.text), '")", the end of a variation');
    }
    if (this.said !== undefined && this.said !== token.text) {
      return this.#fault(token.at, quoted(token.text), `"${this.said}" as the tag Result has it`);
    }
    const result = isResult(token.text) && token.text !== '*' ? token.text : null;
    const notes = Object.keys(main.before).length > 0 ? { notes: main.before } : {};
    return { value: { record: { ...this.tagged, result, ...notes, turns: main.nodes }, end } };
  }

  get #line(): Line {
    return this.#lines.at(-1);
  }

  #token(token: Token): Parsed<unknown> {
    switch (token.kind) {
      case 'tag':
        return this.#fault(token.at, `the tag ${token.name}`, 'a result before the next game');
      case 'comment':
        return this.#comment(token.at, token.text);
      case 'open':
        return this.#open(token.at);
      case 'close':
        return this.#close(token.at);
      case 'word':
        return this.#word(token.at, token.text);
    }
  }

  #comment(at: number, text: string): Parsed<unknown> {
    const notes = parseNotes(this.#board, text);
    if (isFault(notes)) {
      const { where, found, expected } = notes.fault;
      return fault(`${placeIn(this.text, at)}, ${where}`, found, expected);
    }
    const { nodes, before } = this.#line;
    addNotes(nodes.at(-1) ?? before, notes.value);
    return notes;
  }

  #open(at: number): Parsed<unknown> {
    if (this.#line.nodes.length === 0) return this.#fault(at, '"("', 'a turn before a variation');
    if (this.#lines.length > DEEPEST) {
      return this.#fault(at, '"("', `variations nested no deeper than ${DEEPEST}`);
    }
    this.#lines.push({ nodes: [], before: {} });
    return { value: undefined };
  }

  #close(at: number): Parsed<unknown> {
    if (this.#lines.length === 1) return this.#fault(at, '")"', 'a turn, a comment or a result');
    const { nodes } = this.#line;
    if (nodes.length === 0) return this.#fault(at, '")"', 'a turn in the variation');
    this.#lines.pop();
    const replaced = this.#line.nodes.at(-1);
    replaced.variations = [...(replaced.variations ?? []), nodes];
    return { value: undefined };
  }

  /** A number, a glyph, or a turn with a number before it and a glyph behind it. */
  #word(at: number, text: string): Parsed<unknown> {
    const number = /^\d+\.+/.exec(text)?.[0] ?? '';
    const rest = text.slice(number.length);
    if (rest === '' && number !== '') return { value: undefined };
    const glyph = /^\$(\d{1,3})$/.exec(rest)?.[1];
    if (glyph !== undefined) return this.#glyph(at, text, Number(glyph));
    const suffix = /[!?]{1,2}$/.exec(rest)?.[0] ?? '';
    const turn = rest.slice(0, rest.length - suffix.length);
    if (turn !== '') {
      const read = this.#turn(at + number.length, turn);
      if (isFault(read)) return read;
    }
    return suffix === '' ? { value: turn } : this.#glyph(at, text, SUFFIXES.indexOf(suffix) + 1);
  }

  #glyph(at: number, text: string, glyph: number): Parsed<unknown> {
    const node = this.#line.nodes.at(-1);
    if (node === undefined || glyph > 255) {
      return this.#fault(
        at,
        quoted(text),
        node ? 'a glyph of $0 to $255' : 'a turn before a glyph',
      );
    }
    node.glyphs = [...(node.glyphs ?? []), glyph];
    return { value: undefined };
  }

  #turn(at: number, text: string): Parsed<unknown> {
    const turn = parseTurn(this.#board, text);
    if (isFault(turn)) {
      const column = Number(turn.fault.where.replace(/\D+/, '')) - 1;
      const { found, expected } = turn.fault;
      return this.#fault(at + column, `${found} in ${quoted(text)}`, expected);
    }
    const { nodes, before } = this.#line;
    const node: NodeDraft = { turn: turn.value };
    // What stands before the first turn of a variation is said of that turn.
    if (nodes.length === 0 && this.#lines.length > 1) addNotes(node, before);
    nodes.push(node);
    return turn;
  }
}

/** Several comments on one turn make one, line by line. */
function addNotes(to: NotesDraft, { comment, clock, arrows, circles }: Notes): void {
  if (comment !== undefined) to.comment = [to.comment ?? [], comment].flat().join('\n');
  if (clock !== undefined) to.clock = clock;
  if (arrows !== undefined) to.arrows = [...(to.arrows ?? []), ...arrows];
  if (circles !== undefined) to.circles = [...(to.circles ?? []), ...circles];
}
