// The host in a tab, for players in other tabs of the same browser. A BroadcastChannel is heard by every
// tab that knows its name, so each seat has its own, named by the seat's key.

import type { Seat } from '../../src/board.js';
import { randomKey, type Connection, type HostedTable } from './hosted-table.js';
import type { Open } from './wire.js';

/** Both ends hear everything on a channel; each takes what is for it. */
type Letter =
  | { readonly to: 'seat'; readonly text: string }
  /** `from` tells tabs with the same key apart; the text is null when one of them goes. */
  | { readonly to: 'host'; readonly from: string; readonly text: string | null };

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
  const tabs = new Set<string>();
  channel.onmessage = ({ data }: MessageEvent<Letter>) => {
    if (data.to !== 'host') return;
    if (data.text !== null) {
      tabs.add(data.from);
      table.receive(connection, data.text);
    } else if (tabs.delete(data.from) && tabs.size === 0) table.drop(connection);
  };
  return channel;
}

/** How a tab reaches the host that gave it a key. */
export const overChannel =
  (key: string): Open =>
  ({ opened, heard }) => {
    const channel = new BroadcastChannel(nameOf(key));
    const from = randomKey();
    const tell = (text: string | null): void =>
      channel.postMessage({ to: 'host', from, text } satisfies Letter);
    channel.onmessage = ({ data }: MessageEvent<Letter>) => {
      if (data.to === 'seat') heard(data.text);
    };
    // As with a socket, whoever opens a connection has it in hand before it is told of.
    queueMicrotask(opened);
    return {
      send: tell,
      // A channel has no end that the other side could see.
      close: () => {
        tell(null);
        channel.close();
      },
    };
  };
