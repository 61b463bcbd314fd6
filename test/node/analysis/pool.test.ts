import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE } from '../../../src/analysis/pool.js';
import { valueOf } from '../../../src/fault.js';
import { parsePosition } from '../../../src/formats/position.js';
import { parseVariant } from '../../../src/formats/variant.js';
import { fakePool } from './hosts.js';

const text = 'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh/GEFFH/E1D1C/DK1HG/A1G1B/JIIHI/JCKLJ S 0 0';
const variant = valueOf(parseVariant('duel-open'));
const seen = { variant, view: valueOf(parsePosition(text, variant.rules)) };

describe('an analysis', () => {
  it('tells what is found, in moves and chances', async () => {
    const { member, hostWith } = fakePool();
    const told: unknown[] = [];
    const job = member().analyse(seen, { lines: 2, depth: 9 }, (report) => told.push(report));
    const host = await hostWith(0, 1);
    const [{ id, task, lines, depth }] = host.orders as [(typeof host.orders)[0]];
    expect({ task, lines, depth }).toEqual({
      task: { rules: 'duel-open', position: text, seat: 'S' },
      lines: 2,
      depth: 9,
    });
    host.report(id, 4);
    host.done(id, 9);
    // c6 is South's front line in its middle file, c7 North's.
    const line = { score: 100, text: 'c6c7 c8c7', moves: [expect.anything(), expect.anything()] };
    expect(told).toMatchObject([{ depth: 4, nodes: 4000, speed: 80_000, lines: [line] }]);
    const report = await job.done;
    expect(report?.depth).toBe(9);
    expect(report?.lines[0]?.chance).toBeGreaterThan(0.5);
    expect(report?.lines[0]?.chance).toBeLessThan(0.7);
  });

  it('ends with what is known when stopped, and answers that come later are dropped', async () => {
    const { member, hostWith, pool } = fakePool();
    const told: number[] = [];
    const asking = member();
    const first = asking.analyse(seen, {}, ({ depth }) => told.push(depth));
    const host = await hostWith(0, 1);
    const { id } = host.orders[0]!;
    host.report(id, 5);
    first.stop();
    first.stop();
    expect((await first.done)?.depth).toBe(5);
    expect(host.heard.at(-1)).toEqual({ stop: id });
    const second = asking.analyse(seen, {}, ({ depth }) => told.push(depth * 100));
    await hostWith(0, 2);
    host.report(id, 6);
    host.done(id, 7);
    host.refuse(id, 'late');
    host.report(host.orders[1]!.id, 1);
    expect(told).toEqual([5, 100]);
    expect(pool.jobs).toBe(1);
    second.stop();
    expect(pool.jobs).toBe(0);
  });

  it('stopped before its host stands never reaches it', async () => {
    const { member, hosts } = fakePool();
    const job = member().analyse(seen);
    job.stop();
    expect(await job.done).toBeUndefined();
    await vi.waitFor(() => expect(hosts).toHaveLength(1));
    await Promise.resolve();
    expect(hosts[0]!.heard).toEqual([]);
  });

  it('is held while there is a reason, told once, also before its host stands', async () => {
    const { member, hostWith } = fakePool();
    const job = member().analyse(seen);
    job.pause('hidden');
    const host = await hostWith(0, 1);
    expect(host.heard.at(-1)).toMatchObject({ paused: true });
    job.pause('reader');
    job.resume('hidden');
    expect(host.heard).toHaveLength(1);
    job.resume('reader');
    job.resume('reader');
    const { id } = host.orders[0]!;
    expect(host.heard.slice(1)).toEqual([{ resume: id }]);
    job.pause();
    expect(host.heard.at(-1)).toEqual({ pause: id });
    job.stop();
  });

  it('rejects with what the worker says is wrong, and with what is wrong with the question', async () => {
    const { member, hostWith, pool } = fakePool();
    const job = member().analyse(seen);
    const host = await hostWith(0, 1);
    host.refuse(host.orders[0]!.id, 'the game is over');
    await expect(job.done).rejects.toThrow('the game is over');
    const start = { kind: 'setups', setups: { S: [], N: [] }, first: 'S' } as const;
    const bad = member().choose({ variant, start, turns: [], result: null, tags: {} }, { seed: 1 });
    await expect(bad.done).rejects.toThrow(/./);
    expect(pool.jobs).toBe(0);
  });
});

describe('a dark game', () => {
  it('is told to the worker as its seat knows it, whatever is handed in', async () => {
    const { member, hostWith } = fakePool();
    const dark = valueOf(parseVariant('duel-dark'));
    const truth = { variant: dark, view: seen.view };
    const job = member().analyse(truth, { seat: 'N' });
    const host = await hostWith(0, 1);
    expect(host.orders[0]?.task).toEqual({
      rules: 'duel-dark',
      position: `${'dlijg/kcjji/b1k1e/hh1fc/i1f1g/dageh'}/YYYYY/Y1Y1Y/YY1YY/Y1Y1Y/YYYYY/YYYYY S 0 0`,
      seat: 'N',
    });
    job.stop();
  });
});

describe('the pool', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };

  it('starts nothing before there is a job', async () => {
    const { member, hosts } = fakePool();
    member();
    await settle();
    expect(hosts).toHaveLength(0);
  });

  it('rests after a minute without jobs, and starts again where it was', async () => {
    const { member, hosts, known } = fakePool();
    const asking = member();
    const job = asking.analyse(seen);
    await settle();
    vi.advanceTimersByTime(10 * IDLE);
    expect(hosts[0]!.ended).toBe(false);
    expect(hosts[0]!.isBusy).toBe(true);
    job.stop();
    expect(hosts[0]!.isBusy).toBe(false);
    vi.advanceTimersByTime(IDLE - 1);
    expect(hosts[0]!.ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hosts[0]!.ended).toBe(true);
    asking.analyse(seen).stop();
    asking.analyse(seen);
    await settle();
    expect(hosts[1]!.orders).toHaveLength(1);
    expect(known).toEqual([undefined, 'inlined']);
  });

  it('ends when the last one leaves, not before, and also when it was still starting', async () => {
    const { member, hosts, pool } = fakePool();
    const [one, other] = [member(), member()];
    const job = one.analyse(seen);
    await settle();
    one.leave();
    expect(await job.done).toBeUndefined();
    expect(hosts[0]!.ended).toBe(false);
    other.leave();
    expect(hosts[0]!.ended).toBe(true);
    const late = member();
    late.analyse(seen);
    late.leave();
    await settle();
    expect(hosts[1]!.ended).toBe(true);
    expect(pool.hosts).toBe(0);
  });

  it('opens a second worker when the first has something to do, and no third', async () => {
    const { member, hosts } = fakePool(2);
    const asking = member();
    for (let job = 0; job < 5; job++) {
      asking.analyse(seen);
      await settle();
    }
    expect(hosts.map(({ orders }) => orders.length)).toEqual([3, 2]);
  });

  it('has one desk on the page', async () => {
    const { member, hosts, world } = fakePool(2);
    world.rung = 'page';
    const asking = member();
    for (let job = 0; job < 3; job++) asking.analyse(seen);
    await settle();
    expect(hosts).toHaveLength(1);
    expect(asking.rung).toBe('page');
  });

  it('puts the focused one first, in hosts that start later too', async () => {
    const { member, hosts } = fakePool();
    const [one, other] = [member(), member()];
    one.focus();
    one.analyse(seen);
    await settle();
    const first = hosts[0]!.heard[0] as { focus: number };
    expect(first).toEqual({ focus: hosts[0]!.orders[0]!.owner });
    other.focus();
    other.focus();
    expect(hosts[0]!.heard.filter((heard) => 'focus' in heard)).toHaveLength(2);
    other.leave();
    expect(hosts[0]!.heard.at(-1)).toEqual({ focus: 0 });
  });

  it('gives the jobs of a worker that fell over to another one, once', async () => {
    const { member, hosts } = fakePool();
    const asking = member();
    const choice = asking.choose(seen, { seed: 4, nodes: 100 });
    await settle();
    hosts[0]!.fall('out of memory');
    expect(hosts[0]!.ended).toBe(true);
    await settle();
    expect(hosts[1]!.orders).toEqual(hosts[0]!.orders);
    hosts[1]!.choose(hosts[1]!.orders[0]!.id, 'c6c7');
    expect(await choice.done).toMatchObject({ from: 2, score: 12, depth: 3, nodes: 400 });
    const doomed = asking.choose(seen, { seed: 4 });
    const failing = expect(doomed.done).rejects.toThrow('the engine stopped working: again');
    await settle();
    hosts[1]!.fall('again');
    await settle();
    hosts[2]!.fall('again');
    await failing;
  });

  it('says why where no engine runs, and tries again when asked again', async () => {
    const { member, hosts, world } = fakePool();
    world.refusal = new Error('engine unavailable: forbidden');
    const asking = member();
    const refused = expect(asking.analyse(seen).done).rejects.toThrow(
      'engine unavailable: forbidden',
    );
    await settle();
    await refused;
    world.refusal = undefined;
    asking.analyse(seen);
    await settle();
    expect(hosts[0]!.orders).toHaveLength(1);
  });

  it('stops a choice with an AbortError', async () => {
    const { member } = fakePool();
    const job = member().choose(seen, { seed: 1 });
    const aborted = expect(job.done).rejects.toMatchObject({ name: 'AbortError' });
    job.stop();
    await aborted;
  });
});
