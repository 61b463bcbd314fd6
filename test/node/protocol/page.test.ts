// docs/protocol.md: its session is one that the engine still has, and its tables name what there is.

import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../src/cli/run.js';
import { parseArray, parseBestMove, parseReferee } from '../../../src/protocol/says.js';
import { setupReasons } from '../../../src/setup.js';
import { PRESETS } from '../../../src/rules.js';
import { junqi } from '../cli/shell.js';

const page = fs.readFileSync('docs/protocol.md', 'utf8');
const [, session = ''] = /```text\n(> INFO[^`]*)```/.exec(page) ?? [];
const [, words = ''] = /`npx junqi (engine [^`]+)`/.exec(page) ?? [];
/** Lines of the session that begin with a mark, without it. */
const said = (mark: string): string[] =>
  session
    .split('\n')
    .filter((line) => line.startsWith(`${mark} `))
    .map((line) => line.slice(2));

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
/** What does not change with how well the engine plays. */
const shape = (line: string): string => line.replace(/^(ARRAY|BESTMOVE) .*/, '$1');

describe('the page of the championship protocol', () => {
  it('shows a session that the engine has', async () => {
    const run = await junqi(words.split(' '), { input: `${said('>').join('\n')}\n` });
    expect(run.status).toBe(0);
    expect(said('>').length).toBeGreaterThan(6);
    expect(lines(run.out).map(shape)).toEqual(said('<').map(shape));
    expect(lines(run.err)).toEqual(said('!'));
    for (const answers of [lines(run.out), said('<')]) {
      for (const answer of answers) expectWellSaid(answer);
    }
  });

  function expectWellSaid(answer: string): void {
    const [word = '', ...rest] = answer.split(' ');
    if (word === 'BESTMOVE') expect(parseBestMove('S', rest.join(' ')), answer).toBeDefined();
    if (word !== 'ARRAY') return;
    const setup = parseArray(rest.join(' '));
    expect(setup && setupReasons(PRESETS.championship, 'S', setup)).toEqual([]);
  }

  it('lists every line of the referee', () => {
    const heads = [...page.matchAll(/^\| `([A-Z]+) /gm)].map(([, word = '']) => word);
    expect(heads).toEqual(['INFO', 'START', 'GO', 'RESULT', 'END']);
    for (const head of heads) expect(parseReferee('S', `${head} 0000 3 00`)).toBeDefined();
  });

  it('lists every option of the command', () => {
    const { options } = COMMANDS.find(({ name }) => name === 'engine')!;
    const listed = [...page.matchAll(/^\| `--([a-z]+) /gm)].map(([, option]) => option);
    expect([...listed, 'help'].sort()).toEqual([...options].sort());
  });
});
