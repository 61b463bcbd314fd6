// Values of style sheets as a file can hold them: variables, `light-dark()` and mixtures worked out.

import type { Declarations } from './stylesheet.js';

/** Custom properties in force, by name with its dashes. */
export type Variables = Declarations;

/** The value with variables and `light-dark()` replaced; undefined where a variable is missing. */
export function resolved(value: string, variables: Variables, isDark: boolean): string | undefined {
  const call = innermost(value);
  if (!call) return value;
  const { start, end, name, body } = call;
  const answer = name === 'var' ? variable(body, variables) : lightOrDark(body, isDark);
  if (answer === undefined) return undefined;
  return resolved(value.slice(0, start) + answer + value.slice(end), variables, isDark);
}

/** The last call of `var()` or `light-dark()`: nothing to be replaced is inside it. */
function innermost(value: string) {
  const [call] = [...value.matchAll(/(var|light-dark)\(/g)].slice(-1);
  if (!call) return undefined;
  const inside = call.index + call[0].length;
  let depth = 1;
  let end = inside;
  for (; depth > 0 && end < value.length; end++) {
    if (value[end] === '(') depth++;
    if (value[end] === ')') depth--;
  }
  return { start: call.index, end, name: call[1], body: value.slice(inside, end - 1) };
}

function variable(body: string, variables: Variables): string | undefined {
  const [name = '', ...fallback] = argumentsOf(body);
  return variables[name] ?? (fallback.length > 0 ? fallback.join(', ') : undefined);
}

function lightOrDark(body: string, isDark: boolean): string | undefined {
  const [light, dark] = argumentsOf(body);
  return isDark ? dark : light;
}

/** Split at commas outside parentheses. */
function argumentsOf(body: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of body) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}

/** A colour and how opaque it is, apart: older readers of SVG know no colour with both. */
export interface Paint {
  readonly color: string;
  readonly opacity: number;
}

export function paintOf(value: string): Paint {
  const mix = /^color-mix\(in srgb, *(.+?) +([\d.]+)%, *transparent\)$/.exec(value);
  if (mix) return { color: mix[1] ?? 'none', opacity: Number(mix[2]) / 100 };
  const short = /^#([\da-f])([\da-f])([\da-f])([\da-f])$/i.exec(value);
  if (short)
    return paintOf(
      `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`,
    );
  const long = /^(#[\da-f]{6})([\da-f]{2})$/i.exec(value);
  if (long) return { color: long[1] ?? 'none', opacity: Number.parseInt(long[2] ?? '', 16) / 255 };
  const rgba = /^rgba\(([^)]+?)[,/] *([\d.]+)\)$/.exec(value);
  if (rgba) return { color: `rgb(${(rgba[1] ?? '').trim()})`, opacity: Number(rgba[2]) };
  return value === 'transparent' ? { color: 'none', opacity: 1 } : { color: value, opacity: 1 };
}
