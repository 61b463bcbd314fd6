// What stands around a record: names and clocks, the buttons to go through it, its moves, how to look.

import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../src/board.js';
import { isFault } from '../../../src/fault.js';
import type { Position } from '../../../src/position.js';
import { seatsOf } from '../../../src/rules.js';
import { lossesPanel } from '../../game/losses-panel.js';
import { seatPanels, type SittersBySeat } from '../../game/seat-bars.js';
import { armyName, countsText, resultText, sideName } from '../../game/standing.js';
import { spokenIn, type Spoken } from '../../game/words.js';
import type { Facing } from '../../geometry.js';
import { button, choiceField, type Button } from '../../panels.js';
import type { ModeSight, Panels } from '../mode.js';
import type { Cursor } from './cursor.js';
import type { Eyes, Looks } from './look.js';
import type { ViewWords } from './messages/words.js';
import { moveList } from './move-list.js';
import { playerBar } from './player-bar.js';
import { SEAT_TAGS } from './records.js';

export interface ViewState {
  readonly lang: string;
  readonly words: ViewWords['view'];
  readonly facing: Facing;
  readonly sight: ModeSight;
  readonly looks: Looks;
  readonly cursor: Cursor;
  /** Games there are, and which is shown. */
  readonly count: number;
  readonly chosen: number;
  readonly eyes: Eyes;
  readonly pace: number;
  readonly reveals: boolean;
  readonly isPlaying: boolean;
  /** What lets the reader open files, where the page allows it. */
  readonly opening: TemplateResult | undefined;
  readonly pen: Button;
  readonly act: {
    readonly goTo: (ply: number) => void;
    readonly jump: (cursor: Cursor) => void;
    /** Back from a variation to the game. */
    readonly leave: () => void;
    readonly toggle: () => void;
    readonly flip: () => void;
    readonly choose: (index: number) => void;
    readonly lookAs: (eyes: Eyes) => void;
    readonly setPace: (pace: number) => void;
    readonly reveal: () => void;
  };
}

/** Seconds a turn. */
const PACES = [2, 1, 0.5, 0.2];

export const paceOf = (given: unknown): number => {
  const pace = Number(given);
  return pace > 0 && pace < 60 ? pace : 1;
};

export function viewPanels(state: ViewState): Panels {
  const spoken = spokenIn(state.lang);
  const { facing, sight, cursor, isPlaying, words, act, opening } = state;
  const seats = seatPanels(spoken, facing, sight.view, sittersOf(state));
  const player = playerBar({ cursor, isPlaying, words, goTo: act.goTo, toggle: act.toggle });
  return {
    ...seats,
    ...(opening && { above: html`${opening} ${seats.above ?? nothing}` }),
    below: html`${seats.below ?? nothing} ${player}
      <p class="status" role="status">${standing(spoken, state)}</p>
      ${variationNote(state)}`,
    beside: html`${about(state)} ${looking(spoken, state)} ${moves(spoken, state)}
      ${lossesPanel(spoken, startView(state), sight.view)}
      <p class="quiet-text">${words.keys}</p>`,
  };
}

function sittersOf({ looks, cursor }: ViewState): SittersBySeat {
  const { tags, variant } = looks.record;
  const entries = seatsOf(variant.rules).map((seat) => {
    return [seat, { name: tags[SEAT_TAGS[seat]], clock: looks.clock(cursor, seat) }] as const;
  });
  return Object.fromEntries(entries);
}

/** How it ended where the end is shown, else whose turn it is; and how many moves were played. */
function standing(spoken: Spoken, { sight, looks, cursor }: ViewState): string {
  const { rules } = looks.record.variant;
  const { view } = sight;
  const { line, ply } = cursor;
  const end = ply === line.length ? looks.end(line) : undefined;
  const how = end
    ? resultText(spoken, rules.board, end)
    : spoken.game.toMove(sideName(spoken, view, view.turn));
  return `${how} · ${countsText(spoken, rules, view)}`;
}

/** What the same eyes saw before the first turn. */
function startView({ looks, cursor, eyes, sight }: ViewState): Position {
  const start = looks.frame({ ...cursor, ply: 0 }, eyes);
  return isFault(start) ? sight.view : start.value.view;
}

function variationNote({ looks, cursor, words, act }: ViewState): TemplateResult | typeof nothing {
  if (cursor.line === looks.record.turns) return nothing;
  return html`<div class="toolbar">
    <span>${words.variation}</span> ${button({ label: words.mainLine, press: act.leave })}
  </div>`;
}

function about({ looks: { record } }: ViewState): TemplateResult | typeof nothing {
  const said = ['Event', 'Site', 'Date'].flatMap((tag) => record.tags[tag] ?? []);
  return said.length > 0 ? html`<p class="about" dir="auto">${said.join(' · ')}</p>` : nothing;
}

function looking(spoken: Spoken, state: ViewState): TemplateResult {
  const { words, looks, eyes, pace, count, chosen, reveals, act } = state;
  const { rules } = looks.record.variant;
  const games = Array.from({ length: count }, (_, index) => index);
  const name = (seat: Seat): string => armyName(spoken, rules.board, seat);
  return html`<div class="fields">
    ${
      count > 1
        ? choiceField({
            label: words.game,
            values: games,
            chosen,
            name: (index) => words.gameName(index + 1, count),
            choose: act.choose,
          })
        : nothing
    }
    ${choiceField<Eyes>({
      label: words.eyes,
      values: ['all', ...seatsOf(rules)],
      chosen: eyes,
      name: (seat) => (seat === 'all' ? words.everything : name(seat)),
      choose: act.lookAs,
    })}
    ${choiceField({
      label: words.pace,
      values: PACES.includes(pace) ? PACES : [pace, ...PACES],
      chosen: pace,
      name: words.paceOf,
      choose: act.setPace,
    })}
    <div class="toolbar">
      ${button({ label: spoken.game.flip, icon: 'flip', press: act.flip, name: 'flip' })}
      ${button(state.pen)}
      ${
        eyes === 'all'
          ? nothing
          : button({
              label: words.reveal,
              icon: 'eye',
              pressed: reveals,
              press: act.reveal,
              name: 'reveal',
            })
      }
    </div>
  </div>`;
}

function moves(spoken: Spoken, { looks, cursor, words, act }: ViewState): TemplateResult {
  const { record } = looks;
  const end = record.result ? looks.end(record.turns) : undefined;
  return moveList({
    spoken,
    record,
    cursor,
    words,
    armies: (line) => looks.armies(line),
    end: end ? resultText(spoken, record.variant.rules.board, end) : '',
    choose: act.jump,
  });
}
