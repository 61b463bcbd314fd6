// The line on top of every page: where one is, in which language and colours.

import { html, type TemplateResult } from 'lit';
import { colourSelect } from './colours.js';
import { language, LANGUAGES, setLanguage, words, type Language } from './language.js';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '简体中文',
  'zh-Hant': '繁體中文',
};

function languageSelect(): TemplateResult {
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

/** What the reader may choose on any page. */
export const preferences = (): TemplateResult =>
  html`<div class="preferences">${languageSelect()} ${colourSelect()}</div>`;

/** Of a page beside the first one, with the way back. */
export const masthead = (title: string): TemplateResult =>
  html`<header>
    <div class="masthead">
      <a class="back" href="./">← ${words().home}</a>
      ${preferences()}
    </div>
    <h1>${title}</h1>
  </header>`;
