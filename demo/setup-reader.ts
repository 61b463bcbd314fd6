// Reading a setup as people write it: on the board, or with everything that speaks against it.

import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { facing, xyOf } from '../component/geometry.js';
import { BOARDS, pointNamed } from '../src/board.js';
import { fault, isFault, type Reason } from '../src/fault.js';
import { makeJql } from '../src/formats/jql.js';
import { readFile } from '../src/formats/read.js';
import { makeSetup } from '../src/formats/setup-text.js';
import type { Setup } from '../src/record.js';
import { PRESETS } from '../src/rules.js';
import { download } from './download.js';
import { tell } from './events.js';
import { language, words } from './language.js';
import { troubleNotice } from './notices.js';
import { controlId, Section } from './section.js';
import { checkSetupText, type CheckedSetup } from './setup-check.js';
import { SETUP_EXAMPLES } from './setup-examples.js';
import { viewOfSetup } from './setup-view.js';

const RULES = PRESETS['duel-open'];

export class SetupReader extends Section {
  @state() private text: string = SETUP_EXAMPLES[0];
  @state() private checked: CheckedSetup = checkSetupText(RULES, 'S', SETUP_EXAMPLES[0]);
  /** The last setup that could be read: the board keeps it while the text is being written. */
  #shown: { readonly setup: Setup; readonly reasons: readonly Reason[] } | undefined;
  readonly #ids = { text: controlId(), file: controlId() };

  read(text: string): void {
    this.text = text;
    this.checked = checkSetupText(RULES, 'S', text);
  }

  protected override render(): TemplateResult {
    const { setup } = words();
    if (!('fault' in this.checked)) this.#shown = this.checked;
    return html`<h2>${setup.title}</h2>
      <p class="lead">${setup.lead}</p>
      <div class="table">
        <div class="board-column">${this.#renderBoard()}</div>
        <div class="panel">${this.#renderInput()} ${this.#renderVerdict()}</div>
      </div>`;
  }

  #renderInput(): TemplateResult {
    const { setup } = words();
    return html`<div class="field">
        <label for=${this.#ids.text}>${setup.text}</label>
        <textarea
          id=${this.#ids.text}
          rows="8"
          spellcheck="false"
          autocomplete="off"
          .value=${this.text}
          @input=${(event: Event) => this.read((event.target as HTMLTextAreaElement).value)}
        ></textarea>
      </div>
      <div class="buttons">
        ${SETUP_EXAMPLES.map(
          (text, index) =>
            html`<button type="button" @click=${() => this.read(text)}>
              ${setup.example(index + 1)}
            </button>`,
        )}
      </div>
      <div class="field">
        <label for=${this.#ids.file}>${setup.file}</label>
        <input
          id=${this.#ids.file}
          type="file"
          accept=".jql,.txt"
          @change=${(event: Event) => void this.#readFile(event.target as HTMLInputElement)}
        />
      </div>`;
  }

  #renderVerdict(): TemplateResult {
    const { setup } = words();
    const { checked } = this;
    if ('fault' in checked) return html`${troubleNotice(setup.unreadable, checked)}`;
    const letters = makeSetup(checked.setup);
    const turned = checked.turned ? html`<p class="hint">${setup.turned}</p>` : nothing;
    if (checked.reasons.length > 0) {
      return html`${turned} ${troubleNotice(setup.illegal(checked.reasons.length), checked)}`;
    }
    return html`<div class="notice good" role="status">
        <p>${setup.legal}</p>
        <p><code>${letters}</code></p>
      </div>
      ${turned}
      <div class="buttons">
        <button type="button" class="primary" @click=${() => tell(this, 'demo-use-setup', letters)}>
          ${setup.use}
        </button>
        <button
          type="button"
          @click=${() => download('setup.jql', Uint8Array.from(makeJql(checked.setup)))}
        >
          ${setup.save}
        </button>
      </div>`;
  }

  #renderBoard(): TemplateResult {
    const { setup = [], reasons = [] } = this.#shown ?? {};
    return html`<div class="marked">
      <junqi-board
        .view=${viewOfSetup(RULES, 'S', setup)}
        lang=${language()}
        theme="inherit"
        readonly
        coordinates
      ></junqi-board>
      ${reasons.flatMap(({ points }) => points).map(wrongMark)}
    </div>`;
  }

  async #readFile({ files }: HTMLInputElement): Promise<void> {
    const [file] = files ?? [];
    if (!file) return;
    const read = readFile(new Uint8Array(await file.arrayBuffer()), file.name);
    if (isFault(read)) this.checked = read;
    else if (read.value.kind === 'setup') this.read(makeSetup(read.value.setup));
    else this.checked = fault(file.name, `a ${read.value.kind}`, 'a setup');
  }
}

/** A ring around a point, placed over the board in percent of its size. */
function wrongMark(name: string): TemplateResult {
  const at = facing(BOARDS.duel, 'S');
  const { x, y } = xyOf(at, pointNamed(BOARDS.duel, name) ?? 0);
  const left = `${(x / at.layout.width) * 100}%`;
  const top = `${(y / at.layout.height) * 100}%`;
  return html`<span class="wrong" data-point=${name} style="left: ${left}; top: ${top}"></span>`;
}
