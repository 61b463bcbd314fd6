// The host: what it sends to whom, and what it refuses.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableOf, seated, Ear } from './connections.js';

/** Two setups of one army that may march out and differ in where the flag is. */
const WINGS = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const OTHER = 'geffhe.d.cdk.hga.g.bjiihijlkcj';
const SOUTH = 'geffhe.d.cdk.hga.g.bjiihijcklj';

describe('a host', () => {
  it('begins when both have set up and sends each the record of its own seat', () => {
    const table = tableOf('duel-dark');
    const south = seated(table, 'S', SOUTH);
    expect(south.last).toEqual({ kind: 'gathering', missing: ['N'] });
    const north = seated(table, 'N', WINGS);
    expect(south.last).toMatchObject({ kind: 'game', over: null, time: { seat: 'S', left: null } });
    const record = (ear: Ear) => (ear.last as { record: string }).record;
    expect(record(south)).toContain(`[SetupS "${SOUTH}"]`);
    expect(record(south)).not.toContain('SetupN');
    expect(record(north)).toContain(`[SetupN "${WINGS}"]`);
    expect(record(north)).not.toContain('SetupS');
  });

  it('sends a seat the same bytes whatever the other seat has', () => {
    const heard = (north: string) => {
      const table = tableOf('duel-dark');
      const south = seated(table, 'S', SOUTH);
      const foe = seated(table, 'N', north);
      south.say({ kind: 'move', move: 'a6a7' });
      south.say({ kind: 'move', move: 'b6b7' });
      foe.say({ kind: 'move', move: 'c7b8' });
      south.say({ kind: 'move', move: 'c6c7' });
      foe.say({ kind: 'offer' });
      south.say({ kind: 'sit', seat: 'S', key: 'key 1' });
      return { south: south.texts, all: [...south.texts, ...foe.texts] };
    };
    const one = heard(WINGS);
    const two = heard(OTHER);
    expect(two.all).not.toEqual(one.all);
    expect(two.south).toEqual(one.south);
    expect(one.south.join()).toContain('"turns"');
  });

  it('lets partners know each other and nobody else', () => {
    const table = tableOf('four-partners');
    const ears = (['S', 'E', 'N', 'W'] as const).map((seat) => seated(table, seat, WINGS));
    const setups = ears.map((ear) =>
      JSON.stringify(ear.last)
        .match(/Setup[SENW]/g)
        ?.sort(),
    );
    expect(setups).toEqual([
      ['SetupN', 'SetupS'],
      ['SetupE', 'SetupW'],
      ['SetupN', 'SetupS'],
      ['SetupE', 'SetupW'],
    ]);
  });

  it('tells turns to everybody, and their outcomes', () => {
    const table = tableOf('duel-dark');
    const south = seated(table, 'S', SOUTH);
    const north = seated(table, 'N', WINGS);
    south.say({ kind: 'move', move: 'a6a7' });
    // A company commander meets a platoon commander.
    const turns = { kind: 'turns', turns: ['a6a7+'], time: { seat: 'N', left: null }, over: null };
    expect(south.last).toEqual(turns);
    expect(north.last).toEqual(turns);
  });

  it('plays flip without setups, once both sit', () => {
    const table = tableOf('flip');
    const south = seated(table, 'S');
    expect(south.last).toEqual({ kind: 'gathering', missing: ['N'] });
    const north = seated(table, 'N');
    expect(north.last).toMatchObject({ kind: 'game' });
    south.say({ kind: 'move', move: '^a6' });
    expect(north.last).toMatchObject({
      kind: 'turns',
      turns: [expect.stringMatching(/^\^a6[a-l]$/i)],
    });
  });
});

describe('a host refuses', () => {
  const begun = () => {
    const table = tableOf('duel-dark');
    const south = seated(table, 'S', SOUTH);
    const north = seated(table, 'N', WINGS);
    return { table, south, north };
  };

  it.each([
    ['what is no JSON', 'hello', 'message', '"hello"'],
    ['a list', '[1]', 'kind', 'nothing'],
    ['a kind it does not know', '{"kind":"cheat"}', 'kind', '"cheat"'],
    ['a seat there is not', '{"kind":"sit","seat":"Q"}', 'seat', '"Q"'],
    ['a seat of another board', '{"kind":"sit","seat":"E"}', 'seat', '"E"'],
    ['a move that is none', '{"kind":"move","move":"a6z9"}', 'move, column 3', '"z9"'],
    ['a move without text', '{"kind":"move"}', 'move', 'nothing'],
    [
      'a text too long',
      `{"kind":"deploy","setup":"${'a'.repeat(3000)}"}`,
      'message',
      '3028 characters',
    ],
  ])('%s', (_what, text, where, found) => {
    const { south } = begun();
    south.say(text);
    expect(south.last).toMatchObject({ kind: 'refused', where, found });
  });

  it('bytes in place of text', () => {
    const { table, south } = begun();
    table.receive(south, new Uint8Array(3));
    expect(south.last).toMatchObject({ kind: 'refused', where: 'message', found: 'object' });
  });

  it('an illegal move and a move out of turn, and tells the other seat nothing of either', () => {
    const { south, north } = begun();
    const before = north.texts.length;
    south.say({ kind: 'move', move: 'a1a2' });
    expect(south.last).toMatchObject({ kind: 'refused', where: 'move', found: 'a1a2' });
    south.say({ kind: 'move', move: 'a7a6' });
    expect(south.last).toMatchObject({ kind: 'refused', where: 'move' });
    expect(north.texts).toHaveLength(before);
    north.say({ kind: 'move', move: 'a7b8' });
    expect(north.last).toMatchObject({
      kind: 'refused',
      found: 'a move of N',
      expected: 'one of S',
    });
  });

  it('whoever has not sat down', () => {
    const { table, south } = begun();
    const stranger = new Ear(table).say({ kind: 'move', move: 'a6b5' });
    expect(stranger.last).toMatchObject({
      kind: 'refused',
      expected: '"sit" before anything else',
    });
    stranger.say({ kind: 'resign' });
    expect(south.last).toMatchObject({ kind: 'game', over: null });
  });

  it('a taken seat without its key, and with another', () => {
    const { table } = begun();
    expect(seated(table, 'S').last).toMatchObject({ kind: 'refused', where: 'key', found: 'none' });
    const thief = new Ear(table).say({ kind: 'sit', seat: 'S', key: 'key 2' });
    expect(thief.texts).toEqual([
      '{"kind":"refused","where":"key","found":"another key","expected":"the key of S"}',
    ]);
  });

  it('a setup that may not march out, and a second one', () => {
    const table = tableOf('duel-dark');
    const south = seated(table, 'S', 'keffhe.d.cdg.hga.g.bjiihijcklj');
    expect(south.last).toMatchObject({
      kind: 'refused',
      where: 'setup',
      reasons: [{ rule: 'bomb-on-front' }],
    });
    south.say({ kind: 'deploy', setup: 'x' });
    expect(south.last).toMatchObject({ kind: 'refused', where: 'line 1, column 1' });
    south.say({ kind: 'deploy', setup: SOUTH }).say({ kind: 'deploy', setup: WINGS });
    expect(south.last).toMatchObject({ kind: 'refused', found: '"deploy"' });
  });

  it('a draw that nobody offered', () => {
    const { south } = begun();
    south.say({ kind: 'agree' });
    expect(south.last).toMatchObject({ kind: 'refused', expected: 'no draw has been offered' });
  });
});

describe('a host’s seat', () => {
  it('opens again with its key, whole record and all, and closes where it was open', () => {
    const table = tableOf('duel-dark');
    const south = seated(table, 'S', SOUTH);
    seated(table, 'N', WINGS);
    south.say({ kind: 'move', move: 'a6b5' });
    table.drop(south);
    const back = new Ear(table).say({ kind: 'sit', seat: 'S', key: 'key 1' });
    expect(back.last).toMatchObject({ kind: 'game', record: expect.stringContaining('1. a6b5') });
    const elsewhere = new Ear(table).say({ kind: 'sit', seat: 'S', key: 'key 1' });
    expect(elsewhere.last).toMatchObject({ kind: 'game' });
    expect(back.last).toEqual({ kind: 'replaced' });
    expect(back.isClosed).toBe(true);
    back.say({ kind: 'resign' });
    expect(elsewhere.last).toMatchObject({ kind: 'game', over: null });
  });

  it('is free to everybody until somebody sits there', () => {
    const table = tableOf('duel-dark');
    expect(seated(table, 'S').last).toEqual({ kind: 'gathering', missing: ['S', 'N'] });
    expect(table.isEmpty).toBe(false);
  });
});

describe('a host’s clock', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('takes the turn of whoever is too late, without anybody asking', () => {
    const table = tableOf('duel-dark,secondsPerMove=30', { now: Date.now });
    const south = seated(table, 'S', SOUTH);
    const north = seated(table, 'N', WINGS);
    expect(north.last).toMatchObject({ time: { seat: 'S', left: 30_000 } });
    vi.advanceTimersByTime(29_000);
    expect(north.last).toMatchObject({ kind: 'game' });
    vi.advanceTimersByTime(1_000);
    expect(north.last).toMatchObject({ turns: ['--'], time: { seat: 'N', left: 30_000 } });
    expect(south.last).toEqual(north.last);
    table.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
