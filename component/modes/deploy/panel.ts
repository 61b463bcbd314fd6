// What stands beside the board while a seat sets up.

import { html, nothing, type TemplateResult } from 'lit';
import { FORMATIONS } from '../../../src/formations.js';
import { textPanel, type TextPanel } from '../../out/text-panel.js';
import { button, choiceField, toolbar } from '../../panels.js';
import { LONGEST_NAME } from './kept-setups.js';
import type { SetupDesk, Source } from './setup-desk.js';
import type { DeployWords } from './words.js';

export interface DeployPanel {
  readonly words: DeployWords;
  /** Whose army it is. */
  readonly army: string;
  readonly desk: SetupDesk;
  /** What is said now: of the piece in hand, or of what was just done. */
  readonly status: string;
  /** Everything against the setup. */
  readonly reasons: readonly string[];
  /** Names of kept setups; undefined where none are offered or kept. */
  readonly kept: readonly string[] | undefined;
  readonly name: string;
  readonly text: Omit<TextPanel, 'words' | 'rows' | 'accept'>;
  readonly isReadonly: boolean;
  readonly choose: (source: Source) => void;
  readonly act: (act: 'random' | 'mirror' | 'undo' | 'march' | 'keep' | 'forget') => void;
  readonly rename: (name: string) => void;
}

/*
 * h3                         whose setup
 * p.status[role=status]
 * label.field > select       formations, kept setups, the reader's own
 * p.quiet-text               what the formation is good for
 * div.alert > ul             what speaks against it
 * div.toolbar                random, mirror, undo
 * button.primary.march
 * form.keep                  save and load by name
 * details.text               see text-panel.ts
 */
export function deployPanel(state: DeployPanel): TemplateResult {
  const { words, army, desk, status, isReadonly, act } = state;
  const idea = desk.source.kind === 'formation' ? words.formations[desk.source.name]?.[1] : '';
  return html`<h3>${words.title(army)}</h3>
    ${isReadonly ? nothing : choices(state)}
    ${idea ? html`<p class="quiet-text">${idea}</p>` : nothing}
    <p class="status" tabindex="-1">${status}</p>
    ${trouble(state)}
    ${
      isReadonly
        ? nothing
        : html`${toolbar(words.tools, [
            { label: words.random, press: () => act('random') },
            { label: words.mirror, press: () => act('mirror') },
            {
              label: words.undo,
              icon: 'undo',
              press: () => act('undo'),
              disabled: !desk.mayUndo && !desk.draft,
            },
          ])}
          ${button({
            label: words.march,
            look: 'primary',
            name: 'march',
            press: () => act('march'),
            disabled: !desk.isReady,
          })}
          ${state.kept ? keeping(state) : nothing}`
    }
    ${textPanel({ ...state.text, words: words.text, rows: 6, accept: '.jql,.txt,text/plain' })}`;
}

/** Everything that can be chosen as a whole. */
function choices({ words, desk, kept = [], choose }: DeployPanel): TemplateResult {
  const { source } = desk;
  const all: readonly Source[] = [
    ...FORMATIONS.map(({ name }): Source => ({ kind: 'formation', name })),
    ...kept.map((name): Source => ({ kind: 'kept', name })),
    ...(source.kind === 'own' ? [source] : []),
  ];
  const isSame = (one: Source): boolean =>
    one.kind === source.kind && ('name' in one ? one.name : '') === nameOf(source);
  return choiceField({
    label: words.setups,
    values: all,
    chosen: all.find(isSame) ?? source,
    name: (each) =>
      each.kind === 'own'
        ? words.own
        : each.kind === 'kept'
          ? `★ ${each.name}`
          : (words.formations[each.name]?.[0] ?? each.name),
    choose,
  });
}

const nameOf = (source: Source): string => ('name' in source ? source.name : '');

function trouble({ words, reasons, desk }: DeployPanel): TemplateResult {
  return html`${desk.isTurned ? html`<p class="quiet-text">${words.turned}</p>` : nothing}
  ${
    reasons.length > 0
      ? html`<div class="alert reasons" role="alert">
          <p>${words.notYet}</p>
          <ul>
            ${reasons.map((reason) => html`<li>${reason}</li>`)}
          </ul>
        </div>`
      : nothing
  }`;
}

function keeping({ words, name, desk, act, rename }: DeployPanel): TemplateResult {
  const submitted = (event: Event): void => {
    event.preventDefault();
    act('keep');
  };
  const { source } = desk;
  return html`<form class="keep" @submit=${submitted}>
    <label class="field"
      ><span class="field-name">${words.keepAs}</span>
      <input
        type="text"
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        .value=${name}
        @input=${({ target }: Event) => rename((target as HTMLInputElement).value)}
    /></label>
    <button
      type="submit"
      part="button"
      class="button"
      ?disabled=${name.trim() === '' || !!desk.draft}
    >
      ${words.keep}
    </button>
    ${
      source.kind === 'kept'
        ? button({ label: words.forget(source.name), press: () => act('forget') })
        : nothing
    }
  </form>`;
}
