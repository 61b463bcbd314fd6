// A game that runs is lost when the page goes: the browser asks before it does.

import type { ReactiveControllerHost } from 'lit';

export function askBeforeLeaving(host: ReactiveControllerHost, isRunning: () => boolean): void {
  const ask = (event: Event): void => {
    if (isRunning()) event.preventDefault();
  };
  host.addController({
    hostConnected: () => window.addEventListener('beforeunload', ask),
    hostDisconnected: () => window.removeEventListener('beforeunload', ask),
  });
}
