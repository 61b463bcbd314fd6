// Listening to what lives longer than a part of the page.

import type { ReactiveControllerHost } from 'lit';

/** Has an element hear events of a target for as long as it stands in the page. */
export function listen(
  host: ReactiveControllerHost,
  target: EventTarget,
  type: string,
  heard: (event: Event) => void,
): void {
  host.addController({
    hostConnected: () => target.addEventListener(type, heard),
    hostDisconnected: () => target.removeEventListener(type, heard),
  });
}
