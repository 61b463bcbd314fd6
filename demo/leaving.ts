// A game that runs is lost when the page goes: the browser asks before it does.

import type { ReactiveControllerHost } from 'lit';
import { listen } from './listening.js';

export function askBeforeLeaving(host: ReactiveControllerHost, isRunning: () => boolean): void {
  listen(host, window, 'beforeunload', (event) => {
    if (isRunning()) event.preventDefault();
  });
}
