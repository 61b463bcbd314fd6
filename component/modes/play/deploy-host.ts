// The element as somebody sees it who sets up one seat of a game.

import type { Seat } from '../../../src/board.js';
import { makeSetup } from '../../../src/formats/setup-text.js';
import type { Setup } from '../../../src/record.js';
import type { ModeHost } from '../mode.js';

export interface SettingUp {
  readonly seat: Seat;
  readonly rules: string;
  /** The setup it had in the game before, if any: it begins from that. */
  readonly last: Setup | undefined;
  /** Others set up at this screen and may not learn of it. */
  readonly isSecret: boolean;
}

/** `host` for somebody who sets up. */
export function deployHost(host: ModeHost, { seat, rules, last, isSecret }: SettingUp): ModeHost {
  const given = Object.create(host.given, {
    seat: { value: seat },
    rules: { value: rules },
  }) as ModeHost['given'];
  const option = (name: string): unknown => {
    if (name === 'keeping' && isSecret) return 'off';
    if (name === 'setup' && last) return makeSetup(last);
    return host.option(name) ?? (name === 'keep' || undefined);
  };
  return Object.create(host, {
    given: { value: given },
    option: { value: option },
  }) as ModeHost;
}
