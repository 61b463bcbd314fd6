import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import plainEngine from '../../src/generated/engine-plain.js';
import { isAscii, relativeLinks } from '../../tools/checks.mjs';
import { countSessions } from '../../tools/browser-reporter.mjs';
import { withExtensions, withoutPortableTypes } from '../../tools/declarations.mjs';
import * as counts from '../../tools/counts.mjs';
import { missingPackages } from '../../tools/install.mjs';
import manifest from '../../tools/manifest.config.mjs';
import { fileFor, serve } from '../../tools/serve.mjs';
import { optimiser } from '../../tools/wasm.mjs';
import { compared } from '../../tools/wasm2js.mjs';

describe('counting tests', () => {
  const passing: counts.Assertion = { status: 'passed', fullName: 'a', failureMessages: [] };
  const failing: counts.Assertion = {
    status: 'failed',
    fullName: 'b',
    failureMessages: ['expected 1'],
  };
  const file = (status: string, ...assertionResults: counts.Assertion[]) => ({
    name: '/somewhere/test/node/x.test.ts',
    status,
    assertionResults,
  });

  it('counts passed and failed tests', () => {
    const count = counts.countVitest({ testResults: [file('failed', passing, failing)] });
    expect(count).toEqual({
      passed: 1,
      failures: [{ title: 'test/node/x.test.ts: b', message: 'expected 1' }],
    });
  });

  it('counts a file that cannot be imported as failed', () => {
    expect(counts.countVitest({ testResults: [file('failed')] }).failures).toHaveLength(1);
  });

  it('counts a file without tests as failed', () => {
    expect(counts.countVitest({ testResults: [file('passed')] }).failures).toHaveLength(1);
  });

  it('counts a failing hook beside passing tests as failed', () => {
    const count = counts.countVitest({ testResults: [file('failed', passing)] });
    expect(counts.closingLine(count)).toBe('1 passed, 1 failed');
  });

  it('does not count skipped tests', () => {
    const skipped = { ...passing, status: 'skipped' };
    const count = counts.countVitest({ testResults: [file('passed', passing, skipped)] });
    expect(counts.closingLine(count)).toBe('1 passed, 0 failed');
  });

  it('holds a runner that left no report, ran nothing or fell over for failed', () => {
    const one = { passed: 1, failures: [] };
    expect(counts.judge('x', 0, undefined).failures).toHaveLength(1);
    expect(counts.judge('x', 0, { passed: 0, failures: [] }).failures).toHaveLength(1);
    expect(counts.closingLine(counts.judge('x', 139, one))).toBe('1 passed, 1 failed');
    expect(counts.judge('x', 0, one)).toEqual(one);
  });

  it('reads and sums closing lines', () => {
    const read = counts.readClosingLine('FAIL something\n39 passed, 2 failed\n');
    expect(read && counts.closingLine(read)).toBe('39 passed, 2 failed');
    expect(counts.readClosingLine('39 passed, 2 failed\nand then it crashed')).toBeUndefined();
    const total = counts.sum([read!, { passed: 1, failures: [] }]);
    expect(counts.closingLine(total)).toBe('40 passed, 2 failed');
  });

  it('counts browser sessions, import errors and empty files', () => {
    const session = {
      testFile: '/somewhere/build/test/browser/x.test.js',
      errors: [],
      passed: true,
      logs: [],
      request404s: [],
    };
    const test = (name: string, passed: boolean) => ({ name, passed, skipped: false });
    const testResults = {
      name: '',
      tests: [test('a', true)],
      suites: [{ name: 'inner', suites: [], tests: [test('b', false)] }],
    };
    const count = countSessions([
      { ...session, testResults, passed: false },
      { ...session, errors: [{ message: 'Could not import' }], passed: false },
      session,
    ]);
    expect(counts.closingLine(count)).toBe('1 passed, 3 failed');
    expect(count.failures[0]?.title).toBe('test/browser/x.test.js: inner › b');
  });
});

describe('installing', () => {
  const lock = (version: string) => ({
    packages: {
      '': {},
      'node_modules/lit': { version },
      'node_modules/other-system': { version: '1.0.0', optional: true },
    },
  });

  it('asks for what is missing or of another version', () => {
    expect(missingPackages(lock('3.3.3'), undefined)).toEqual(['node_modules/lit']);
    expect(missingPackages(lock('3.3.3'), lock('3.3.2'))).toEqual(['node_modules/lit']);
    expect(missingPackages(lock('3.3.3'), lock('3.3.3'))).toEqual([]);
  });
});

describe('portable files', () => {
  it('import each other with an extension once they are JavaScript', () => {
    const before = `import { a } from './a';\nexport * from "../b/c";\nimport { d } from './d.js';`;
    expect(withExtensions(before)).toBe(
      `import { a } from './a.js';\nexport * from "../b/c.js";\nimport { d } from './d.js';`,
    );
  });

  it('name their files wherever they are imported, and leave other names alone', () => {
    expect(withExtensions(`import * as at from '../../assembly/memory';`)).toBe(
      `import * as at from '../../assembly/memory.js';`,
    );
    for (const whole of [`import a from './a.json';`, `import 'lit';`, `import b from './b.js';`])
      expect(withExtensions(whole)).toBe(whole);
  });

  it('name no AssemblyScript type in their declarations', () => {
    expect(withoutPortableTypes('f(a: StaticArray<u8>, b: i32): bool')).toBe(
      'f(a: Array<number>, b: number): boolean',
    );
  });
});

describe('the static server', () => {
  let outside = '';
  let folder = '';
  beforeAll(() => {
    outside = fs.mkdtempSync(path.join(os.tmpdir(), 'junqi-serve-'));
    folder = path.join(outside, 'site');
    fs.mkdirSync(path.join(folder, 'sub'), { recursive: true });
    fs.writeFileSync(path.join(outside, 'secret.txt'), 'secret');
    fs.writeFileSync(path.join(folder, 'index.html'), 'hello');
    fs.writeFileSync(path.join(folder, 'a b.wasm'), 'wasm');
    fs.symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'link.txt'));
  });
  afterAll(() => fs.rmSync(outside, { recursive: true }));

  it('finds files and the index of a folder', () => {
    expect(fileFor(folder, '/?x=1')).toBe(path.join(fs.realpathSync(folder), 'index.html'));
    expect(fileFor(folder, '/a%20b.wasm')).toMatch(/a b\.wasm$/);
    expect(fileFor(folder, '/sub')).toBeUndefined();
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/link.txt', '/%00', '/%'])(
    'serves nothing outside its folder: %s',
    (url) => expect(fileFor(folder, url)).toBeUndefined(),
  );

  it('names the type, says 404, and takes another port when one is taken', async () => {
    const first = await serve(folder, 0);
    const second = await serve(folder, Number(new URL(first.url).port));
    try {
      expect(second.url).not.toBe(first.url);
      const wasm = await fetch(`${second.url}a%20b.wasm`);
      expect(wasm.headers.get('content-type')).toBe('application/wasm');
      expect(await wasm.text()).toBe('wasm');
      expect((await fetch(`${second.url}nothing`)).status).toBe(404);
    } finally {
      first.close();
      second.close();
    }
  });
});

describe('what a tool does not know', () => {
  const folder = path.resolve(import.meta.dirname, '..', '..', 'tools');
  const run = (tool: string, ...words: string[]) =>
    spawnSync(process.execPath, [path.join(folder, tool), ...words], { encoding: 'utf8' });
  const tools = ['start', 'build', 'test', 'types', 'sizes', 'package', 'strength', 'ci'];
  const inner = ['wasm', 'manifest', 'options', 'element-docs', 'faces', 'browser'];

  it.each([...tools, ...inner])('ends %s with one line and exit code 2', (tool) => {
    const { status, stdout, stderr } = run(`${tool}.mjs`, '--nope');
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: "Unknown option '--nope'\n",
    });
  });

  it('may be a word or a port, too', () => {
    expect(run('build.mjs', 'wasm')).toMatchObject({ status: 2, stdout: '' });
    expect(run('strength.mjs', 'nope', '9')).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        'Found nope, expected a number or one of levels, nodes, near-equal, hidden, slices, tune, places\n',
    });
    expect(run('start.mjs', '--port', '1e3').status).toBe(2);
    expect(run('start.mjs', '--port').stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('what a tool takes', () => {
  const root = path.resolve(import.meta.dirname, '..', '..');
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const calls = Object.entries(scripts).flatMap(([name, script]) => {
    const [, tool] = /^node (\S+\.mjs)$/.exec(script) ?? [];
    return tool === undefined ? [] : [[name, tool] as const];
  });

  it.each(calls)('npm run %s -- --help says it and does nothing', (_, tool) => {
    const call = [path.join(root, tool), '--help'];
    const { status, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [usage, blank, ...told] = stdout.trim().split('\n');
    expect([usage, blank]).toEqual([expect.stringContaining(`Usage: node ${tool}`), '']);
    expect(told.join(' ')).toMatch(/\.$/);
    expect(stdout).not.toContain('*');
    // Options are told with what they do.
    for (const [option = ''] of usage!.matchAll(/--[\w-]+/g))
      expect(told.join(' ')).toContain(option);
  });

  it('are all tools that npm runs, and --help is -h', () => {
    expect(calls.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'ci']));
    const call = [path.join(root, 'tools', 'start.mjs'), '-h'];
    const { status, stdout } = spawnSync(process.execPath, call, { encoding: 'utf8' });
    expect({ status, first: stdout.split('\n')[0] }).toEqual({
      status: 0,
      first: 'Usage: node tools/start.mjs [--port PORT] [--host HOST] [--no-open]',
    });
  });
});

describe('before packages are there', () => {
  const bare = fs.mkdtempSync(path.join(os.tmpdir(), 'junqi-bare-'));
  beforeAll(() => {
    const tools = path.resolve(import.meta.dirname, '..', '..', 'tools');
    fs.cpSync(tools, path.join(bare, 'tools'), { recursive: true });
  });
  afterAll(() => fs.rmSync(bare, { recursive: true }));

  it.each(['start', 'test', 'build', 'ci'])('%s can be called, for it installs them', (tool) => {
    const call = [path.join(bare, 'tools', `${tool}.mjs`), '--help'];
    const { status, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('the plain engine', () => {
  it('asks for nothing that not every machine with Wasm has', async () => {
    const { binaryen, portable } = await optimiser();
    const read = binaryen.readBinary(Buffer.from(plainEngine, 'base64'));
    read.setFeatures(portable);
    expect(read.validate()).toBe(1);
  });
});

describe('the manifest', () => {
  const [plugin] = manifest.plugins;

  it('reads files in one order, whatever order the disk gives them in', () => {
    const globs = ['component/modes/mode.ts', 'component/define.ts', 'component/junqi-board.ts'];
    const names = (order: string[]) =>
      manifest.overrideModuleCreation({ ts, globs: order }).map(({ fileName }) => fileName);
    const sorted = ['component/define.ts', 'component/junqi-board.ts', 'component/modes/mode.ts'];
    expect(names(globs)).toEqual(sorted);
    expect(names([...globs].reverse())).toEqual(sorted);
  });

  it('says what every mode makes of a name that several use', () => {
    const attribute = (name: string, description: string) => ({ name, description });
    const board = {
      kind: 'class',
      name: 'JunqiBoard',
      attributes: [attribute('seat', 'Whose view.')],
    };
    const mode = (name: string, ...attributes: ReturnType<typeof attribute>[]) => ({
      path: `component/modes/${name}.ts`,
      declarations: [{ kind: 'class', name, attributes }],
    });
    const customElementsManifest = {
      modules: [
        { path: 'component/junqi-board.ts', declarations: [board] },
        mode('PlayMode', attribute('seconds', 'Of a move.')),
        mode('ViewMode', attribute('seconds', 'Of a turn.'), attribute('seat', 'At first.')),
      ],
    };
    plugin?.packageLinkPhase({ customElementsManifest });
    expect(board.attributes).toEqual([
      attribute('seat', 'Whose view. `view`: At first.'),
      attribute('seconds', '`play`: Of a move. `view`: Of a turn.'),
    ]);
    expect(customElementsManifest.modules.map((each) => each.path)).toEqual([
      'dist/junqi-board.js',
    ]);
  });
});

describe('what is published', () => {
  it('knows ASCII from other text', () => {
    expect(isAscii(Buffer.from('"\\u519b"'))).toBe(true);
    expect(isAscii(Buffer.from('军'))).toBe(false);
  });

  it('finds links to files, not to other places', () => {
    const page = '![a](docs/a.png) [b](b.md#part) [c](#part) [d](https://example.org/d)';
    expect(relativeLinks(page)).toEqual(['docs/a.png', 'b.md']);
  });

  it('has the terms of the outlines with it', () => {
    const root = path.resolve(import.meta.dirname, '..', '..');
    const { files } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      files: string[];
    };
    expect(files).toEqual(expect.arrayContaining(['docs', 'component/faces/OFL.txt']));
  });
});

describe('the engine as JavaScript', () => {
  const line = 'if ((a | 0) < (b | 0) & (c | 0) > (a | 0)) {';

  it('holds no comparison that is a call with type arguments to TypeScript', () => {
    expect(compared(line)).toBe('if ((a | 0) < (b | 0) & (c | 0) > +(a | 0)) {');
  });

  it('is left alone otherwise', () => {
    const lines = 'x = (a | 0) > (b | 0);\nx = (a | 0) < (b | 0) & c >> (d | 0);\n';
    expect(compared(lines)).toBe(lines);
  });

  it('has been written so', () => {
    const script = fs.readFileSync('src/generated/engine-script.ts', 'utf8');
    expect(script).not.toMatch(/ < .* > \(/);
  });
});
