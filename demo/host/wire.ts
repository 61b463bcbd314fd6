// How a seat's browser reaches its host.

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface Ears {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** The connection is gone, or was never there. */
  readonly lost: () => void;
}

export type Open = (ears: Ears) => Wire;

/** A WebSocket of the page's own server, `/table/NAME?rules=duel-dark`. */
export const overSocket =
  (address: string): Open =>
  ({ opened, heard, lost }) => {
    const url = new URL(address, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    socket.onopen = opened;
    socket.onmessage = ({ data }: MessageEvent<unknown>) => heard(String(data));
    socket.onclose = lost;
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => {
        socket.onclose = null;
        socket.close();
      },
    };
  };
