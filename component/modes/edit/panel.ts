// What stands beside the board while a position is edited.

import { html, nothing, type TemplateResult } from 'lit';
import { BOARDS, pointName, type Seat } from '../../../src/board.js';
import { presetTitle } from '../../../src/describe/describe.js';
import { langOf } from '../../../src/describe/text.js';
import { MOST_PLIES } from '../../../src/formats/sanity.js';
import { PRESETS, type PresetName } from '../../../src/rules.js';
import { capital } from '../../capital.js';
import { textPanel, type TextPanel } from '../../out/text-panel.js';
import { choiceField, toolbar } from '../../panels.js';
import { palettePanel, type Palette } from './palette.js';
import type { PositionDesk } from './position-desk.js';
import type { EditWords } from './words.js';

export interface EditPanel {
  readonly words: EditWords;
  readonly lang: string;
  readonly desk: PositionDesk;
  readonly army: (seat: Seat) => string;
  readonly status: string;
  /** Why the position cannot be. */
  readonly fault: string | undefined;
  readonly remarks: readonly string[];
  readonly palette: Palette;
  readonly text: Omit<TextPanel, 'words' | 'rows' | 'accept'>;
  readonly isReadonly: boolean;
  readonly act: (act: 'undo' | 'clear' | 'begin') => void;
  /** Rules by name. */
  readonly play: (text: string) => void;
  readonly set: (changes: Parameters<PositionDesk['set']>[0]) => void;
}

/*
 * h3
 * div.toolbar, div.palette           see palette.ts
 * p.status
 * div.alert, div.quiet-text          what cannot be, what may not be meant
 * div.toolbar                        undo, clear, start
 * div.fields                         rules, whose turn, counts
 * label.check × n                    shown flags, seats that are out
 * details.text                       see text-panel.ts
 */
export function editPanel(state: EditPanel): TemplateResult {
  const { words, desk, status, isReadonly, act } = state;
  return html`<h3>${words.title}</h3>
    ${isReadonly ? nothing : palettePanel(state.palette)}
    ${
      status
        ? html`<p class="status" tabindex="-1">${status}</p>`
        : html`<p class="status quiet-text hint" tabindex="-1">${isReadonly ? '' : words.hint}</p>`
    }
    ${verdict(state)}
    ${
      isReadonly
        ? nothing
        : html`${toolbar(words.tools, [
            { label: words.undo, icon: 'undo', press: () => act('undo'), disabled: !desk.mayUndo },
            { label: words.begin, press: () => act('begin') },
            { label: words.clear, press: () => act('clear') },
          ])}
          ${fields(state)} ${flags(state)}`
    }
    ${textPanel({ ...state.text, words: words.text, rows: 4, accept: '.txt,.jqn,.jgs,text/plain' })}`;
}

function verdict({ words, fault, remarks }: EditPanel): TemplateResult {
  if (fault) {
    return html`<div class="alert verdict" role="alert">
      <p>${words.cannotBe}</p>
      <p>${fault}</p>
    </div>`;
  }
  if (remarks.length === 0) return html`<p class="quiet-text verdict">${words.fine}</p>`;
  return html`<div class="quiet-text verdict">
    <p>${words.remarks}</p>
    <ul>
      ${remarks.map((remark) => html`<li>${remark}</li>`)}
    </ul>
  </div>`;
}

function fields({ words, lang, desk, army, play, set }: EditPanel): TemplateResult {
  const { variant, position } = desk;
  const names = Object.keys(PRESETS) as PresetName[];
  const named = names.find((name) => name === variant.text.split(',', 1)[0]);
  const isChanged = named !== variant.text;
  return html`<div class="fields">
    ${choiceField<string>({
      label: words.rules,
      values: isChanged ? [variant.text, ...names] : names,
      chosen: variant.text,
      name: (name) =>
        name in PRESETS ? presetTitle(name as PresetName, langOf(lang)) : variant.text,
      choose: play,
    })}
    ${choiceField({
      label: words.turn,
      values: position.seats,
      chosen: position.turn,
      name: (seat) => capital(army(seat)),
      choose: (turn) => set({ turn }),
    })}
    ${count(words.quiet, position.quiet, (quiet) => set({ quiet }))}
    ${count(words.ply, position.ply, (ply) => set({ ply }))}
  </div>`;
}

function count(label: string, value: number, set: (value: number) => void): TemplateResult {
  const changed = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const number = Math.trunc(input.valueAsNumber);
    if (number >= 0 && number <= MOST_PLIES) set(number);
    else input.value = String(value);
  };
  return html`<label class="field"
    ><span class="field-name">${label}</span>
    <input
      type="number"
      min="0"
      max=${MOST_PLIES}
      inputmode="numeric"
      .value=${String(value)}
      @change=${changed}
  /></label>`;
}

/** Switches that this position has: flags that are on the board, and on Four seats that are out. */
function flags({ words, desk, army, set }: EditPanel): TemplateResult {
  const { position } = desk;
  const board = BOARDS[position.board];
  const toggled = <T>(list: readonly T[], item: T): T[] =>
    list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
  const onBoard = position.pieces.flatMap((piece, point) =>
    piece?.rank === 'l' && piece.seat ? [{ seat: piece.seat, point }] : [],
  );
  const { bag, seats, out } = position;
  return html`<div class="checks">
    ${
      bag
        ? nothing
        : onBoard.map(({ seat, point }) =>
            check(
              words.flagShown(army(seat), pointName(board, point)),
              position.flags.includes(point),
              () => set({ flags: toggled(position.flags, point).sort((a, b) => a - b) }),
            ),
          )
    }
    ${
      seats.length < 4
        ? nothing
        : seats.map((seat) =>
            check(words.out(army(seat)), out.includes(seat), () =>
              set({ out: toggled(out, seat) }),
            ),
          )
    }
  </div>`;
}

const check = (label: string, isOn: boolean, toggle: () => void): TemplateResult =>
  html`<label class="check"
    ><input type="checkbox" .checked=${isOn} @change=${toggle} /> ${label}</label
  >`;
