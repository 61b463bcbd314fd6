// A game with its clock: what the host does when time runs out.

import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/board.js';
import { loadEngine } from '../../src/engine/engine.js';
import { makeTurn } from '../../src/formats/turn.js';
import { valueOf } from '../../src/fault.js';
import { makeJqn } from '../../src/formats/jqn-make.js';
import { parseJqn } from '../../src/formats/jqn.js';
import { verifyRecord } from '../../src/formats/verify.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import { Table } from '../../src/table.js';
import type { Turn } from '../../src/turn.js';

const DUEL = '5/5/5/2g2/5/5/5/5/2G2/5/5/5 S 0 50';
const FOUR = '5/5/5/2g2/5/5/15/12/3S7s3/12/15/5/5/2G2/5/5/5 S 0 50';

describe.each([reference, await loadEngine()])('$name', (core) => {
  function table(variant: string, position = DUEL): Table {
    const started = Game.start({ variant, position, core });
    if (!('value' in started)) throw new Error(JSON.stringify(started));
    return new Table(started.value, 0);
  }
  const texts = (at: Table, turns: readonly Turn[]) =>
    turns.map((turn) => makeTurn(at.game.board, turn));
  const move = (at: Table) => at.game.moves()[0]!;

  it('loses a turn when the time for a move is over, and tells when to look again', () => {
    const at = table('duel-open,secondsPerMove=30');
    expect(at.dueIn(10_000)).toBe(20_000);
    expect(at.tick(29_999)).toEqual([]);
    expect(texts(at, at.tick(30_000))).toEqual(['--']);
    expect(at.game.turn).toBe('N');
    expect(at.dueIn(30_000)).toBe(30_000);
  });

  it('plays no move that comes too late', () => {
    const at = table('duel-open,secondsPerMove=30');
    expect(texts(at, at.play(move(at), 40_000))).toEqual(['--']);
    expect(at.game.position.timeouts).toEqual({ S: 1 });
  });

  it('puts a seat out at its allowance of time-outs (S0 超时3次)', () => {
    const at = table('duel-open,secondsPerMove=10,timeouts=3');
    const turns: string[] = [];
    for (let now = 10_000; !at.game.over; now += 10_000) {
      turns.push(...texts(at, at.game.turn === 'S' ? at.tick(now) : at.play(move(at), now - 1)));
      if (now > 200_000) throw new Error('never over');
    }
    expect(turns.filter((turn) => turn.startsWith('--'))).toEqual(['--', '--', '--xS']);
    expect(at.game.over).toEqual({ result: 'N', by: 'time' });
    expect(at.dueIn(999_999)).toBeNull();
    expect(at.tick(999_999)).toEqual([]);
  });

  it('puts a seat out whose whole time is spent (S4 30分钟)', () => {
    const at = table('championship');
    at.play(move(at), 1_799_999);
    at.play(move(at), 1_800_000);
    expect(at.game.over).toBeNull();
    expect(texts(at, at.tick(1_800_001))).toEqual(['--xS']);
    expect(at.game.over).toEqual({ result: 'N', by: 'time' });
  });

  it('puts a seat out whose whole time is spent, though moves have a limit too', () => {
    const at = table('four-dark,secondsPerMove=30,secondsPerSeat=40', FOUR);
    const seats: Seat[] = [];
    for (let now = 25_000; now <= 100_000; now += 25_000) {
      seats.push(at.game.turn);
      at.play(move(at), now);
    }
    expect(seats).toEqual(['S', 'E', 'N', 'W']);
    expect(at.dueIn(100_000)).toBe(15_000);
    expect(texts(at, at.tick(115_000))).toEqual(['--xS']);
    expect(at.game.position.out).toEqual(['S']);
    expect(at.game.turn).toBe('E');
    const record = at.game.record();
    expect(verifyRecord(core, record)).toEqual([]);
    const [read] = valueOf(parseJqn(makeJqn([record])));
    expect(read && verifyRecord(core, read)).toEqual([]);
    const again = Game.fromRecord(record, { core });
    expect('value' in again && again.value.position).toEqual(at.game.position);
  });

  it('writes what is left beside the moves', () => {
    const at = table('championship');
    at.play(move(at), 30_000);
    at.play(move(at), 100_000);
    expect(at.game.record().turns.map(({ clock }) => clock)).toEqual([1770, 1730]);
  });

  it('lets nobody resign in the first seconds', () => {
    const at = table('duel-open,resignAfterSeconds=90');
    expect(() => at.resign('S', 89_999)).toThrow('nobody resigns in the first 90 seconds');
    at.pause(89_999);
    at.resume(200_000);
    expect(() => at.resign('S', 200_000)).toThrow(RangeError);
    at.resign('S', 200_001);
    expect(at.game.over).toEqual({ result: 'N', by: 'resign' });
  });

  it('stands still while it rests', () => {
    const at = table('duel-open,secondsPerMove=30');
    at.pause(10_000);
    expect(at.dueIn(90_000)).toBeNull();
    expect(at.tick(90_000)).toEqual([]);
    expect(() => at.play(move(at), 90_000)).toThrow('the clock stands still');
    at.resume(100_000);
    expect(at.dueIn(100_000)).toBe(20_000);
  });

  it('goes on for whoever is to move once turns are taken back', () => {
    const at = table('duel-open,secondsPerSeat=60');
    at.play(move(at), 10_000);
    at.undo(1, 14_000);
    expect(at.game.turn).toBe('S');
    expect(at.clock).toMatchObject({ seat: 'S', isRunning: true, used: { S: 10_000, N: 4_000 } });
    expect(at.dueIn(14_000)).toBe(50_000);
  });

  it('goes on once a turn that ended the game is taken back', () => {
    const at = table('duel-open,secondsPerSeat=60');
    at.resign('S', 10_000);
    expect(at.dueIn(20_000)).toBeNull();
    at.undo(1, 30_000);
    expect(at.game.over).toBeNull();
    expect(at.dueIn(30_000)).toBe(50_000);
    expect(texts(at, at.play(move(at), 31_000))).toHaveLength(1);
  });

  it('gives the next seat its own time when the seat to move leaves or resigns', () => {
    const at = table('four-dark,secondsPerMove=30', FOUR);
    at.resign('S', 20_000);
    expect(at.game.turn).toBe('E');
    expect(at.dueIn(20_000)).toBe(30_000);
    at.resign('N', 25_000);
    expect(at.game.over).toEqual({ result: 'E+W', by: 'resign' });
  });

  it('scores the game when it is over', () => {
    const at = table('qq', FOUR);
    at.resign('E', 20_000);
    expect(at.score({}, 20_000)).toMatchObject({ unrated: 'unfinished' });
    at.leave('W', 30_000);
    expect(at.score({}, 30_000)).toEqual({ changes: { S: 2, E: -2, N: 2, W: -2 }, spared: {} });
    const quick = table('qq,minSeconds=120', FOUR);
    quick.resign('E', 20_000);
    quick.resign('W', 119_999);
    expect(quick.score({}, 500_000)).toMatchObject({ unrated: 'tooShort' });
  });
});
