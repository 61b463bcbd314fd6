// What a seat may know: the host's view of it is what the seat works out from its own record.

import { describe, expect, it } from 'vitest';
import type { Core } from '../../../src/core.js';
import { loadEngine } from '../../../src/engine/engine.js';
import { Game } from '../../../src/game.js';
import type { Position } from '../../../src/position.js';
import { reference } from '../../../src/reference/index.js';
import { seatsOf } from '../../../src/rules.js';
import { OPEN_AND_DARK, randomFrom, startOf, step } from './games.js';

const CORES: readonly Core[] = [reference, await loadEngine()];

/** How a game ended is told; why a seat could not go on is nothing it can work out. */
function withoutReason(position: Position): Position {
  const { over } = position;
  return over ? { ...position, over: { result: over.result, by: 'flag' } } : position;
}

/** Equal in every field; text first, because most are. */
function expectSame(one: Position, other: Position): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toStrictEqual(other);
}

function clientsOf(host: Game) {
  return seatsOf(host.rules).map((seat) => {
    const client = Game.fromRecord(host.recordFor(seat), { core: host.core });
    if (!('value' in client)) throw new Error(JSON.stringify(client));
    return { seat, client: client.value };
  });
}

describe.each(CORES)('views with the $name', (core) => {
  it.each(OPEN_AND_DARK)('%s: the host and the seat agree at every ply', (preset) => {
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const random = randomFrom(seed);
      const host = startOf(preset, core, random);
      const clients = clientsOf(host);
      for (let plies = 0; plies < 400 && !host.over; plies++) {
        const before = host.turns.length;
        step(host, random);
        for (const turn of host.turns.slice(before)) {
          for (const { client } of clients) if (!client.over) client.follow(turn);
        }
        for (const { seat, client } of clients) {
          const seen = withoutReason(host.view(seat));
          expectSame(withoutReason(client.position), seen);
          expectSame(withoutReason(client.view(seat)), seen);
          if (seat === host.turn) expect(client.moves()).toEqual(host.moves());
          compared++;
        }
      }
      for (const { seat } of clients) {
        const again = Game.fromRecord(host.recordFor(seat), { core });
        if (!('value' in again)) throw new Error(JSON.stringify(again));
        expectSame(again.value.position, host.view(seat));
      }
    }
    expect(compared).toBeGreaterThan(300);
  });
});
