// What stands beside the board: the engine's switch and what it says, its lines, and the moves.

import { html, nothing, type TemplateResult } from 'lit';
import type { Report } from '../../../src/analysis/report.js';
import { turnsOf } from '../../../src/analysis/turns.js';
import { BOARDS } from '../../../src/board.js';
import { makeMove, makeTurn } from '../../../src/formats/turn.js';
import { reference } from '../../../src/reference/index.js';
import type { Rank } from '../../../src/pieces.js';
import type { Turn } from '../../../src/turn.js';
import { spokenIn } from '../../game/words.js';
import { button, choiceField, toolbar, type Button } from '../../panels.js';
import { SHOWN, type Shown } from './doubts.js';
import { linesList } from './lines-list.js';
import { moveList } from './move-list.js';
import { compact, standingText, type Standpoint } from './standing.js';
import type { Branch, Tree } from './tree.js';
import type { Watch } from './watch.js';

export interface PanelState {
  readonly at: Standpoint;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly tree: Tree;
  /** Absent where the author forbids the engine. */
  readonly watch: Watch | undefined;
  readonly shown: Shown;
  readonly pen: Button;
  /** What a tried move may come to, while that is asked. */
  readonly asking: readonly (readonly Turn[])[] | undefined;
}

export interface PanelHands {
  readonly toggle: () => void;
  readonly show: (branch: Branch) => void;
  readonly remove: () => void;
  readonly playLine: (line: number, count: number) => void;
  readonly showDoubts: (shown: Shown) => void;
  /** Chooses what comes of the tried move; undefined takes it back. */
  readonly choose: (turns: readonly Turn[] | undefined) => void;
}

export function sidePanel(state: PanelState, hands: PanelHands): TemplateResult {
  const { watch, tree, at } = state;
  const { words } = at;
  const { show } = hands;
  const lines = watch?.isOn ? (watch.report?.lines ?? []) : [];
  return html`<div class="panel analyse">
    ${watch ? engineHead(state, watch, hands) : nothing}
    ${
      lines.length > 0 || watch?.state === 'thinking'
        ? linesList({
            label: words.lines,
            rows: watch?.wanted ?? 0,
            lines: lines.map((line) => ({
              standing: standingText(at, tree.current.position, line),
              moves: lineTexts(tree, line.moves),
            })),
            playLabel: words.playLine,
            play: hands.playLine,
          })
        : nothing
    }
    ${doubtsField(state, hands)} ${steps(state, hands)}
    ${moveList({ tree, spoken: spokenIn(at.lang), label: words.moves, start: words.start, show })}
  </div>`;
}

function engineHead({ at, tree }: PanelState, watch: Watch, hands: PanelHands): TemplateResult {
  const { words, lang } = at;
  const pressed = watch.isOn;
  return html`${toolbar(words.engine, [
      { label: words.engine, press: hands.toggle, pressed, name: 'engine' },
    ])}
    <p class="status engine-status">${engineText()}</p>`;

  function engineText(): string {
    if (tree.current.position.over) return words.over;
    switch (watch.state) {
      case 'off':
        return words.off;
      case 'unavailable':
        return words.unavailable(watch.reason);
      case 'failed':
        return words.failed(watch.reason);
      case 'thinking':
      case 'done':
        return watch.report ? progress(watch.report) : words.thinking;
    }
  }

  function progress({ depth, nodes, speed }: Report): string {
    return words.progress(depth, compact(lang, nodes), compact(lang, speed));
  }
}

/** Moves with their outcomes where all ranks are known. */
function lineTexts(tree: Tree, moves: Report['lines'][number]['moves']): readonly string[] {
  const { rules } = tree.variant;
  const board = BOARDS[rules.board];
  const played = turnsOf(reference, rules, tree.current.position, moves);
  if (played.length === 0) return moves.map((move) => makeMove(board, move));
  return played.map(({ turn }) => makeTurn(board, turn));
}

/** There from the start where ranks are covered: what stands below it stays where it is. */
function doubtsField({ at, ranks, tree, watch, shown }: PanelState, hands: PanelHands) {
  const { pieces, bag } = tree.current.position;
  const mayDoubt = !bag && pieces.some((piece) => piece && piece.rank === undefined);
  if (!watch?.isOn || !(watch.report ? watch.report.doubts?.length : mayDoubt)) return nothing;
  const { words } = at;
  return choiceField<Shown>({
    label: words.doubts,
    values: SHOWN,
    chosen: shown,
    name: (value) =>
      value === 'off' ? words.doubtsOff : value === 'all' ? words.doubtsAll : ranks[value],
    choose: hands.showDoubts,
  });
}

function steps({ at: { words }, tree, pen }: PanelState, { show, remove }: PanelHands) {
  const { current } = tree;
  const step = (label: string, icon: 'first' | 'previous' | 'next' | 'last', to?: Branch) => ({
    label,
    icon,
    disabled: !to || to === current,
    press: () => to && show(to),
  });
  return toolbar(words.steps, [
    step(words.first, 'first', tree.root),
    step(words.previous, 'previous', current.parent),
    step(words.next, 'next', current.children[0]),
    step(words.last, 'last', tree.line.at(-1)),
    pen,
    !current.isGiven && { label: words.remove, press: remove, name: 'remove' },
  ]);
}

/** Where ranks are covered the reader says what comes of a move that is tried. */
export function outcomePanel(
  { at: { words }, tree, asking }: PanelState,
  { choose }: PanelHands,
): TemplateResult | undefined {
  const first = asking?.[0]?.[0];
  if (!asking || first?.kind !== 'move') return undefined;
  const move = makeMove(BOARDS[tree.variant.rules.board], first);
  return html`<div class="panel" role="group" aria-label=${words.whatComes(move)}>
    <p class="status">${words.whatComes(move)}</p>
    <div class="toolbar outcomes">
      ${asking.map((turns) =>
        button({ label: nameOf(turns[0]), press: () => choose(turns), name: 'outcome' }),
      )}
      ${button({ label: words.cancel, press: () => choose(undefined), name: 'cancel' })}
    </div>
  </div>`;

  function nameOf(turn: Turn | undefined): string {
    if (turn?.kind !== 'move') return '';
    const shown = turn.flags.length + turn.shown.length > 0 ? makeTurn(board(), turn) : '';
    const name = turn.flagTaken ? words.flagTaken : words[turn.outcome];
    return shown ? `${name} (${shown})` : name;
  }
  function board() {
    return BOARDS[tree.variant.rules.board];
  }
}
