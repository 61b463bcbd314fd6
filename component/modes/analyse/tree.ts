// What was played and what might be: positions as a tree, the game its first line. Everything in it is what
// the reader may know; it grows by moves made on the board and by lines that are played into it.

import { BOARDS } from '../../../src/board.js';
import { makeTurn } from '../../../src/formats/turn.js';
import type { Position } from '../../../src/position.js';
import type { GameRecord, RecordNode, Start, Variant } from '../../../src/record.js';
import { reference } from '../../../src/reference/index.js';
import { startPosition } from '../../../src/start.js';
import type { Turn } from '../../../src/turn.js';
import { deployedWhereTheyStand, followIdentities, type Identities } from '../../identity.js';

/** A position, the turn that led to it, and the ways it went on, the first the main one. */
export interface Branch {
  /** The place in the order of making, for lists. */
  readonly id: number;
  readonly parent: Branch | undefined;
  readonly turn: Turn | undefined;
  readonly position: Position;
  readonly identities: Identities;
  /** Whether it belongs to what was given; the rest the reader made and may take away. */
  readonly isGiven: boolean;
  readonly children: Branch[];
}

export class Tree {
  readonly root: Branch;
  current: Branch;
  #made = 0;

  /** Throws a RangeError where a turn of the record cannot have happened. */
  constructor(
    readonly variant: Variant,
    readonly start: Start,
    turns: readonly RecordNode[] = [],
  ) {
    const position = reference.judge(variant.rules, startPosition(variant.rules, start));
    const identities = deployedWhereTheyStand(position);
    this.root = this.#branch(undefined, undefined, position, identities, true);
    this.#grow(this.root, turns);
    this.current = this.root;
  }

  /** From the start to the position shown. */
  get path(): readonly Branch[] {
    return pathTo(this.current);
  }

  /** The line that the position shown is on, to its end. */
  get line(): readonly Branch[] {
    const line = [...this.path];
    for (let next = this.current.children[0]; next; next = next.children[0]) line.push(next);
    return line;
  }

  /** Plays turns from the position shown, along what is there already as far as it is the same. */
  play(turns: readonly Turn[]): void {
    for (const turn of turns) this.current = this.#child(this.current, turn, false);
  }

  /** Takes away what the reader made from a position on; the position before it is shown if need be. */
  remove(branch: Branch): boolean {
    const { parent } = branch;
    if (!parent || branch.isGiven) return false;
    if (this.path.includes(branch)) this.current = parent;
    parent.children.splice(parent.children.indexOf(branch), 1);
    return true;
  }

  /** The record up to the position shown, without what anybody wrote. */
  record(): GameRecord {
    const turns = this.path.flatMap(({ turn }) => (turn ? [{ turn }] : []));
    return { variant: this.variant, start: this.start, turns, result: null, tags: {} };
  }

  #grow(from: Branch, nodes: readonly RecordNode[]): void {
    let at = from;
    for (const node of nodes) {
      const before = at;
      at = this.#child(before, node.turn, true);
      for (const variation of node.variations ?? []) this.#grow(before, variation);
    }
  }

  #child(parent: Branch, turn: Turn, isGiven: boolean): Branch {
    const text = this.#textOf(turn);
    const known = parent.children.find((child) => child.turn && this.#textOf(child.turn) === text);
    if (known) return known;
    const position = reference.follow(this.variant.rules, parent.position, turn);
    const identities = followIdentities(parent.identities, turn);
    const child = this.#branch(parent, turn, position, identities, isGiven);
    parent.children.push(child);
    return child;
  }

  #textOf(turn: Turn): string {
    return makeTurn(BOARDS[this.variant.rules.board], turn);
  }

  #branch(
    parent: Branch | undefined,
    turn: Turn | undefined,
    position: Position,
    identities: Identities,
    isGiven: boolean,
  ): Branch {
    return { id: this.#made++, parent, turn, position, identities, isGiven, children: [] };
  }
}

/** From the start to a position. */
export function pathTo(branch: Branch): readonly Branch[] {
  const path: Branch[] = [];
  for (let at: Branch | undefined = branch; at; at = at.parent) path.unshift(at);
  return path;
}
