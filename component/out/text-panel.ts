// Text in and out, beside a board: a field to read and write, a file to open or to drop, copies and files
// to take along.

import { css, html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { button, type Button } from '../panels.js';
import type { TextWords } from './text-words.js';

export interface TextPanel {
  readonly words: TextWords;
  readonly text: string;
  readonly rows: number;
  /** What is wrong with the text, in a sentence. */
  readonly trouble: string | undefined;
  /** Names of files that can be opened, `.jql,.txt`. */
  readonly accept: string;
  readonly write: (text: string) => void;
  readonly open: (file: File) => void;
  readonly buttons: readonly Button[];
}

/*
 * details.text
 * ├─ summary
 * ├─ label.field > textarea
 * ├─ p.alert[role=alert]
 * └─ div.toolbar > button × n, label.button.file > input
 */
export function textPanel(panel: TextPanel): TemplateResult {
  const { words, text, rows, trouble, accept, write, open, buttons } = panel;
  const wrote = ({ target }: Event): void => write((target as HTMLTextAreaElement).value);
  return html`<details class="text">
    <summary>${words.title}</summary>
    <label class="field"
      ><span class="field-name">${words.field}</span>
      <textarea
        rows=${rows}
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        placeholder=${words.placeholder}
        aria-invalid=${trouble ? 'true' : 'false'}
        .value=${live(text)}
        @input=${wrote}
      ></textarea>
    </label>
    ${trouble ? html`<p class="alert" role="alert">${trouble}</p>` : nothing}
    <div class="toolbar">${buttons.map(button)} ${fileButton(words.open, accept, open)}</div>
  </details>`;
}

/** A button that opens a file of the reader's. */
export function fileButton(
  label: string,
  accept: string,
  open: (file: File) => void,
): TemplateResult {
  const opened = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) open(file);
    input.value = '';
  };
  return html`<label class="button file"
    >${label}<input type="file" accept=${accept} @change=${opened}
  /></label>`;
}

export const textPanelStyles = css`
  details.text summary {
    cursor: pointer;
    padding-block: 0.4em;
  }
  details.text > * + * {
    margin-block-start: 0.4em;
  }
  details.text textarea {
    inline-size: 100%;
    font-family: ui-monospace, monospace;
    resize: vertical;
  }
  .button.file {
    position: relative;
    overflow: hidden;
  }
  .button.file input {
    position: absolute;
    inset: 0;
    min-inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .button.file:focus-within {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
`;

/** Files and text that are dropped or pasted anywhere on an element, fields aside, while it listens. */
export class Receiver {
  constructor(
    private readonly element: HTMLElement,
    private readonly open: (file: File) => void,
    private readonly write: (text: string) => void,
  ) {}

  listen(): void {
    this.element.addEventListener('dragover', this.#over);
    this.element.addEventListener('drop', this.#dropped);
    this.element.addEventListener('paste', this.#pasted);
  }

  stop(): void {
    this.element.removeEventListener('dragover', this.#over);
    this.element.removeEventListener('drop', this.#dropped);
    this.element.removeEventListener('paste', this.#pasted);
  }

  readonly #over = (event: DragEvent): void => {
    if (!isInField(event)) event.preventDefault();
  };

  readonly #dropped = (event: DragEvent): void => {
    if (isInField(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file) this.open(file);
    else if (text.trim()) this.write(text);
  };

  readonly #pasted = (event: ClipboardEvent): void => {
    if (isInField(event)) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!file && !text.trim()) return;
    event.preventDefault();
    if (file) this.open(file);
    else this.write(text);
  };
}

/** Text that is dropped or pasted into a field belongs to the field. */
function isInField(event: Event): boolean {
  const [on] = event.composedPath();
  return on instanceof HTMLInputElement || on instanceof HTMLTextAreaElement;
}
