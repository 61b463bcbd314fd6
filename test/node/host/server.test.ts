// The host behind a WebSocket, with the clients that browsers run.

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SeatClient, type ClientOptions, type Sight } from '../../../demo/host/seat-client.js';
import { hostTables } from '../../../demo/host/server.js';
import type { Open } from '../../../demo/host/wire.js';
import type { Seat } from '../../../src/board.js';
import { reference } from '../../../src/reference/index.js';
import { serve } from '../../../tools/serve.mjs';

const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';
let url = '';
let stop = (): void => {};

beforeAll(async () => {
  const site = await serve(import.meta.dirname, 0);
  const host = hostTables(site.server, reference);
  url = site.url.replace('http', 'ws');
  stop = () => {
    host.close();
    site.close();
  };
});
afterAll(() => stop());

/** A browser's way to the host, whose socket a test can cut. */
function wire(table: string, sockets: WebSocket[] = []): Open {
  return ({ opened, heard, lost }) => {
    const socket = new WebSocket(`${url}table/${table}?rules=duel-dark`);
    sockets.push(socket);
    socket.on('open', opened);
    socket.on('message', (data: Buffer) => heard(data.toString()));
    socket.on('close', lost);
    return {
      send: (text) => socket.send(text),
      close: () => socket.removeAllListeners('close').close(),
    };
  };
}

const clients: SeatClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

function client(table: string, seat: Seat, options: Partial<ClientOptions> = {}): SeatClient {
  const made = new SeatClient({
    core: reference,
    seat,
    open: wire(table),
    changed: () => {},
    ...options,
  });
  clients.push(made);
  return made;
}

const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 20_000, interval: 10 });

const gameOf = ({ sight }: SeatClient): Extract<Sight, { kind: 'playing' }> => {
  if (sight.kind !== 'playing') throw new Error(`it is ${sight.kind}`);
  return sight;
};

async function begun(
  table: string,
  options: Partial<ClientOptions> = {},
): Promise<[SeatClient, SeatClient]> {
  const south = client(table, 'S', options);
  const north = client(table, 'N');
  for (const each of [south, north]) {
    await until(() => each.sight.kind === 'gathering');
    each.deploy(SETUP);
  }
  await until(() => [south, north].every(({ sight }) => sight.kind === 'playing'));
  return [south, north];
}

describe('two browsers and a server', () => {
  it('play, each knowing its own ranks and its own moves', async () => {
    const [south, north] = await begun('one');
    expect(gameOf(south).game.knows('N')).toBe(false);
    expect(gameOf(south).game.moves().length).toBeGreaterThan(0);
    expect(gameOf(north).game.moves()).toEqual([]);
    south.play({ from: 0, to: 6 });
    await until(() => gameOf(north).game.turn === 'N');
    expect(gameOf(north).game.turns).toMatchObject([{ from: 0, to: 6, outcome: 'quiet' }]);
    expect(gameOf(north).game.moves().length).toBeGreaterThan(0);
    north.ask('resign');
    await until(() => gameOf(south).over !== null);
    expect(gameOf(south).over).toEqual({ result: 'S', by: 'resign' });
  });

  it('tells a client what it did wrong and leaves the game as it was', async () => {
    const [south] = await begun('two');
    south.play({ from: 30, to: 31 });
    await until(() => south.refusal !== undefined);
    expect(south.refusal).toMatchObject({ where: 'move' });
    expect(gameOf(south).game.turns).toEqual([]);
  });

  it('come back after a lost connection to the game as it then stands', async () => {
    const sockets: WebSocket[] = [];
    const [south, north] = await begun('three', { open: wire('three', sockets) });
    sockets.at(-1)?.terminate();
    await until(() => !south.isConnected);
    north.ask('resign');
    await until(() => south.isConnected && gameOf(south).over !== null);
    expect(sockets.length).toBeGreaterThan(1);
    expect(gameOf(south).over).toEqual({ result: 'S', by: 'resign' });
  });

  it('let nobody take a seat that is taken', async () => {
    await begun('four');
    const thief = client('four', 'S');
    await until(() => thief.sight.kind === 'closed');
    expect(thief.sight).toMatchObject({ refusal: { where: 'key', found: 'none' } });
    const guess = client('four', 'S', { key: '00'.repeat(16) });
    await until(() => guess.sight.kind === 'closed');
  });
});

describe('the server', () => {
  const answerTo = (path: string, origin?: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url + path, origin === undefined ? {} : { origin });
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.on('open', () => {
        socket.close();
        resolve(101);
      });
    });

  it('opens tables to its own pages and to programs, by a plain name and rules there are', async () => {
    expect(await answerTo('table/five')).toBe(101);
    expect(await answerTo('table/six', url.replace('ws', 'http'))).toBe(101);
    expect(await answerTo('table/seven', 'https://example.org')).toBe(404);
    expect(await answerTo('table/five', 'null')).toBe(404);
    expect(await answerTo('table/eight?rules=chess')).toBe(404);
    expect(await answerTo('table/a.b')).toBe(404);
    expect(await answerTo('')).toBe(404);
  });

  it('closes a connection whose message is too long', async () => {
    const socket = new WebSocket(`${url}table/nine`);
    const code = new Promise((resolve) => socket.on('close', resolve));
    socket.on('open', () => socket.send('a'.repeat(9000)));
    expect(await code).toBe(1009);
  });

  it('reads text and refuses bytes', async () => {
    const socket = new WebSocket(`${url}table/ten`);
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    socket.on('open', () => {
      socket.send(Buffer.from('{"kind":"sit","seat":"S"}'));
      socket.send('{"kind":"sit","seat":"S"}');
    });
    await until(() => heard.length === 3);
    expect(JSON.parse(heard[0] ?? '')).toMatchObject({ kind: 'refused', expected: 'text' });
    expect(JSON.parse(heard[1] ?? '')).toMatchObject({ kind: 'seated', seat: 'S' });
    socket.close();
  });
});
