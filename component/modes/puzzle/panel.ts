// What stands around the board: the task, what came of the last move, buttons, the solution.

import { html, nothing, type TemplateResult } from 'lit';
import { toolbar, type Button } from '../../panels.js';
import type { Panels } from '../mode.js';
import type { Attempt } from './attempt.js';
import type { Saying } from './saying.js';
import type { PuzzleWords } from './words.js';

interface PanelState {
  readonly attempt: Attempt;
  readonly words: PuzzleWords;
  /** Which of the attempt's scenes is shown, and whether it is the last. */
  readonly shown: number;
  readonly isSettled: boolean;
  readonly saying: Saying;
  readonly mayHint: boolean;
  readonly maySolve: boolean;
  readonly hint: () => void;
  readonly solve: () => void;
  readonly takeBack: () => void;
  readonly again: () => void;
  readonly goTo: (ply: number) => void;
}

/*
 * div.above
 * └─ p.task
 * div.beside
 * ├─ p.status[tabindex=-1]
 * ├─ p.quiet-text             why a wrong move is wrong
 * ├─ ol.list > li > button    the solution
 * └─ div.toolbar
 */
export function puzzlePanels(state: PanelState): Panels {
  const { attempt, words, saying, isSettled } = state;
  return {
    above: html`<p class="task">${saying.task(attempt)}</p>`,
    beside: html`<p class="status ${lookOf(state)}" tabindex="-1">${statusText(state)}</p>
      ${
        attempt.phase === 'wrong' && isSettled
          ? html`<p class="quiet-text">${words.tooLate}</p>`
          : nothing
      }
      ${attempt.phase === 'shown' ? solutionList(state) : nothing}
      ${toolbar(words.buttons, buttonsOf(state))}`,
  };
}

function lookOf({ attempt, isSettled }: PanelState): string {
  if (!isSettled) return '';
  return { open: '', wrong: 'alert', won: 'good', shown: '' }[attempt.phase];
}

/** While an answer is awaited nothing is said: the board tells the turn. */
function statusText({ attempt, saying, isSettled, words }: PanelState): string {
  if (attempt.phase === 'shown') return words.solution;
  if (!isSettled) return '…';
  return attempt.hint > 0 ? saying.hint(attempt) : saying.verdict(attempt);
}

function buttonsOf(state: PanelState): readonly (Button | false)[] {
  const { attempt, words, isSettled, mayHint, maySolve, shown } = state;
  const { phase } = attempt;
  const isOpen = phase === 'open';
  const isOver = phase === 'won' || phase === 'shown';
  const last = attempt.scenes.length - 1;
  return [
    phase === 'wrong' && {
      label: words.takeBack,
      press: state.takeBack,
      look: 'primary',
      disabled: !isSettled,
      name: 'take-back',
    },
    isOpen && {
      label: attempt.hint === 0 ? words.hint : words.moreHint,
      press: state.hint,
      disabled: !mayHint,
      name: 'hint',
    },
    maySolve && !isOver && { label: words.showSolution, press: state.solve, name: 'solution' },
    isOver && {
      label: words.previous,
      icon: 'previous',
      press: () => state.goTo(shown - 1),
      disabled: shown === 0,
    },
    isOver && {
      label: words.next,
      icon: 'next',
      press: () => state.goTo(shown + 1),
      disabled: shown === last,
    },
    (isOver || last > 0) && { label: words.again, press: state.again, name: 'again' },
  ];
}

function solutionList({ attempt, saying, words, shown, goTo }: PanelState): TemplateResult {
  return html`<ol class="list solution-list">
    ${attempt.scenes.map(
      (_, index) =>
        html`<li>
          <button
            type="button"
            class="item"
            aria-current=${index === shown ? 'step' : nothing}
            @click=${() => goTo(index)}
          >
            ${index === 0 ? words.start : saying.turn(attempt, index)}
          </button>
        </li>`,
    )}
  </ol>`;
}
