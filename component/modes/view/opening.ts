// Files and texts of the reader's own: opened by a button, dropped or pasted on the board. Nothing leaves the page.

import { css, html, nothing, type TemplateResult } from 'lit';
import { isFault, type Fault } from '../../../src/fault.js';
import type { GameRecord } from '../../../src/record.js';
import { fire, type OpenDetail } from '../../events.js';
import { en as boardEn } from '../../messages/en.js';
import { faultSentence } from '../../messages/phrases.js';
import { fileButton, Receiver } from '../../out/text-panel.js';
import { button } from '../../panels.js';
import type { ModeHost } from '../mode.js';
import { en } from './messages/en.js';
import { openedIn } from './records.js';

export type { OpenDetail };

const FILES = '.jgs,.jqn,.jql,.txt,text/plain';

export class Opening {
  #isListening = false;
  /** What was wrong with the last file or text. */
  #trouble: Fault | undefined;
  #draft = '';
  readonly #receiver: Receiver;

  constructor(
    private readonly host: ModeHost,
    private readonly show: (records: readonly GameRecord[]) => void,
  ) {
    this.#receiver = new Receiver(
      host.element,
      (file) => void this.#open(file),
      (text) => void this.#read(new TextEncoder().encode(text), ''),
    );
  }

  listen(on: boolean): void {
    if (on === this.#isListening) return;
    this.#isListening = on;
    if (on) this.#receiver.listen();
    else this.#receiver.stop();
  }

  /*
   * div.opening
   * ├─ div.toolbar > label.button.file > input, span.quiet-text
   * ├─ p.alert[role=alert]
   * └─ details > summary, label.field > textarea, button
   */
  panel(): TemplateResult | undefined {
    if (!this.#isListening) return undefined;
    const words = this.host.words(en).view;
    const wrote = ({ target }: Event): void => {
      this.#draft = (target as HTMLTextAreaElement).value;
    };
    const show = (): void => void this.#read(new TextEncoder().encode(this.#draft), '');
    return html`<div class="opening">
      <div class="toolbar">
        ${fileButton(words.open, FILES, (file) => void this.#open(file))}
        <span class="quiet-text">${words.drop}</span>
      </div>
      ${this.#trouble ? html`<p class="alert" role="alert">${faultSentence(this.host.words(boardEn), this.#trouble)}</p>` : nothing}
      <details>
        <summary>${words.paste}</summary>
        <label class="field"
          ><span class="field-name">${words.text}</span>
          <textarea rows="5" spellcheck="false" autocomplete="off" @input=${wrote}></textarea>
        </label>
        ${button({ label: words.show, press: show, name: 'show' })}
      </details>
    </div>`;
  }

  async #open(file: File): Promise<void> {
    await this.#read(new Uint8Array(await file.arrayBuffer()), file.name);
  }

  /** What cannot be shown is told and changes nothing else. */
  async #read(bytes: Uint8Array, name: string): Promise<void> {
    const { host } = this;
    const opened = await openedIn(bytes, name);
    this.#trouble = isFault(opened) ? opened.fault : undefined;
    if (!isFault(opened)) {
      const { kind, text, records } = opened.value;
      const detail: OpenDetail = { kind, text, name };
      if (fire(host.element, 'junqi-open', detail)) this.show(records);
    }
    host.update();
  }
}

export const openingStyles = css`
  .opening {
    margin-block-end: 0.6em;
  }
  .opening > * + *,
  .opening details > * + * {
    margin-block-start: 0.4em;
  }
  .opening textarea {
    inline-size: 100%;
    font-family: ui-monospace, monospace;
    resize: vertical;
  }
  .opening .field {
    grid-template-columns: minmax(0, 1fr);
  }
`;
