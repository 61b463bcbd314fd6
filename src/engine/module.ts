// Finding the Wasm that fits: with SIMD where it is known, without where it is not.

/** What the engine's module exports; everything else crosses in memory (assembly/memory.ts). */
export interface EngineExports {
  readonly memory: WebAssembly.Memory;
  setRules(board: number, seats: number): void;
  loadImage(): void;
  saveImage(): void;
  judge(): void;
  listMoves(): number;
  play(from: number, to: number): number;
  follow(): number;
  uncover(point: number, color: number, rank: number): void;
  leave(seat: number, by: number, told: boolean): void;
  goAway(seat: number, told: boolean): void;
  loseTurn(told: boolean): void;
  passTurn(told: boolean): void;
  mustPass(): boolean | number;
  perft(depth: number, full: boolean): number;
  searchBegin(): void;
  searchSlice(nodes: number, maxDepth: number): boolean;
  /** What the bench repeats (assembly/measure.ts). */
  echo(value: number): number;
  generate(rounds: number): number;
  collisions(rounds: number): number;
  playouts(games: number, seed: number, most: number): number;
}

export type EngineBuild = 'simd' | 'plain' | 'debug';

/** A module of one function that returns a v128: valid only where SIMD is. */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

export function hasSimd(): boolean {
  return WebAssembly.validate(SIMD_PROBE);
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

async function bytesOf(build: 'simd' | 'plain'): Promise<Uint8Array<ArrayBuffer>> {
  const module =
    build === 'simd'
      ? await import('../generated/engine-simd.js')
      : await import('../generated/engine-plain.js');
  return decode(module.default);
}

/** Instantiates a build of the engine; it imports nothing and its memory never grows. */
export async function instantiate(build?: 'simd' | 'plain'): Promise<EngineExports> {
  const bytes = await bytesOf(build ?? (hasSimd() ? 'simd' : 'plain'));
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return instance.exports as unknown as EngineExports;
}
