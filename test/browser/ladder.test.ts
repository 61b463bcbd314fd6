// Each rung of the ladder in a page whose policy leaves no better one.

import { expect } from '@open-wc/testing';
import type { Told } from './ladder-page.js';

const WORKER = '/build/src/analysis/junqi-worker.js';

/** What a page with this policy tells. */
async function ask(policy: string, engineSrc?: string, before = ''): Promise<Told> {
  const frame = document.createElement('iframe');
  const attribute = engineSrc === undefined ? '' : ` data-engine-src="${engineSrc}"`;
  const meta = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  frame.srcdoc = `<!doctype html><html${attribute}><head>${meta}${before}
    <script type="module" src="/build/test/browser/ladder-page.js"></script></head></html>`;
  const told = new Promise<Told>((resolve) => {
    const hear = (event: MessageEvent<Told>): void => {
      if (event.source !== frame.contentWindow) return;
      window.removeEventListener('message', hear);
      resolve(event.data);
    };
    window.addEventListener('message', hear);
  });
  document.body.append(frame);
  const answer = await told;
  frame.remove();
  return answer;
}

describe('the ladder', () => {
  let first: string | undefined;
  const expectRung = (told: Told, rung: string): void => {
    expect(told.error).to.equal(undefined);
    expect(told.rung).to.equal(rung);
    expect(told.nodes).to.be.within(5_000, 5_100);
    first ??= told.first;
    expect(told.first, 'the same move on every rung').to.equal(first);
  };

  it('takes the worker file beside the module', async () => {
    expectRung(await ask(''), 'file');
  });

  it('takes the file that the page names', async () => {
    expectRung(await ask('', WORKER), 'given');
  });

  it('goes on where the named file is missing', async () => {
    expectRung(await ask('', '/nowhere/worker.js'), 'file');
  });

  it('takes the file under a policy that forbids blobs and Wasm on the page', async () => {
    expectRung(await ask("default-src 'none'; script-src 'self'; worker-src 'self'"), 'file');
  });

  it('takes the worker inside the module where no file may start', async () => {
    const policy = "script-src 'self' 'wasm-unsafe-eval'; worker-src blob:";
    expectRung(await ask(policy), 'inlined');
  });

  it('gives that worker the engine as JavaScript where Wasm is forbidden, too', async () => {
    expectRung(await ask("script-src 'self'; worker-src blob:"), 'inlined-script');
  });

  it('takes the file under Trusted Types, too', async () => {
    const policy = "require-trusted-types-for 'script'; trusted-types junqi";
    expectRung(await ask(policy), 'file');
  });

  it('takes the worker inside the module under Trusted Types where no file may start', async () => {
    const policy = "worker-src blob:; require-trusted-types-for 'script'; trusted-types junqi";
    expectRung(await ask(policy), 'inlined');
  });

  it("thinks on the page's own thread where no worker may start", async () => {
    const policy = "script-src 'self' 'wasm-unsafe-eval'; worker-src 'none'";
    expectRung(await ask(policy), 'page');
  });

  it('thinks there in JavaScript where Wasm is forbidden, too', async () => {
    expectRung(await ask("script-src 'self'; worker-src 'none'"), 'page-script');
  });

  it('says why where there is no engine', async () => {
    const gone = ['simd', 'plain', 'script'].map((build) => [
      `/build/src/generated/engine-${build}.js`,
      '/nowhere.js',
    ]);
    const imports = JSON.stringify({ imports: Object.fromEntries(gone) });
    const told = await ask('', undefined, `<script type="importmap">${imports}</script>`);
    expect(told.rung).to.equal(undefined);
    expect(told.error).to.match(/^EngineUnavailable: engine unavailable: .*nowhere/);
  });
});
