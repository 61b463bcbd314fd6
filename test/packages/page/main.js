// A board, and a move of the computer: what a bundler must not break.
import 'junqi/define';
import { createOpponent, Game, loadCore } from 'junqi';

const setup = 'geffhe.d.cdk.hga.g.bjiihijcklj';
const started = Game.start({
  core: await loadCore(),
  variant: 'duel-open',
  setups: { S: setup, N: setup },
});
const game = started.value;
const board = document.querySelector('junqi-board');
board.view = game.view('S');
await board.updateComplete;
const opponent = createOpponent({ level: 1 });
const choice = await opponent.choose(game.recordFor('S'), { milliseconds: 100 });
game.play(choice);
globalThis.answer = {
  pieces: board.shadowRoot.querySelectorAll('.piece').length,
  thread: opponent.thread,
  plies: game.turns.length,
};
opponent.dispose();
