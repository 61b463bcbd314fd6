// A board in every mode, as a page would have it.

import { fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../component/define.js';
import type { JunqiBoard } from '../../component/junqi-board.js';
import { DUEL } from './boards.js';

const RECORD = `[Rules "duel-open"]
[SetupS "geffhe.d.cdk.hga.g.bjiihijcklj"]
[SetupN "hbdiec.i.kgg.dcf.g.ijfjjkalhhe"]

1. a6b5 {South opens on the wing.} 2. b7b8 (2. d7d8 3. e6d5) 3. c6c7- *`;
const SETUP = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const PUZZLE =
  'jl1E1/j4/5/2D2/4g/5/5/1G3/2g2/5/2JJJ/1k1LI S 0 0 win:5 ' +
  'tree:T_v5bRukhK7jwoNPKjBWERg0yRpRaDp6cnrzYQUepbKUq1PnHsP9PQU';

/** What each mode is shown with, and a part of it that says it is there. */
export const SHOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  view: { record: RECORD, ply: '3' },
  play: { rules: 'duel-dark', keep: 'off', setups: `S=${SETUP} N=${SETUP}` },
  deploy: { rules: 'duel-dark' },
  analyse: { position: DUEL, engine: 'off' },
  edit: { position: DUEL },
  lesson: {},
  puzzle: { puzzle: PUZZLE },
};

/** A board in a mode, once its panels are there. */
export async function shownMode(mode: string): Promise<JunqiBoard> {
  const board = await fixture<JunqiBoard>(html`<junqi-board lang="en"></junqi-board>`);
  for (const [name, value] of Object.entries(SHOWN[mode] ?? {})) board.setAttribute(name, value);
  board.setAttribute('mode', mode);
  await waitUntil(() => board.renderRoot.querySelector('.panel *') !== null, `${mode}’s panels`, {
    timeout: 30_000,
  });
  await nextFrame();
  await board.updateComplete;
  return board;
}
