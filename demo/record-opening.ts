// The ways into watching: a file, or a text that was copied somewhere.

import { html, type TemplateResult } from 'lit';
import { words } from './language.js';

export interface RecordOpening {
  readonly ids: { readonly file: string; readonly text: string };
  readonly keepsNames: boolean;
  readonly keepNames: (keeps: boolean) => void;
  readonly openFile: (files: FileList | null) => void;
  readonly openText: (text: string) => void;
}

export function recordOpening(opening: RecordOpening): TemplateResult {
  const { watch } = words();
  const { ids, keepsNames, keepNames, openFile, openText } = opening;
  const show = ({ currentTarget }: Event): void => {
    const details = (currentTarget as Element).closest('details');
    openText(details?.querySelector('textarea')?.value ?? '');
  };
  return html`<div class="opening">
      <div class="field">
        <label for=${ids.file}>${watch.file}</label>
        <input
          id=${ids.file}
          type="file"
          accept=".jgs,.jqn,.jql,.txt"
          @change=${({ target }: Event) => openFile((target as HTMLInputElement).files)}
        />
      </div>
      <label class="check">
        <input
          type="checkbox"
          .checked=${keepsNames}
          @change=${({ target }: Event) => keepNames((target as HTMLInputElement).checked)}
        />
        ${watch.keepNames}
      </label>
    </div>
    <details>
      <summary>${watch.paste}</summary>
      <div class="field">
        <label for=${ids.text}>${watch.text}</label>
        <textarea id=${ids.text} rows="6" spellcheck="false"></textarea>
      </div>
      <div class="buttons">
        <button type="button" @click=${show}>${watch.show}</button>
      </div>
    </details>`;
}
