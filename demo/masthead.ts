// The line on top of every page: where one is, and in which language.

import { html, type TemplateResult } from 'lit';
import { language, LANGUAGES, setLanguage, words, type Language } from './language.js';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

export function languageSelect(): TemplateResult {
  const chosen = ({ target }: Event): void =>
    setLanguage((target as HTMLSelectElement).value as Language);
  return html`<select aria-label=${words().languageLabel} @change=${chosen}>
    ${LANGUAGES.map(
      (name) =>
        html`<option value=${name} lang=${name} .selected=${name === language()}>
          ${LANGUAGE_NAMES[name]}
        </option>`,
    )}
  </select>`;
}

/** Of a page beside the first one, with the way back. */
export const masthead = (title: string): TemplateResult =>
  html`<header>
    <div class="masthead">
      <a class="back" href="./">← ${words().home}</a>
      <div class="preferences">${languageSelect()}</div>
    </div>
    <h1>${title}</h1>
  </header>`;
