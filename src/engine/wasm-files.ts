// The bytes of the Wasm builds, from files beside this one. Both addresses are written out: bundlers look
// for them.

export async function wasmBytes(build: 'simd' | 'plain'): Promise<Uint8Array<ArrayBuffer>> {
  const url =
    build === 'simd'
      ? new URL('./junqi-engine-simd.wasm', import.meta.url)
      : new URL('./junqi-engine-plain.wasm', import.meta.url);
  if (url.protocol === 'file:') return new Uint8Array(readFile(url));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** In Node; a browser reads no file beside a page. */
function readFile(url: URL): Uint8Array<ArrayBuffer> {
  const files = globalThis.process?.getBuiltinModule?.('node:fs');
  if (!files) throw new Error(`${url.href}: a page opened from a disk cannot read it`);
  return new Uint8Array(files.readFileSync(url));
}
