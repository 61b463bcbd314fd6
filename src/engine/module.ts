// Finding the build that fits: Wasm with SIMD where it is known, without where it is not, and
// JavaScript where no Wasm may run.

import { wasmBytes } from './wasm.js';

/** What the engine's module exports; everything else crosses in memory (assembly/memory.ts). */
export interface EngineExports {
  readonly memory: WebAssembly.Memory;
  layout(): number;
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
  searchBegin(lines: number, only: number, fresh: boolean, without: number, contempt: number): void;
  searchSlice(nodes: number, deepest: number): boolean | number;
  worth(): number;
  /** Gives a term of the evaluation another weight (bench/tune.ts). */
  weigh(index: number, weight: number): void;
  /** Gives a place of the Duel board another worth (bench/places.ts). */
  place(index: number, worth: number): void;
  sizeTable(bits: number): boolean | number;
  /** What the bench repeats (assembly/measure.ts). */
  echo(value: number): number;
  generate(rounds: number): number;
  collisions(rounds: number): number;
  playouts(games: number, seed: number, most: number): number;
}

/** Wasm with SIMD, Wasm without, and the latter as JavaScript. */
export type ShippedBuild = 'simd' | 'plain' | 'script';
export type EngineBuild = ShippedBuild | 'debug';

/** A module of one function that returns a v128: valid only where SIMD is. */
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

export function hasSimd(): boolean {
  return WebAssembly.validate(SIMD_PROBE);
}

/** Makes engines, each with a memory of its own, from a build that is compiled once. */
export type MakeExports = () => EngineExports;

/** The bytes of a Wasm build: of the one that this machine runs best, unless it is named. */
export async function engineBytes(build?: 'simd' | 'plain'): Promise<Uint8Array<ArrayBuffer>> {
  const isSimd = build ? build === 'simd' : typeof WebAssembly !== 'undefined' && hasSimd();
  return wasmBytes(isSimd ? 'simd' : 'plain');
}

/** Compiles a Wasm build; it imports nothing. Rejects where a policy or the machine allows no Wasm. */
export async function compileEngine(bytes: Uint8Array<ArrayBuffer>): Promise<MakeExports> {
  const module = await WebAssembly.compile(bytes);
  return () => new WebAssembly.Instance(module, {}).exports as unknown as EngineExports;
}

/** The plain build as JavaScript, some times slower: for where Wasm is missing or forbidden. */
export async function scriptEngine(): Promise<MakeExports> {
  const { default: make } = await import('../generated/engine-script.js');
  return make as MakeExports;
}

/** The best build that runs here: a policy without `wasm-unsafe-eval` only tells by refusing. */
async function bestEngine(): Promise<MakeExports> {
  if (typeof WebAssembly === 'undefined') return scriptEngine();
  return engineBytes().then(compileEngine).catch(scriptEngine);
}

/** Instantiates the engine: the build that is named, or the best one that runs here. */
export async function instantiate(build?: ShippedBuild): Promise<EngineExports> {
  if (build === undefined) return (await bestEngine())();
  const make = build === 'script' ? scriptEngine() : engineBytes(build).then(compileEngine);
  return (await make)();
}
