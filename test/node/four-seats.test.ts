// Four seats to the very end, where it takes a game and not a position: draws by agreement of all who
// are still in, illegal moves, manners, records of seats that went.

import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/board.js';
import { loadEngine } from '../../src/engine/engine.js';
import { verifyRecord } from '../../src/formats/verify.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';

const FOUR = '5/5/5/2g2/5/5/15/12/3S7s3/12/15/5/5/2G2/5/5/5 S 0 60';

describe.each([reference, await loadEngine()])('with the $name', (core) => {
  function start(variant: string, position = FOUR): Game {
    const started = Game.start({ variant, position, core });
    if (!('value' in started)) throw new Error(JSON.stringify(started));
    return started.value;
  }
  const client = (game: Game, seat: Seat): Game => {
    const read = Game.fromRecord(game.recordFor(seat), { core });
    if (!('value' in read)) throw new Error(JSON.stringify(read));
    return read.value;
  };

  test('a draw takes the word of all four', () => {
    const game = start('four-dark');
    game.offerDraw('S');
    game.agree('N');
    game.agree('E');
    expect(game.over).toBeNull();
    game.agree('W');
    expect(game.over).toEqual({ result: '1/2', by: 'agreement' });
  });

  test('a draw takes the word of those still in, not of those who are out', () => {
    const game = start('four-dark');
    game.resign('E');
    game.offerDraw('W');
    game.agree('S');
    expect(game.over).toBeNull();
    game.agree('N');
    expect(game.over).toEqual({ result: '1/2', by: 'agreement' });
    expect(verifyRecord(core, game.record())).toEqual([]);
  });

  test('a draw is agreed when the last who has not said yes goes out', () => {
    const game = start('four-dark');
    game.offerDraw('S');
    game.agree('N');
    game.agree('W');
    game.resign('E');
    expect(game.over).toEqual({ result: '1/2', by: 'agreement' });
  });

  test('lone partners play on until one team is out', () => {
    const game = start('four-dark');
    game.resign('S');
    game.resign('E');
    expect(game.turn).toBe('N');
    game.play('i14i15');
    expect(game.turn).toBe('W');
    game.leave('W');
    expect(game.over).toEqual({ result: 'S+N', by: 'left' });
    for (const seat of ['S', 'E', 'N', 'W'] as const) {
      expect(client(game, seat).position.out).toEqual(['S', 'E', 'W']);
    }
  });

  test('whoever breaks up an intact team ends the game without a winner', () => {
    const game = start('four-dark');
    game.leave('N');
    expect(game.over).toEqual({ result: '1/2', by: 'left' });
    expect(verifyRecord(core, game.record())).toEqual([]);
  });

  test('an illegal move loses for both partners, and is not played', () => {
    const game = start('four-dark,illegalMove=loses');
    const before = game.position.pieces;
    expect(game.play('i4i9')).toEqual({ value: [] });
    expect(game.over).toEqual({ result: 'E+W', by: 'illegal' });
    expect(game.position.pieces).toEqual(before);
    expect(verifyRecord(core, game.record())).toEqual([]);
    expect(client(game, 'W').over).toEqual({ result: 'E+W', by: 'illegal' });
    expect(() => start('four-dark').play('i4i9')).toThrow(RangeError);
  });

  test('malformed text is no illegal move', () => {
    const game = start('four-dark,illegalMove=loses');
    expect(game.play('nonsense')).toHaveProperty('fault');
    expect(game.over).toBeNull();
  });
});

describe('touchMove (举子无悔)', () => {
  const position = '5/5/5/2g2/5/5/5/5/2G1F/5/5/L4 S 0 0';
  function start(variant: string): Game {
    const started = Game.start({ variant, position, core: reference });
    if (!('value' in started)) throw new Error(JSON.stringify(started));
    return started.value;
  }
  const point = (game: Game, name: string) => game.board.names.indexOf(name);

  test('the first piece touched that can move must', () => {
    const game = start('duel-dark,touchMove=true');
    const all = game.moves().length;
    expect(game.touch(point(game, 'a1'))).toEqual([]);
    expect(game.moves()).toHaveLength(all);
    const moves = game.touch(point(game, 'c4'));
    expect(moves).toEqual(game.moves());
    expect(game.touch(point(game, 'e4'))).toEqual([]);
    expect(() => game.play('e4e5')).toThrow('the piece on c4 was touched and must move');
    game.play('c4c5');
    expect(game.touched).toBeUndefined();
    game.touch(point(game, 'c9'));
    expect(game.undo()).toBe(true);
    expect(game.moves()).toHaveLength(all);
  });

  test('is told to nobody', () => {
    const game = start('duel-dark,touchMove=true');
    const before = JSON.stringify([game.view('N'), game.recordFor('N'), game.position]);
    game.touch(point(game, 'c4'));
    expect(JSON.stringify([game.view('N'), game.recordFor('N'), game.position])).toBe(before);
  });

  test('does not bind the turn that is lost, nor who gives up', () => {
    const game = start('duel-dark,touchMove=true');
    game.touch(point(game, 'c4'));
    game.offerDraw('S');
    expect(game.touched).toBe(point(game, 'c4'));
    game.loseTurn();
    expect(game.touched).toBeUndefined();
  });

  test('is a habit only where the rules say so', () => {
    const game = start('duel-dark');
    game.touch(point(game, 'c4'));
    game.play('e4e5');
    expect(game.turn).toBe('N');
  });

  test('loses where illegal moves do', () => {
    const game = start('duel-dark,touchMove=true,illegalMove=loses');
    game.touch(point(game, 'c4'));
    game.play('e4e5');
    expect(game.over).toEqual({ result: 'N', by: 'illegal' });
  });
});
