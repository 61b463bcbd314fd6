// The README says what is so: its example runs as written, its commands and files exist.

import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/run.js';
import { isFault } from '../../src/fault.js';
import { parseJqn } from '../../src/formats/jqn.js';
import { parsePosition } from '../../src/formats/position.js';
import { Game } from '../../src/game.js';
import { reference } from '../../src/reference/index.js';
import { PRESETS } from '../../src/rules.js';
import { faultsOf } from './embed/type-check.js';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..', '..');
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
const section = (title: string): string =>
  readme.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(
    ([, code]) => code ?? '',
  );

describe('README', () => {
  const example = path.join(root, 'build', 'readme-example.mjs');
  afterAll(() => fs.rmSync(example, { force: true }));

  it('begins with a picture and the two commands', () => {
    expect(readme).toMatch(/^!\[[^\]]+\]\(docs\/board\.png\)/);
    expect(blocks(readme, 'sh').slice(0, 2)).toEqual(['npm start\n', 'npm test\n']);
    expect(fs.statSync(path.join(root, 'docs', 'board.png')).size).toBeLessThan(200_000);
  });

  it('names files that are there', () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !fs.existsSync(path.join(root, link)))).toEqual([]);
  });

  it('shows boards that can be shown', () => {
    const page = blocks(section('On a page'), 'html').join('\n');
    const [, position = ''] = /position="([^"]+)"/.exec(page) ?? [];
    expect(isFault(parsePosition(position, PRESETS['duel-open']))).toBe(false);
    const [, record = ''] = /record='([^']+)'/.exec(page) ?? [];
    const games = parseJqn(record);
    if (isFault(games)) throw new Error(JSON.stringify(games));
    expect(Game.fromRecord(games.value[0]!, { core: reference })).toHaveProperty('value');
  });

  it('has programs that TypeScript takes in strict mode', () => {
    const programs = ['js', 'ts', 'jsx', 'tsx'].flatMap((language) =>
      blocks(readme, language).map((code, at) => {
        const kind = language.endsWith('x') ? 'tsx' : 'ts';
        return [`readme-${language}-${at}.${kind}`, code];
      }),
    );
    expect(programs.length).toBeGreaterThan(4);
    expect(faultsOf(Object.fromEntries(programs) as Record<string, string>)).toEqual([]);
  });

  it.each(['vue', 'svelte'])('has a component of %s, which npm run bundlers compiles', (kind) => {
    const file = path.join(root, 'test', 'packages', kind, `Readme.${kind}`);
    expect(blocks(readme, kind)).toEqual([fs.readFileSync(file, 'utf8')]);
  });

  // It imports the package by its name, so it runs what was built last.
  it.runIf(fs.existsSync(path.join(root, 'dist', 'junqi.js')))(
    'has examples that run',
    async () => {
      const printed = async (code = ''): Promise<string> => {
        fs.mkdirSync(path.dirname(example), { recursive: true });
        fs.writeFileSync(example, code);
        return (await run(process.execPath, [example])).stdout;
      };
      const game = await printed(blocks(section('Without a page'), 'js')[0]);
      expect(game).toMatch(/^quiet\n/);
      expect(game).toContain('S true null');
      expect(game).toContain('YYYYY N 1 1');
      expect(game).toContain('[Rules "duel-dark"]');
      const server = blocks(section('On a page'), 'js').find((code) => code.includes('junqi/ssr'));
      expect(await printed(server)).toMatch(/^<junqi-board rules="duel-open" mode="play"><svg /);
    },
  );

  it('tells of every command', () => {
    const told = section('Command line');
    const missing = COMMANDS.filter(({ name }) => !told.includes(`junqi ${name}`));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
