// Fast is proved against slow: engine and reference play the same random games and never differ.
// `JUNQI_POSITIONS=1000000 npm test -- --node agreement` is the long run.

import { expect, test } from 'vitest';
import { PRESETS, type PresetName } from '../../../src/rules.js';
import { OPEN_AND_DARK } from '../game/games.js';
import { engineAndReference, playTogether } from './random-games.js';

const TOTAL = Number(process.env.JUNQI_POSITIONS ?? 100_000);
const EACH = Math.ceil(TOTAL / OPEN_AND_DARK.length);

test.each(OPEN_AND_DARK.map((preset, index): [PresetName, number] => [preset, index]))(
  '%s',
  { timeout: 600_000 + TOTAL * 5 },
  async (preset, index) => {
    const { positions, endings } = playTogether(
      await engineAndReference(),
      PRESETS[preset],
      EACH,
      20261129 + index,
    );
    expect(positions).toBe(EACH);
    console.log(preset, positions, endings);
  },
);
