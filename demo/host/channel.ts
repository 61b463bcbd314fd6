// The host in a tab, for players in other tabs of the same browser. A BroadcastChannel is heard by every
// tab that knows its name, so each seat has its own, named by the seat's key.

import type { Seat } from '../../src/board.js';
import type { Connection, HostedTable } from './hosted-table.js';
import type { Open } from './wire.js';

/** Both ends hear everything on a channel; each takes what is for it. */
interface Letter {
  readonly to: 'host' | 'seat';
  readonly text: string;
}

const nameOf = (key: string): string => `junqi-table:${key}`;

/** Connects a table to its seats' channels; call the result to close them. */
export function hostOverChannels(table: HostedTable): () => void {
  const channels = table.seats.map((seat) => channelOf(table, seat));
  return () => channels.forEach((channel) => channel.close());
}

function channelOf(table: HostedTable, seat: Seat): BroadcastChannel {
  const channel = new BroadcastChannel(nameOf(table.keyOf(seat) ?? ''));
  const connection: Connection = {
    send: (text) => channel.postMessage({ to: 'seat', text } satisfies Letter),
    close: () => {},
  };
  channel.onmessage = ({ data }: MessageEvent<Letter>) => {
    if (data.to === 'host') table.receive(connection, data.text);
  };
  return channel;
}

/** How a tab reaches the host that gave it a key. */
export const overChannel =
  (key: string): Open =>
  ({ opened, heard }) => {
    const channel = new BroadcastChannel(nameOf(key));
    channel.onmessage = ({ data }: MessageEvent<Letter>) => {
      if (data.to === 'seat') heard(data.text);
    };
    // As with a socket, whoever opens a connection has it in hand before it is told of.
    queueMicrotask(opened);
    return {
      send: (text) => channel.postMessage({ to: 'host', text } satisfies Letter),
      close: () => channel.close(),
    };
  };
