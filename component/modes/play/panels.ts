// What stands around a game that is played: seats with their clocks, what is to be said, what may be done.

import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../../src/board.js';
import { startPosition } from '../../../src/start.js';
import { capital } from '../../capital.js';
import { lossesPanel } from '../../game/losses-panel.js';
import { seatPanels, type SittersBySeat } from '../../game/seat-bars.js';
import { countsText, publicTurnText, resultText, sideName } from '../../game/standing.js';
import { spokenIn, type Spoken } from '../../game/words.js';
import type { Facing } from '../../geometry.js';
import { choiceField, toolbar, type Button } from '../../panels.js';
import type { Panels } from '../mode.js';
import type { Marking } from './marking.js';
import type { PlayWords } from './messages/words.js';
import { answerButtons } from './offering.js';
import { viewOfPerson } from './people.js';
import type { Played } from './played.js';

export interface PlayState {
  readonly lang: string;
  readonly words: PlayWords['play'];
  readonly facing: Facing;
  readonly played: Played;
  readonly isThinking: boolean;
  /** What came of something the reader did, until the next turn. */
  readonly word: string;
  readonly asks: 'resign' | 'new' | undefined;
  readonly level: number | undefined;
  readonly levels: readonly number[];
  readonly mayHint: boolean;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  readonly marking: Marking | undefined;
  readonly pen: Button;
  readonly act: Readonly<Record<Act, () => void>>;
  readonly setLevel: (level: number) => void;
}

export const ACTS = [
  'undo',
  'offer',
  'agree',
  'decline',
  'askToResign',
  'resign',
  'goOn',
  'again',
  'askForNew',
  'showAll',
  'save',
  'hint',
  'flip',
  'mark',
  'hide',
  'take',
] as const;
export type Act = (typeof ACTS)[number];

export function playPanels(state: PlayState): Panels {
  const spoken = spokenIn(state.lang);
  const { facing, played, words } = state;
  const { view, game } = played;
  const seats = seatPanels(spoken, facing, view, sitters(state));
  const start = viewOfPerson(
    game.rules,
    startPosition(game.rules, game.record().start),
    played.person,
  );
  return {
    ...seats,
    beside: html`<p class="status" role="status" tabindex="-1">${statusText(spoken, state)}</p>
      ${state.word ? html`<p class="word">${state.word}</p>` : nothing} ${actions(spoken, state)}
      ${marksPanel(spoken, state)}
      <p class="quiet-text">${countsText(spoken, game.rules, view)}</p>
      ${levelField(state)}
      ${played.stage.kind === 'over' && played.stage.showsAll ? nothing : lossesPanel(spoken, start, view)}
      <p class="quiet-text">${view.bag ? words.turnUp : nothing} ${words.keys}</p>`,
  };
}

function sitters({ played, names, words, level }: PlayState): SittersBySeat {
  const { people, game } = played;
  const ours = people.flat();
  const isAlone = people.length === 1;
  const entries = game.position.seats.map((seat) => {
    const own = isAlone ? words.you : undefined;
    const name = names[seat] ?? (ours.includes(seat) ? own : words.engine(level));
    const left = played.leftTo(seat);
    return [seat, { name, clock: left === undefined ? undefined : left / 1000 }] as const;
  });
  return Object.fromEntries(entries);
}

export function statusText(spoken: Spoken, { played, words, isThinking }: PlayState): string {
  const { game, people, stage } = played;
  const { position, over, rules } = game;
  if (over) {
    const how = resultText(spoken, rules.board, over);
    if (people.length > 1 || over.result === '1/2') return how;
    const hasWon = people.flat().some((seat) => over.result.split('+').includes(seat));
    return spoken.game.because(hasWon ? words.youWin : words.youLose, spoken.game.endings[over.by]);
  }
  const last = played.told.at(-1);
  if (stage.kind === 'playing' && stage.hasMoved && last) {
    return publicTurnText(spoken, last.before, last.turn);
  }
  const name = sideName(spoken, position, position.turn);
  if (played.isOnMove) return people.length > 1 ? spoken.game.toMove(name) : words.yourMove(name);
  return capital(isThinking ? words.thinking(name) : spoken.game.toMove(name));
}

function actions(spoken: Spoken, state: PlayState): TemplateResult {
  const { words, asks, act, played } = state;
  if (asks) {
    const isResigning = asks === 'resign';
    return html`<p>${isResigning ? words.reallyResign : words.reallyNew}</p>
      ${toolbar(words.actions, [
        {
          label: isResigning ? words.resign : words.newGame,
          look: 'danger',
          press: isResigning ? act.resign : act.again,
          name: 'sure',
        },
        { label: words.goOn, press: act.goOn },
      ])}`;
  }
  return toolbar(words.actions, played.game.over ? after(spoken, state) : during(spoken, state));
}

function during(spoken: Spoken, state: PlayState): (Button | false)[] {
  const { words, act, played, mayHint, marking, pen } = state;
  const { stage, game } = played;
  const hasMoved = stage.kind === 'playing' && stage.hasMoved;
  return [
    hasMoved && { label: words.hide, look: 'primary', press: act.hide, name: 'hide' },
    mayHint && {
      label: words.hint,
      icon: 'hint' as const,
      press: act.hint,
      disabled: !played.isOnMove,
    },
    played.people.length === 1 || !hasMoved ? undoButton(state) : false,
    ...answerButtons(spoken, words, played, act),
    !hasMoved && {
      label: words.offer,
      press: act.offer,
      disabled: !played.isOnMove || game.offers.length > 0,
    },
    !hasMoved && { label: words.resign, press: act.askToResign, name: 'resign' },
    { label: words.newGame, press: act.askForNew, name: 'new' },
    marking?.isPossible === true && {
      label: words.mark,
      icon: 'pen' as const,
      pressed: marking.isOn,
      press: act.mark,
    },
    pen,
    { label: spoken.game.flip, icon: 'flip', press: act.flip },
    { label: words.save, icon: 'save', press: act.save },
  ];
}

function after(spoken: Spoken, state: PlayState): (Button | false)[] {
  const { words, act, played } = state;
  const { stage } = played;
  return [
    { label: words.rematch, look: 'primary', press: act.again, name: 'again' },
    undoButton(state),
    stage.kind === 'over' && !stage.showsAll && { label: words.showAll, press: act.showAll },
    { label: spoken.game.flip, icon: 'flip', press: act.flip },
    { label: words.save, icon: 'save', press: act.save },
  ];
}

function undoButton({ words, act, played }: PlayState): Button | false {
  const { visibility } = played.game.rules;
  if (visibility !== 'open' && visibility !== 'revealed') return false;
  return {
    label: words.undo,
    icon: 'undo',
    press: act.undo,
    disabled: !played.mayUndo,
    name: 'undo',
  };
}

function marksPanel(spoken: Spoken, { marking, words, played }: PlayState) {
  const isTelling = marking?.excluded !== undefined && !played.game.over;
  const order = Object.values(spoken.board.ranks);
  return html`${marking?.isOn && marking.isPossible ? marking.panel(spoken, words) : nothing}
  ${isTelling ? html`<p class="quiet-text">${words.barsAre(order)}</p>` : nothing}`;
}

function levelField({
  words,
  level,
  levels,
  setLevel,
  played,
}: PlayState): TemplateResult | typeof nothing {
  const { people, game } = played;
  const hasFoe = people.flat().length < game.position.seats.length;
  if (!hasFoe || levels.length < 2 || level === undefined) return nothing;
  return html`<div class="fields">
    ${choiceField({
      label: words.level,
      values: levels,
      chosen: level,
      name: words.levelOf,
      choose: setLevel,
    })}
  </div>`;
}
