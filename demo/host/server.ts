// The host as a Node server: tables by name behind a WebSocket. Beside what stands here a public server
// wants TLS, accounts and a limit of requests a second; the pattern stays the same.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Core } from '../../src/core.js';
import { isFault } from '../../src/fault.js';
import { parseVariant } from '../../src/formats/variant.js';
import { HostedTable, type Connection } from './hosted-table.js';

export { loadCore } from '../../src/cores.js';

/** No request is longer. */
const MOST_BYTES = 8000;
const MOST_TABLES = 1000;
/** How long a table waits for somebody to come back, in milliseconds. */
const KEPT_FOR = 60 * 60 * 1000;
/** A connection that does not answer within this time is gone. */
const BEAT = 30_000;

/** Answers WebSockets at `/table/NAME?rules=duel-dark` of a server. The first to come opens the table. */
export function hostTables(server: Server, core: Core): { close: () => void } {
  const tables = new Tables(core);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const table = isOwnPage(request) ? tables.at(request.url ?? '') : undefined;
    if (!table) return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (webSocket) => seat(table, webSocket));
  });
  const beats = setInterval(() => {
    for (const socket of sockets.clients) beat(socket);
    tables.clear(Date.now());
  }, BEAT);
  beats.unref();
  return {
    close() {
      clearInterval(beats);
      tables.close();
      sockets.close();
    },
  };
}

function seat(table: HostedTable, socket: WebSocket): void {
  const connection: Connection = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  // Text frames arrive as bytes, too: `isBinary` tells them apart.
  socket.on('message', (data: Buffer, isBinary) =>
    table.receive(connection, isBinary ? data : data.toString()),
  );
  socket.on('close', () => table.drop(connection));
  // A frame that is too long or broken: the connection closes, which is told above.
  socket.on('error', () => {});
  socket.on('pong', () => answering.add(socket));
  answering.add(socket);
}

/** Connections that answered the last ping. */
const answering = new WeakSet<WebSocket>();

function beat(socket: WebSocket): void {
  if (!answering.delete(socket)) return socket.terminate();
  socket.ping();
}

/** Other sites may not use the reader's connection; programs send no origin. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

class Tables {
  readonly #tables = new Map<string, { table: HostedTable; usedAt: number }>();

  constructor(private readonly core: Core) {}

  /** The table that an address names, opened where there is none; undefined where it names none. */
  at(address: string): HostedTable | undefined {
    const { pathname, searchParams } = new URL(address, 'ws://any');
    const name = /^\/table\/([\w-]{1,40})$/.exec(pathname)?.[1];
    if (name === undefined) return undefined;
    const known = this.#tables.get(name);
    if (known) return known.table;
    const variant = parseVariant(searchParams.get('rules') ?? 'duel-dark');
    if (isFault(variant) || this.#tables.size >= MOST_TABLES) return undefined;
    const table = new HostedTable({ core: this.core, variant: variant.value });
    this.#tables.set(name, { table, usedAt: Date.now() });
    return table;
  }

  /** Lets go of tables that nobody has sat at for an hour. */
  clear(now: number): void {
    for (const [name, entry] of this.#tables) {
      if (!entry.table.isEmpty) entry.usedAt = now;
      else if (now - entry.usedAt > KEPT_FOR) {
        entry.table.close();
        this.#tables.delete(name);
      }
    }
  }

  close(): void {
    for (const { table } of this.#tables.values()) table.close();
    this.#tables.clear();
  }
}
