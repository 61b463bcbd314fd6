// Clocks (docs/rules.md §9): every time is given, so nothing waits.

import { describe, expect, it } from 'vitest';
import {
  clockAfter,
  leftToMove,
  leftToSeat,
  pauseClock,
  playedFor,
  resumeClock,
  secondsLeft,
  startClock,
  timeUp,
  whyNotResignedYet,
} from '../../src/clock.js';
import { PRESETS } from '../../src/rules.js';

const perMove = { ...PRESETS['duel-open'], secondsPerMove: 30 };
const perSeat = { ...PRESETS['duel-open'], secondsPerSeat: 1800 };
const both = { ...perSeat, secondsPerMove: 30 };
const at = (seconds: number) => seconds * 1000;

describe('seconds a move (S1 每步棋的限时)', () => {
  const clock = startClock('S', at(100));

  it('runs out on the last millisecond, not before', () => {
    expect(leftToMove(perMove, clock, at(100))).toBe(at(30));
    expect(timeUp(perMove, clock, at(130) - 1)).toBeUndefined();
    expect(leftToMove(perMove, clock, at(130))).toBe(0);
    expect(timeUp(perMove, clock, at(130))).toBe('move');
  });

  it('begins anew with every turn', () => {
    const next = clockAfter(perMove, clock, 'N', at(129));
    expect(leftToMove(perMove, next, at(129))).toBe(at(30));
    expect(timeUp(perMove, next, at(158))).toBeUndefined();
  });

  it('limits no seat for the game', () => {
    expect(leftToSeat(perMove, clock, 'S', at(9999))).toBeNull();
    expect(secondsLeft(perMove, clock, at(9999))).toEqual({});
  });
});

describe('seconds a seat (S4 累计时间先超过30分钟)', () => {
  it('adds up what a seat spends on its own moves', () => {
    let clock = startClock('S', at(0));
    clock = clockAfter(perSeat, clock, 'N', at(1000));
    clock = clockAfter(perSeat, clock, 'S', at(1500));
    expect(secondsLeft(perSeat, clock, at(1500))).toEqual({ S: 800, N: 1300 });
    expect(timeUp(perSeat, clock, at(2300) - 1)).toBeUndefined();
    expect(timeUp(perSeat, clock, at(2300))).toBe('seat');
  });

  it('never falls below nothing', () => {
    const clock = startClock('S', at(0));
    expect(leftToSeat(perSeat, clock, 'S', at(5000))).toBe(0);
    expect(leftToSeat(perSeat, clockAfter(perSeat, clock, 'N', at(5000)), 'S', at(5001))).toBe(0);
  });

  it('writes seconds begun as whole ones', () => {
    expect(secondsLeft(perSeat, startClock('S', at(0)), 1)).toEqual({ S: 1800, N: 1800 });
    const four = { ...PRESETS['four-dark'], secondsPerSeat: 60 };
    expect(secondsLeft(four, startClock('E', at(0)), at(10))).toEqual({
      S: 60,
      E: 50,
      N: 60,
      W: 60,
    });
  });
});

describe('both clocks', () => {
  it('says which of them ran out', () => {
    const clock = { ...startClock('S', at(0)), used: { S: at(1780) } };
    expect(leftToMove(both, clock, at(5))).toBe(at(15));
    expect(timeUp(both, clock, at(20))).toBe('seat');
    expect(timeUp(both, startClock('S', at(0)), at(30))).toBe('move');
  });

  it('charges no more than the limit of the move when the host looks late', () => {
    const late = clockAfter(both, startClock('S', at(0)), 'N', at(500));
    expect(secondsLeft(both, late, at(500))).toEqual({ S: 1770, N: 1800 });
  });
});

describe('pauses', () => {
  it('cost nobody anything', () => {
    const paused = pauseClock(startClock('S', at(0)), at(10));
    expect(leftToMove(both, paused, at(900))).toBe(at(20));
    expect(playedFor(paused, at(900))).toBe(at(10));
    const resumed = resumeClock(paused, at(1000));
    expect(leftToMove(both, resumed, at(1005))).toBe(at(15));
    expect(leftToSeat(both, resumed, 'S', at(1005))).toBe(at(1785));
    expect(playedFor(resumed, at(1005))).toBe(at(15));
  });

  it('are the same twice over', () => {
    const paused = pauseClock(startClock('S', at(0)), at(10));
    expect(pauseClock(paused, at(20))).toBe(paused);
    const running = startClock('S', at(0));
    expect(resumeClock(running, at(20))).toBe(running);
  });

  it('go on when a seat gives up meanwhile', () => {
    const paused = pauseClock(startClock('S', at(0)), at(10));
    const resumed = resumeClock(clockAfter(both, paused, 'N', at(50)), at(100));
    expect(playedFor(resumed, at(100))).toBe(at(10));
    expect(secondsLeft(both, resumed, at(100))).toEqual({ S: 1790, N: 1800 });
  });
});

describe('resignAfterSeconds (S1 游戏开始后在90秒内的投降无效)', () => {
  const clock = startClock('S', at(0));
  it('holds for the first seconds of play', () => {
    const rules = PRESETS.club;
    expect(whyNotResignedYet(rules, clock, at(90) - 1)).toBe(
      'nobody resigns in the first 90 seconds',
    );
    expect(whyNotResignedYet(rules, clock, at(90))).toBeUndefined();
    expect(whyNotResignedYet(perMove, clock, at(0))).toBeUndefined();
  });
});

it('without a clock nothing runs out', () => {
  const clock = startClock('S', at(0));
  expect(leftToMove(PRESETS['duel-open'], clock, at(99999))).toBeNull();
  expect(timeUp(PRESETS['duel-open'], clock, at(99999))).toBeUndefined();
});
