import { describe, expect, it } from 'vitest';
import { pointNamed, type BySeat } from '../../../src/board.js';
import { makePosition, parsePosition } from '../../../src/formats/position.js';
import { makeTurn } from '../../../src/formats/turn.js';
import { Game } from '../../../src/game.js';
import type { Opening } from '../../../src/opening.js';
import type { Over } from '../../../src/position.js';
import { reference as core } from '../../../src/reference/index.js';
import { PRESETS, type PresetName } from '../../../src/rules.js';
import { randomFrom, randomSetups, startOf, step } from './games.js';

const SOUTH = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const NORTH = 'eifdge.h.khb.cig.k.hdajcigjflj';

function start(opening: Opening): Game {
  const started = Game.start({ ...opening, core });
  if (!('value' in started)) throw new Error(JSON.stringify(started));
  return started.value;
}

const duel = (variant: string = 'duel-open') => start({ variant, setups: { S: SOUTH, N: NORTH } });
const four = (preset: PresetName = 'four-dark') =>
  start({ variant: preset, setups: randomSetups(PRESETS[preset], randomFrom(1)) });
const texts = (game: Game) => game.turns.map((turn) => makeTurn(game.board, turn));

describe('Game.start', () => {
  it('names every fault and every reason of every setup at once', () => {
    const setups: BySeat<string> = {
      S: SOUTH.replace('l', 'x'),
      N: `k${NORTH.slice(1)}`,
      E: 'nonsense',
      W: SOUTH,
    };
    const started = Game.start({ variant: 'four-dark', setups, core });
    if (!('faults' in started)) throw new Error('expected faults');
    expect(started.faults.map(({ where }) => where)).toEqual([
      'setup S, line 1, column 29',
      'setup E, line 1, column 1',
    ]);
    expect(started.reasons.map(({ rule, points }) => [rule, ...points])).toContainEqual([
      'bomb-on-front',
      'k12',
    ]);
  });

  it('names reasons alone where every text could be read', () => {
    const setups = { S: `k${SOUTH.slice(1)}`, N: `k${NORTH.slice(1)}` };
    const started = Game.start({ variant: 'duel-open', setups, core });
    expect(started).not.toHaveProperty('fault');
    if (!('reasons' in started)) throw new Error('expected reasons');
    const found = started.reasons.map(({ rule, points }) => [rule, points[0]]);
    expect(found).toContainEqual(['bomb-on-front', 'a6']);
    expect(found).toContainEqual(['bomb-on-front', 'e7']);
  });

  it.each([
    [{ variant: 'duel-opne' }, 'rules, preset'],
    [{ variant: 'duel-open', position: 'nonsense' }, 'position, placement, row 1'],
    [{ variant: 'duel-open', setups: { E: SOUTH } }, 'setup E'],
    [{ variant: 'duel-open', first: 'W' }, 'first'],
    [
      { variant: 'duel-open', position: `l4${'/5'.repeat(11)} S 0 0`, setups: { S: SOUTH } },
      'setups',
    ],
    [{ variant: 'flip', setups: { S: SOUTH } }, 'setup S'],
  ] as const)('refuses %j', (opening, where) => {
    expect(Game.start({ ...opening, core })).toMatchObject({ fault: { where } });
  });

  it('puts 25 pieces without rank where a setup is not known', () => {
    const game = start({ variant: 'duel-dark', setups: { N: NORTH }, first: 'N' });
    const south = game.position.pieces.filter((piece) => piece?.seat === 'S');
    expect(south).toHaveLength(25);
    expect(south.every((piece) => piece && !('rank' in piece))).toBe(true);
    expect(game.isComplete).toBe(false);
    expect(game.knows('N')).toBe(true);
    expect(game.moves().length).toBeGreaterThan(0);
    expect(() => game.play('a7a6')).toThrow(/only follows/);
    expect(game.follow('a7a6-')).toHaveProperty('value');
    expect(game.turn).toBe('S');
    expect(game.moves()).toEqual([]);
  });

  it('lets another seat begin', () => {
    expect(start({ variant: 'duel-open', setups: { S: SOUTH, N: NORTH }, first: 'N' }).turn).toBe(
      'N',
    );
  });
});

describe('playing', () => {
  it('plays text and moves, and says what came of them', () => {
    const game = duel();
    const played = game.play('a6a7');
    expect(played).toMatchObject({ value: [{ kind: 'move', out: [] }] });
    const point = (name: string) => pointNamed(game.board, name)!;
    game.play({ from: point('c7'), to: point('c6') });
    expect(texts(game)).toHaveLength(2);
    expect(game.position.ply).toBe(2);
  });

  it('changes nothing for text that is no move', () => {
    const game = duel();
    const before = [game.position, game.record()];
    expect(game.play('c9c99')).toHaveProperty('fault');
    expect(game.play('')).toHaveProperty('fault');
    expect(game.follow('c6c7?')).toHaveProperty('fault');
    expect([game.position, game.record()]).toStrictEqual(before);
  });

  it.each([
    ['a1a2', /mines and flags never move/],
    ['a7a6', /S is to move/],
    ['b6b7', /one step on a road|only an engineer turns|railway/],
    ['b4b6', /road/],
    ['b1b2', /headquarters|own piece/],
    ['^a1', /./],
  ])('refuses %s by the name of the rule and changes nothing', (text, rule) => {
    const game = duel();
    const before = [game.position, game.record()];
    expect(() => game.play(text)).toThrow(RangeError);
    expect(() => game.play(text)).toThrow(rule);
    expect([game.position, game.record()]).toStrictEqual(before);
  });

  it('undoes and does again, exactly', () => {
    for (const preset of ['duel-open', 'four-dark', 'solo-open'] as const) {
      const random = randomFrom(11);
      const game = startOf(preset, core, random);
      const records = [JSON.stringify([game.position, game.record()])];
      while (records.length < 150 && !game.over) {
        step(game, random);
        records.push(JSON.stringify([game.position, game.record()]));
      }
      const now = () => JSON.stringify([game.position, game.record()]);
      for (const record of [...records].reverse()) {
        expect(now()).toBe(record);
        game.undo();
      }
      expect(game.undo()).toBe(false);
      for (const record of records.slice(1)) {
        expect(game.redo()).toBe(true);
        expect(now()).toBe(record);
      }
      expect(game.redo()).toBe(false);
    }
  });

  it('forgets what was taken back once something else is done', () => {
    const game = duel();
    game.play('a6a7');
    game.undo();
    game.loseTurn();
    expect(game.redo()).toBe(false);
  });

  it('takes back a move together with the passes it led to', () => {
    // South's commander stands in the corner behind its own mine and flag.
    const game = start({
      variant: 'duel-open,noMoves=pass',
      position: '1l3/5/5/2i2/5/5/5/5/5/5/J4/AL3 N 0 0',
    });
    const before = game.position;
    game.play('c9c10');
    expect(texts(game)).toEqual(['c9c10', 'pass']);
    expect(game.turn).toBe('N');
    const follower = start({
      variant: 'duel-dark,noMoves=pass',
      position: '1y3/5/5/2y2/5/5/5/5/5/5/J4/AL3 N 0 0',
    });
    for (const turn of game.turns) follower.follow(turn);
    expect(follower.turn).toBe('N');
    for (const each of [game, follower]) {
      expect(each.undo()).toBe(true);
      expect(each.turns).toEqual([]);
      expect(each.undo()).toBe(false);
    }
    expect(game.position).toStrictEqual(before);
  });
});

describe('draws, resigning, leaving', () => {
  it('is drawn when both seats say yes', () => {
    const game = duel();
    game.offerDraw('S');
    expect(game.over).toBeNull();
    game.agree('N');
    expect(game.over).toEqual({ result: '1/2', by: 'agreement' });
    expect(texts(game)).toEqual(['draw?:S', 'draw!:N']);
    game.undo();
    expect(game.over).toBeNull();
    expect(game.offers).toEqual(['S']);
  });

  it('needs every seat that is still in', () => {
    const game = four();
    game.resign('W');
    for (const seat of ['S', 'E'] as const) game.offerDraw(seat);
    expect(game.over).toBeNull();
    game.agree('N');
    expect(game.over).toEqual({ result: '1/2', by: 'agreement' });
  });

  it('an offer stands over a move of its own side and falls with one of the other', () => {
    const game = duel();
    game.offerDraw('S');
    game.play('a6a7');
    expect(game.offers).toEqual(['S']);
    game.play('c7c6');
    expect(game.offers).toEqual([]);
    expect(() => game.agree('N')).toThrow('no draw has been offered');
  });

  it('a follower is told of the draw by the same turns', () => {
    const host = duel('duel-dark');
    host.offerDraw('N');
    host.agree('S');
    const client = Game.fromRecord(host.recordFor('S'), { core });
    expect('value' in client && client.value.over).toEqual({ result: '1/2', by: 'agreement' });
  });

  it('nobody plays on after the end', () => {
    const game = duel();
    game.resign('S');
    expect(game.over).toEqual({ result: 'N', by: 'resign' });
    expect(() => game.play('a6a7')).toThrow('the game is over');
    expect(() => game.follow('a6a7')).toThrow('the game is over');
    expect(() => game.offerDraw('N')).toThrow('the game is over');
    expect(game.moves()).toEqual([]);
  });

  it('a view never changes because a seat is out or the game is over', () => {
    const game = duel('duel-dark');
    const before = game.view('S').pieces;
    game.leave('N');
    expect(game.over).not.toBeNull();
    const ranks = game.view('S').pieces.filter((piece) => piece?.seat === 'N' && piece.rank);
    expect(ranks).toEqual([]);
    expect(before.filter((piece) => piece?.seat === 'N' && piece.rank)).toEqual([]);
  });

  it('a referee may end it, and the record says so', () => {
    const game = duel('championship');
    game.adjudge({ result: 'N', by: 'illegal' });
    expect(game.record()).toMatchObject({ result: 'N', termination: 'illegal', turns: [] });
    const again = Game.fromRecord(game.record(), { core });
    expect('value' in again && again.value.over).toEqual({ result: 'N', by: 'illegal' });
    game.undo();
    expect(game.over).toBeNull();
  });

  it('refuses to let a seat resign before it may', () => {
    expect(() => four('qq').resign('S')).toThrow(/ply 20/);
  });
});

describe('records', () => {
  it('are replayed to the same position', () => {
    for (const preset of ['duel-open', 'duel-dark', 'four-partners', 'qq'] as const) {
      const random = randomFrom(23);
      const game = startOf(preset, core, random);
      for (let i = 0; i < 120 && !game.over; i++) step(game, random);
      const again = Game.fromRecord(game.record(), { core });
      if (!('value' in again)) throw new Error(JSON.stringify(again));
      expect(again.value.position).toStrictEqual(game.position);
      expect(again.value.record()).toStrictEqual(game.record());
    }
  });

  it('with a turn that came out otherwise are refused', () => {
    const game = duel();
    game.play('a6a7');
    const record = game.record();
    const [node] = record.turns;
    if (node?.turn.kind !== 'move') throw new Error('no move');
    const turns = [{ turn: { ...node.turn, outcome: 'bounced' as const } }];
    const again = Game.fromRecord({ ...record, turns }, { core });
    expect(again).toMatchObject({ reasons: [{ rule: 'outcome', points: ['a6', 'a7'] }] });
  });

  it('of one seat with a turn that cannot have happened are refused with its number', () => {
    const record = duel('duel-dark').recordFor('S');
    const lost = { turn: { kind: 'lost' as const, out: [] } };
    const game = start({ variant: 'duel-dark', setups: { S: SOUTH } });
    game.follow('a6a7');
    const [moved] = game.record().turns;
    if (!moved) throw new Error('no turn');
    const again = Game.fromRecord({ ...record, turns: [lost, lost, moved, moved] }, { core });
    expect(again).toMatchObject({ fault: { where: 'turn 4' } });
  });
});

describe('adjudge', () => {
  it.each([
    [{ result: 'W', by: 'illegal' }, 'the result is one of S N 1/2, not "W"'],
    [{ result: 'S+N', by: 'illegal' }, 'the result is one of S N 1/2, not'],
    [{ result: 'S', by: 'boredom' }, 'a game ends by one of flag stuck'],
  ])('refuses %j', (over, message) => {
    const game = duel();
    expect(() => game.adjudge(over as Over)).toThrow(new RegExp(message));
    expect(game.over).toBeNull();
  });

  it('ends a game of four for a team', () => {
    const game = four();
    game.adjudge({ result: 'E+W', by: 'agreement' });
    expect(game.over).toEqual({ result: 'E+W', by: 'agreement' });
  });
});

describe('who follows a hidden game', () => {
  // North's last piece that moves goes down on the general: its mines and flag are walled in, its pieces in
  // the rear rows are landmines, which South does not know.
  const host = start({ variant: 'duel-dark', position: 'dl3/jj3/5/5/5/5/4C/5/5/5/5/1L3 S 0 0' });
  const client = Game.fromRecord(host.recordFor('S'), { core });
  host.play('e6e7');

  it('takes the word of its host for how it ended', () => {
    if (!('value' in client)) throw new Error('no record');
    const follower = client.value;
    for (const { turn } of host.record().turns) follower.follow(turn);
    expect(host.over).toEqual({ result: 'S', by: 'stuck' });
    expect(follower.over).toEqual({ result: 'S', by: 'disarmed' });
    expect(() => follower.adjudge({ result: 'N', by: 'stuck' })).toThrow('the game is over');
    follower.adjudge({ result: 'S', by: 'stuck' });
    expect(follower.over).toEqual(host.over);
    expect(follower.record().turns).toHaveLength(1);
    expect(follower.undo()).toBe(true);
    expect(follower.over).toBeNull();
  });
});

describe('positions that games reach', () => {
  it.each(Object.keys(PRESETS) as PresetName[])('can be read back: %s', (preset) => {
    const rules = PRESETS[preset];
    const random = randomFrom(3);
    const setups = rules.visibility === 'flip' ? {} : randomSetups(rules, random);
    const game = start({ variant: preset, setups });
    for (let i = 0; i < 250 && !game.over; i++) {
      step(game, random);
      if (i % 5 !== 0 && !game.over) continue;
      const texts = [game.position, ...game.position.seats.map((seat) => game.view(seat))];
      for (const each of texts) {
        expect(parsePosition(makePosition(each), rules)).toEqual({
          value: { ...each, over: null },
        });
      }
    }
  });
});

describe('flip', () => {
  it('begins covered and draws from the bag', () => {
    const started = Game.start({ variant: 'flip', core, random: randomFrom(2) });
    if (!('value' in started)) throw new Error(JSON.stringify(started));
    const game = started.value;
    expect(game.moves()).toHaveLength(50);
    const played = game.play('^c6');
    expect(played).toMatchObject({ value: [{ kind: 'uncover' }] });
    expect(game.view('S')).toStrictEqual(game.position);
    expect(() => game.play('^c6')).toThrow(RangeError);
  });

  it('is followed by whoever was told what turned up', () => {
    const random = randomFrom(9);
    const started = Game.start({ variant: 'flip-simple', core, random });
    if (!('value' in started)) throw new Error(JSON.stringify(started));
    const host = started.value;
    const client = Game.fromRecord(host.recordFor('N'), { core, random: () => 0 });
    if (!('value' in client)) throw new Error(JSON.stringify(client));
    for (let i = 0; i < 150 && !host.over; i++) {
      const before = host.turns.length;
      step(host, random);
      for (const turn of host.turns.slice(before)) client.value.follow(turn);
      expect(client.value.position).toEqual(host.view('N'));
    }
  });
});
