// Each option outside the rules of play is read: with its value a probe sees what the source says,
// and with the default in its place it does not.

import { describe, expect, test } from 'vitest';
import { loadEngine } from '../../../src/engine/engine.js';
import { reference } from '../../../src/reference/index.js';
import { PRESETS, defaultOf } from '../../../src/rules.js';
import { PROBES } from './probes.js';

const base = PRESETS['duel-open'];

describe.each([reference, await loadEngine()])('over the $name', (core) => {
  test.each(PROBES)('$option=$value is read ($source)', ({ option, value, see, expected }) => {
    expect(defaultOf(option)).not.toBe(value);
    expect(see({ ...base, [option]: value }, core)).toEqual(expected);
    expect(see({ ...base, [option]: defaultOf(option) }, core)).not.toEqual(expected);
  });
});
