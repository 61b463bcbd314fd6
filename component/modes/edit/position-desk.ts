// The position on the desk: what stands where, and everything else that decides how a game goes on. It
// refuses what no army has, and says of the rest what cannot be. Knows no page.

import { BOARDS, type Point, type Seat } from '../../../src/board.js';
import { fault, isFault, type Fault, type Parsed } from '../../../src/fault.js';
import { makePosition, parsePosition } from '../../../src/formats/position.js';
import { readFile } from '../../../src/formats/read.js';
import { positionFault } from '../../../src/formats/sanity.js';
import { FORMATIONS } from '../../../src/formations.js';
import { RANK_COUNTS, type Rank, type SeenPiece } from '../../../src/pieces.js';
import type { Position } from '../../../src/position.js';
import type { Variant } from '../../../src/record.js';
import { seatsOf } from '../../../src/rules.js';
import { emptyPosition, startPosition } from '../../../src/start.js';

const ARMY = 25;
const MOST_UNDONE = 300;

interface State {
  readonly variant: Variant;
  readonly position: Position;
}

export class PositionDesk {
  #states: State[];
  /** Text being written, as long as it is no position. */
  draft: { readonly text: string; readonly fault: Fault } | undefined;

  constructor(variant: Variant, position: Position | undefined) {
    this.#states = [{ variant, position: position ?? emptyBoard(variant) }];
  }

  get #state(): State {
    return this.#states.at(-1);
  }

  get variant(): Variant {
    return this.#state.variant;
  }

  get position(): Position {
    return this.#state.position;
  }

  get text(): string {
    return makePosition(this.position);
  }

  /** Why the position cannot be, or that its text is none. */
  get fault(): Fault | undefined {
    return this.draft?.fault ?? positionFault(this.variant.rules, this.position) ?? this.#bagFault;
  }

  /** Flip: the bag holds as many ranks as pieces lie face down. */
  get #bagFault(): Fault | undefined {
    if (!this.position.bag) return undefined;
    const read = parsePosition(this.text, this.variant.rules);
    return isFault(read) ? read.fault : undefined;
  }

  get mayUndo(): boolean {
    return this.#states.length > 1 || this.draft !== undefined;
  }

  undo(): void {
    if (this.draft) this.draft = undefined;
    else if (this.#states.length > 1) this.#states.pop();
  }

  /** How many more of a rank, or of an army's pieces, may stand on the board. */
  left(seat: Seat, rank: Rank | undefined): number {
    const own = this.position.pieces.filter((piece) => piece?.seat === seat);
    const all = ARMY - own.length;
    if (rank === undefined) return all;
    const same = own.filter((piece) => piece?.rank === rank).length;
    return Math.min(all, RANK_COUNTS[rank] - same);
  }

  /** Puts a piece on a point, in place of what stood there. False where the army has no more of it. */
  put(piece: SeenPiece, point: Point): boolean {
    const bare = without(this.position, point);
    if (piece.seat && new PositionDesk(this.variant, bare).left(piece.seat, piece.rank) < 1) {
      return false;
    }
    const pieces = bare.pieces.map((old, at) => (at === point ? piece : old));
    const out = bare.out.filter((seat) => seat !== piece.seat);
    this.#change({ ...bare, pieces, out });
    return true;
  }

  /** Moves a piece; what stood on the other point comes back in exchange. Marks go along. */
  exchange(from: Point, to: Point): void {
    const { position } = this;
    const over = (point: Point): Point => (point === from ? to : point === to ? from : point);
    this.#change({
      ...position,
      pieces: position.pieces.map((_, point) => position.pieces[over(point)]),
      flags: sorted(position.flags.map(over)),
      shown: sorted(position.shown.map(over)),
      carried: position.carried.map(({ at, home }) => ({ at: over(at), home })),
      again: [],
    });
  }

  remove(point: Point): void {
    if (this.position.pieces[point]) this.#change(without(this.position, point));
  }

  /** Everything but the pieces; a seat that is out has none. */
  set(changes: Partial<Pick<Position, 'turn' | 'quiet' | 'ply' | 'out' | 'flags'>>): void {
    const next = { ...this.position, ...changes };
    const pieces = next.pieces.map((piece) =>
      piece?.seat && next.out.includes(piece.seat) && !next.bag ? undefined : piece,
    );
    this.#change({ ...next, pieces, flags: next.flags.filter((point) => pieces[point]) });
  }

  clear(): void {
    this.#change(emptyBoard(this.variant));
  }

  /** The beginning of a game, every seat with the first formation. */
  begin(): void {
    const { rules } = this.variant;
    const setup = FORMATIONS[0]?.setup ?? [];
    const setups = Object.fromEntries(seatsOf(rules).map((seat) => [seat, setup]));
    this.#change(startPosition(rules, { kind: 'setups', setups, first: 'S' }));
  }

  /** Other rules; the position stays where it is one of them too. */
  play(variant: Variant): void {
    const read = parsePosition(this.text, variant.rules);
    const position = isFault(read) ? emptyBoard(variant) : read.value;
    this.#push({ variant, position });
  }

  /** Takes a position's text; what cannot be read stays a draft and the board as it is. */
  write(text: string): void {
    const read = parsePosition(text, this.variant.rules);
    if (isFault(read)) this.draft = { text, fault: read.fault };
    else this.#change(read.value);
  }

  /** Takes a file of a position, or says why it is none. */
  read(bytes: Uint8Array, name: string): Fault | undefined {
    const read = positionIn(bytes, name, this.variant);
    if (isFault(read)) return read.fault;
    this.#push(read.value);
    return undefined;
  }

  #change(position: Position): void {
    this.#push({ variant: this.variant, position });
  }

  #push(state: State): void {
    this.draft = undefined;
    this.#states = [...this.#states.slice(-MOST_UNDONE), state];
  }
}

const sorted = (points: readonly Point[]): Point[] => [...points].sort((a, b) => a - b);

/** In flip an empty board has an empty bag. */
function emptyBoard({ rules }: Variant): Position {
  const pieces = new Array<undefined>(BOARDS[rules.board].points).fill(undefined);
  const bag = rules.visibility === 'flip' ? { bag: { red: {}, blue: {} } } : {};
  return { ...emptyPosition(rules, 'S', pieces), ...bag };
}

/** The position with nothing on a point, and nothing said of it. */
function without(position: Position, point: Point): Position {
  const isOther = (at: Point): boolean => at !== point;
  return {
    ...position,
    pieces: position.pieces.map((piece, at) => (at === point ? undefined : piece)),
    flags: position.flags.filter(isOther),
    shown: position.shown.filter(isOther),
    carried: position.carried.filter(({ at }) => isOther(at)),
    again: [],
  };
}

function positionIn(bytes: Uint8Array, name: string, variant: Variant): Parsed<State> {
  const read = readFile(bytes, name, { variant });
  if (isFault(read)) return { fault: { ...read.fault, where: `${name}, ${read.fault.where}` } };
  const { value } = read;
  if (value.kind === 'position') return { value };
  const [record] = value.kind === 'records' ? value.records : [];
  if (!record) return fault(name, 'a setup', 'a position or a record');
  const position = startPosition(record.variant.rules, record.start);
  return { value: { variant: record.variant, position } };
}
