// The switch of the pen, for whom no right button is at hand: while it is on, taps and drags draw.

import { en } from '../messages/en.js';
import type { Button } from '../panels.js';
import type { ModeHost } from './mode.js';

export function penButton(host: ModeHost): Button {
  const { pen } = host.words(en);
  return {
    label: pen,
    icon: 'draw',
    pressed: host.pen,
    name: 'pen-switch',
    press: () => (host.pen = !host.pen),
  };
}
