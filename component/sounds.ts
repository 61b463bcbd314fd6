// Quiet sounds, made on the spot: a knock for a move, a heavier one for what falls. They say of a turn what
// everybody is told of it, never what a piece is.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Turn } from '../src/turn.js';

/** A knock: its pitch in hertz, when it comes and how long it rings in seconds, how loud it is. */
interface Knock {
  readonly pitch: number;
  readonly at: number;
  readonly rings: number;
  readonly loud: number;
}

const LAND: Knock = { pitch: 420, at: 0, rings: 0.09, loud: 0.5 };
const FALL: Knock = { pitch: 150, at: 0.05, rings: 0.22, loud: 0.8 };

/** What is heard of a turn; nothing where it has no sound. */
export function knocksOf(turn: Turn): readonly Knock[] {
  switch (turn.kind) {
    case 'uncover':
      return [{ ...LAND, pitch: 620 }];
    case 'move': {
      if (turn.flagTaken) return [LAND, FALL, { ...LAND, pitch: 560, at: 0.2, rings: 0.4 }];
      switch (turn.outcome) {
        case 'quiet':
        case 'bounced':
          return [LAND];
        case 'took':
        case 'fell':
          return [LAND, FALL];
        case 'both':
          return [LAND, FALL, { ...FALL, pitch: 120, at: 0.14 }];
      }
    }
  }
  return [];
}

/** How loud the loudest knock is, of 1. */
const VOLUME = 0.16;

export class Sounds implements ReactiveController {
  #context: AudioContext | undefined;

  constructor(
    host: ReactiveControllerHost,
    private readonly isOn: () => boolean,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    void this.#context?.close();
    this.#context = undefined;
  }

  /** Silent until the reader has done something on the page: browsers want it so, and readers too. */
  tell(turn: Turn): void {
    if (!this.isOn() || !navigator.userActivation?.hasBeenActive) return;
    const knocks = knocksOf(turn);
    if (knocks.length === 0) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    for (const knock of knocks) ring(context, knock);
  }
}

/** A tone that drops and dies away, like wood on wood. */
function ring(context: AudioContext, { pitch, at, rings, loud }: Knock): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + rings);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loud * VOLUME, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + rings);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + rings);
}
