// The element as somebody sees it who sets up one seat of a game.

import type { Seat } from '../../../src/board.js';
import { makeSetup } from '../../../src/formats/setup-text.js';
import type { Setup } from '../../../src/record.js';
import type { ModeHost } from '../mode.js';

/** `host` for `seat` under `rules`, beginning from the setup it had in the game before, if any. */
export function deployHost(
  host: ModeHost,
  seat: Seat,
  rules: string,
  last: Setup | undefined,
): ModeHost {
  const given = Object.create(host.given, {
    seat: { value: seat },
    rules: { value: rules },
  }) as ModeHost['given'];
  const option = (name: string): unknown =>
    name === 'setup' && last ? makeSetup(last) : host.option(name);
  return Object.create(host, {
    given: { value: given },
    option: { value: option },
  }) as ModeHost;
}
