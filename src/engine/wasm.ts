// The bytes of the Wasm builds, from inside this file. Bundles hold them deflated (tools/rolling.mjs): base64
// alone would make a third more of them on their way. `wasm-files.ts` stands here in the files variant.

/** How Wasm begins in base64, where it is not deflated. */
const WASM = 'AGFzbQ';

export async function wasmBytes(build: 'simd' | 'plain'): Promise<Uint8Array<ArrayBuffer>> {
  const { default: text } =
    build === 'simd'
      ? await import('../generated/engine-simd.js')
      : await import('../generated/engine-plain.js');
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return text.startsWith(WASM) ? bytes : inflated(bytes);
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
