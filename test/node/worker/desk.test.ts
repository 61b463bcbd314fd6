import { describe, expect, it } from 'vitest';
import { World, type Slice } from './world.js';

const lengths = (slices: readonly Slice[]) => slices.map(({ milliseconds }) => milliseconds);
const share = (world: World, owner: number) =>
  world.slices.filter((slice) => slice.owner === owner).length / world.slices.length;

describe('slices', () => {
  it.each([50, 1_000, 9_000])('stay within 8 ms at %d nodes a millisecond', (speed) => {
    const world = new World();
    world.speed = speed;
    world.order(1);
    world.run(500);
    expect(Math.max(...lengths(world.slices))).toBeLessThanOrEqual(8);
    expect(lengths(world.slices).at(-1)).toBeGreaterThan(4);
  });

  it('follow a machine that becomes ten times slower after one slice', () => {
    const world = new World();
    world.order(1);
    world.run(100);
    const before = world.slices.length;
    world.order(2);
    world.speed = 100;
    world.run(300);
    const late = world.slices.slice(before).filter(({ id }) => id === 2);
    expect(Math.max(...lengths(late))).toBeLessThanOrEqual(8);
  });

  it('end with the step in which 5 ms have passed, however much longer steps take than expected', () => {
    const world = new World();
    world.least = 2;
    world.order(1);
    world.run(100);
    // Two steps are 4 ms, the third one is under way when the time is up.
    expect(new Set(lengths(world.slices))).toEqual(new Set([6]));
  });

  it('stay finite where the clock stands still', () => {
    const world = new World();
    world.speed = Infinity;
    world.order(1, { nodes: 3_000_000 });
    world.run();
    expect(world.slices.length).toBeGreaterThanOrEqual(50);
    expect(world.saidOf(1).at(-1)).toMatchObject({ done: { nodes: 3_000_000 } });
  });
});

describe('words from outside', () => {
  it('stop: nothing more is said and nothing more is done', () => {
    const world = new World();
    world.order(1);
    world.run(300);
    const said = world.said.length;
    const slices = world.slices.length;
    world.desk.hear({ stop: 1 });
    world.run();
    expect(world.said).toHaveLength(said);
    expect(world.slices).toHaveLength(slices);
    expect(world.isIdle).toBe(true);
  });

  it('pause and resume, with the time between them left out', () => {
    const world = new World();
    world.order(1, { milliseconds: 400 });
    world.run(200);
    world.desk.hear({ pause: 1 });
    world.run();
    const slices = world.slices.length;
    world.time += 10_000;
    world.desk.hear({ resume: 1 });
    world.run();
    expect(world.slices.length).toBeGreaterThan(slices);
    const done = world.saidOf(1).at(-1);
    expect(done).toHaveProperty('done');
    const { milliseconds } = (done as { done: { milliseconds: number } }).done;
    expect(milliseconds).toBeGreaterThan(390);
    expect(milliseconds).toBeLessThan(420);
  });

  it('an order that comes paused waits', () => {
    const world = new World();
    world.order(1, { depth: 7 }, true);
    world.run();
    expect(world.slices).toHaveLength(0);
    world.desk.hear({ resume: 1 });
    world.run();
    expect(world.saidOf(1)).toMatchObject([{ report: { depth: 5 } }, { done: { depth: 7 } }]);
  });

  it('words about jobs that are gone do nothing', () => {
    const world = new World();
    for (const heard of [{ stop: 7 }, { pause: 7 }, { resume: 7 }]) world.desk.hear(heard);
    world.run();
    expect(world.said).toEqual([]);
  });
});

describe('reports', () => {
  it('come at most every 125 ms, and once more at the end', () => {
    const world = new World();
    world.order(1, { depth: 1_000 });
    world.run();
    // A second of work in slices of 5 ms: eight reports after the first.
    expect(world.saidOf(1).length).toBeGreaterThanOrEqual(8);
    expect(world.saidOf(1).length).toBeLessThanOrEqual(10);
    expect(world.saidOf(1).at(-1)).toMatchObject({ done: { depth: 1_000 } });
  });

  it('of an analysis that found nothing have no lines', () => {
    const world = new World();
    world.order(1, { nodes: 500 });
    world.run();
    expect(world.saidOf(1)).toMatchObject([{ done: { depth: 0, nodes: 500, lines: [] } }]);
  });

  it('of a choice come only with the choice', () => {
    const world = new World();
    world.order(1, { kind: 'choose', milliseconds: 400 });
    world.run();
    expect(world.saidOf(1)).toMatchObject([{ choice: { move: 'c6c7' } }]);
  });
});

describe('limits', () => {
  it('nodes are met exactly', () => {
    const world = new World();
    world.order(1, { nodes: 12_345 });
    world.run();
    expect(world.saidOf(1).at(-1)).toMatchObject({ done: { nodes: 12_345, depth: 12 } });
  });

  it('time is met within a slice, from the first slice on', () => {
    const world = new World();
    world.order(1, { nodes: 50_000 });
    world.order(2, { milliseconds: 100 });
    world.run();
    const [first] = world.slices.filter(({ id }) => id === 2);
    const last = world.slices.filter(({ id }) => id === 2).at(-1);
    const took = last.begin + last.milliseconds - first!.begin;
    expect(took).toBeGreaterThanOrEqual(100);
    expect(took).toBeLessThan(116);
  });
});

describe('owners', () => {
  it('take turns, however many jobs one of them has', () => {
    const world = new World();
    for (const id of [1, 2, 3, 4]) world.order(id, { owner: 100 });
    world.order(5, { owner: 200 });
    world.run(1_000);
    expect(share(world, 100)).toBeCloseTo(0.5, 1);
    expect(share(world, 200)).toBeCloseTo(0.5, 1);
    const own = [1, 2, 3, 4].map((id) => world.slices.filter((slice) => slice.id === id).length);
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
  });

  it('one comes first where it is focused, and the others still get the other half', () => {
    const world = new World();
    for (const id of [1, 2, 3]) world.order(id);
    world.desk.hear({ focus: 3 });
    world.run(1_000);
    expect(world.slices[0]?.owner).toBe(3);
    expect(share(world, 3)).toBeCloseTo(0.5, 1);
    expect(share(world, 1)).toBeCloseTo(0.25, 1);
    expect(share(world, 2)).toBeCloseTo(0.25, 1);
  });
});

describe('engines', () => {
  it('are no more than six, and each of eight analyses gets on', () => {
    const world = new World();
    for (let id = 1; id <= 8; id++) world.order(id);
    world.run(30_000);
    expect(world.engines).toBe(6);
    for (let id = 1; id <= 8; id++) {
      const depths = world.saidOf(id).map((said) => ('report' in said ? said.report.depth : 0));
      expect(depths.length).toBeGreaterThan(1);
      // One that had to begin anew tells nothing that was known before.
      expect([...depths].sort((a, b) => a - b)).toEqual(depths);
    }
  });

  it('are not taken from somebody who chooses a move', () => {
    const world = new World();
    for (let id = 1; id <= 6; id++) world.order(id, { kind: 'choose', milliseconds: 20_000 });
    world.order(7);
    world.run(10_000);
    expect(world.saidOf(7)).toEqual([]);
    world.run(15_000);
    expect(world.saidOf(7).length).toBeGreaterThan(0);
    const chosen = [1, 2, 3, 4, 5, 6].flatMap((id) => world.saidOf(id));
    expect(chosen.every((said) => 'choice' in said)).toBe(true);
    expect(chosen).toHaveLength(6);
  });

  it('are taken from paused analyses first', () => {
    const world = new World();
    for (let id = 1; id <= 6; id++) world.order(id);
    world.run(100);
    world.desk.hear({ pause: 4 });
    world.order(7);
    world.run(300);
    expect(world.slices.filter(({ id }) => id === 7).length).toBeGreaterThan(2);
    expect(world.engines).toBe(6);
  });
});

describe('jobs that fail', () => {
  it('are answered with why, and the others go on', () => {
    const world = new World();
    world.bad.set(1, 0).set(2, 5_000);
    world.order(1);
    world.order(2);
    world.order(3, { depth: 30 });
    world.run();
    expect(world.saidOf(1)).toEqual([{ id: 1, error: 'the game is over' }]);
    expect(world.saidOf(2).at(-1)).toEqual({ id: 2, error: 'out of memory' });
    expect(world.saidOf(3).at(-1)).toMatchObject({ done: { depth: 30 } });
    expect(world.isIdle).toBe(true);
  });
});
