// What the analysis board plays into, apart from the board.

import { describe, expect, it } from 'vitest';
import { Tree } from '../../../component/modes/analyse/tree.js';
import { movesToTry, outcomesOf } from '../../../component/modes/analyse/what-if.js';
import { BOARDS, pointNamed } from '../../../src/board.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { makeTurn, parseMove } from '../../../src/formats/turn.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { parseJqn } from '../../../src/formats/jqn.js';
import { isFault } from '../../../src/fault.js';
import { viewOf } from '../../../src/view.js';

const OPEN = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const variant = (name: string) => valueOf(parseVariant(name));
const positionOf = (text: string, rules: string) =>
  valueOf(parsePosition(text, variant(rules).rules));
const move = (text: string) => valueOf(parseMove(BOARDS.duel, text));

/** The texts of everything that may come of a move. */
function outcomes(rules: string, position: ReturnType<typeof positionOf>, text: string): string[] {
  const turns = outcomesOf(variant(rules).rules, position, move(text));
  return turns.map((each) => each.map((turn) => makeTurn(BOARDS.duel, turn)).join(' ')).sort();
}

describe('what may come of a move', () => {
  it('is one thing where both ranks are known', () => {
    const position = positionOf(OPEN, 'duel-open');
    expect(outcomes('duel-open', position, 'a6b5')).toEqual(['a6b5']);
    // A general takes the major general beside it.
    const near = positionOf('1l2h/5/5/5/5/c4/B4/5/5/5/J4/IL3 S 0 0', 'duel-open');
    expect(outcomes('duel-open', near, 'a6a7')).toEqual(['a6a7+']);
  });

  it('is everything the covers leave open', () => {
    const truth = positionOf('1l3/5/5/5/5/c4/B4/5/5/5/J4/IL3 S 0 0', 'duel-dark');
    const seen = viewOf(variant('duel-dark').rules, truth, 'S');
    // A general takes all but a commander, another general, a bomb and a mine; and the flag.
    expect(outcomes('duel-dark', seen, 'a6a7')).toEqual(['a6a7+', 'a6a7+#', 'a6a7-', 'a6a7=']);
    // A field marshal of the reader's that falls shows the flag, which the reader knows.
    const marshal = positionOf('1l3/5/5/5/5/c4/A4/5/5/5/J4/IL3 S 0 0', 'duel-dark');
    const shown = outcomes('duel-dark', viewOf(variant('duel-dark').rules, marshal, 'S'), 'a6a7');
    expect(shown).toContain('a6a7=!b1');
  });

  it('is nothing but what the piece can be', () => {
    const truth = positionOf('1l3/5/5/5/5/c4/B4/5/5/5/J4/IL3 S 0 0', 'duel-dark');
    const { rules } = variant('duel-dark');
    const seen = viewOf(rules, truth, 'S');
    const turns = outcomesOf(rules, seen, move('a6a7'), () => ['a']);
    expect(turns.map(([turn]) => makeTurn(BOARDS.duel, turn!))).toEqual(['a6a7-']);
  });

  it('covered pieces go where an engineer could', () => {
    const truth = positionOf('1l3/5/5/5/5/c4/5/5/5/5/J4/IL3 N 0 0', 'duel-dark');
    const { rules } = variant('duel-dark');
    const seen = viewOf(rules, truth, 'S');
    const targets = movesToTry(rules, seen).map(({ to }) => to);
    // Round the corner of the rails, as only an engineer goes: a7 to e7 and on down to e3.
    expect(targets).toContain(pointNamed(BOARDS.duel, 'e3'));
    // Its own known ranks keep to their ways: a brigadier goes along one line.
    const open = movesToTry(variant('duel-open').rules, truth).map(({ to }) => to);
    expect(open).not.toContain(pointNamed(BOARDS.duel, 'e3'));
  });
});

describe('the tree', () => {
  const record = (text: string) => {
    const games = parseJqn(text);
    if (isFault(games)) throw new Error(games.fault.expected);
    return games.value[0]!;
  };
  const game = record(
    `[Rules "duel-open"]\n[Position "${OPEN}"]\n\n1. a6b5 2. e7d8 (2. a7b8 3. e6d5) 3. b5a5 *\n`,
  );
  const tree = () => new Tree(game.variant, game.start, game.turns);
  const texts = (of: Tree) => of.line.map(({ turn }) => (turn ? makeTurn(BOARDS.duel, turn) : '-'));
  const turnOf = (text: string, at: Tree) => {
    const [turns] = outcomesOf(at.variant.rules, at.current.position, move(text));
    return turns!;
  };

  it('holds the record with its variations', () => {
    const at = tree();
    expect(texts(at)).toEqual(['-', 'a6b5', 'e7d8', 'b5a5']);
    expect(at.root.children[0]!.children).toHaveLength(2);
    at.current = at.root.children[0]!.children[1]!;
    expect(texts(at)).toEqual(['-', 'a6b5', 'a7b8', 'e6d5']);
    expect(at.record().turns).toHaveLength(2);
  });

  it('grows where a move is new and goes along where it is not', () => {
    const at = tree();
    at.play(turnOf('a6b5', at));
    expect(at.current).toBe(at.root.children[0]);
    at.current = at.root;
    at.play(turnOf('e6d5', at));
    expect(at.root.children).toHaveLength(2);
    expect(at.current.isGiven).toBe(false);
  });

  it('gives up what the reader made and nothing of the record', () => {
    const at = tree();
    at.play(turnOf('e6d5', at));
    const made = at.current;
    at.play(turnOf('a7b8', at));
    expect(at.remove(at.root.children[0]!)).toBe(false);
    expect(at.remove(made)).toBe(true);
    expect(at.current).toBe(at.root);
    expect(at.root.children).toHaveLength(1);
    expect(at.remove(at.root)).toBe(false);
  });
});
