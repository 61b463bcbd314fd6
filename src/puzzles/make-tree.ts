// The tree of a puzzle as bytes. A number is seven bits a byte, the lowest first, the top bit set
// while more follow:
//
//   replies  how many different answers the tree holds, then the two points of each
//   nodes    the first node, and after every node those its right moves lead to, in the same order
//   sum      two bytes over all of the above
//
// A node is what comes of the legal moves in their order, by `from`, then `to`, as runs of equal codes:
// the code and how many more moves have it. Codes: 0 won, 1 over and not won, 2 + 2·reply wrong,
// 3 + 2·reply right; reply 0 is none, reply 1 the first of the answers.

import { hashOf } from './bytes.js';
import { moveCode, type PuzzleNode, type Reaction } from './puzzle.js';

export const WON = 0;
export const OVER = 1;

export function makeTree(root: PuzzleNode): number[] {
  const replies = [...new Set(repliesOf(root))];
  const bytes: number[] = [];
  put(bytes, replies.length);
  for (const reply of replies) bytes.push(reply >> 8, reply & 0xff);
  putNode(bytes, root, replies);
  return [...bytes, ...sumOf(bytes)];
}

function* repliesOf(node: PuzzleNode): Generator<number> {
  for (const reaction of node.values()) {
    if (reaction.kind === 'won') continue;
    if (reaction.answer) yield moveCode(reaction.answer);
    if (reaction.kind === 'right') yield* repliesOf(reaction.next);
  }
}

function putNode(bytes: number[], node: PuzzleNode, replies: readonly number[]): void {
  const codes = [...node.values()].map((reaction) => codeOf(reaction, replies));
  for (let at = 0; at < codes.length;) {
    const end = codes.findIndex((code, index) => index > at && code !== codes[at]);
    const next = end < 0 ? codes.length : end;
    put(bytes, codes[at]!);
    put(bytes, next - at - 1);
    at = next;
  }
  for (const reaction of node.values()) {
    if (reaction.kind === 'right') putNode(bytes, reaction.next, replies);
  }
}

function codeOf(reaction: Reaction, replies: readonly number[]): number {
  if (reaction.kind === 'won') return WON;
  const reply = reaction.answer ? replies.indexOf(moveCode(reaction.answer)) + 1 : 0;
  if (reaction.kind === 'right') return 3 + 2 * reply;
  return reply === 0 ? OVER : 2 + 2 * reply;
}

function put(bytes: number[], value: number): void {
  for (let rest = value; ; rest >>= 7) {
    if (rest < 0x80) return void bytes.push(rest);
    bytes.push((rest & 0x7f) | 0x80);
  }
}

/** The two bytes that end a tree. */
export function sumOf(bytes: readonly number[]): [number, number] {
  const hash = hashOf(bytes);
  return [(hash >> 8) & 0xff, hash & 0xff];
}
