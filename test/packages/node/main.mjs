// Every entry point in Node, where there is no window: importing does nothing and throws nothing.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Game, loadEngine } from 'junqi';
import { JunqiBoard } from 'junqi/board';
import 'junqi/define';
import { upgrade } from 'junqi/embed';
import { JunqiBoard as Component } from 'junqi/react';
import { boardMarkup } from 'junqi/ssr';

/** What a program of the package says. */
const junqi = (...words) =>
  execFileSync(process.execPath, ['node_modules/junqi/dist/cli.js', ...words], {
    encoding: 'utf8',
  });

assert.equal(typeof window, 'undefined');
assert.equal(typeof document, 'undefined');
assert.equal(typeof JunqiBoard, 'function');
assert.equal(typeof upgrade, 'function');

const setup = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const started = Game.start({
  core: await loadEngine(),
  variant: 'duel-dark',
  setups: { S: setup, N: setup },
});
assert.equal(started.value.moves().length > 0, true);
assert.match(boardMarkup({ rules: 'duel-open' }), /^<junqi-board rules="duel-open"><svg /);
assert.match(
  renderToString(createElement(Component, { rules: 'duel-open' })),
  /^<junqi-board[^>]*><\/junqi-board>$/,
);
const { version } = JSON.parse(readFileSync('node_modules/junqi/package.json', 'utf8'));
assert.equal(junqi('--version'), `${version}\n`);
assert.match(junqi('moves', '--setup', `S=${setup}`, '--setup', `N=${setup}`), /^a6a7$/m);
console.log('node: every entry point imports, the engine runs, markup is made');
