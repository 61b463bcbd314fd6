// @ts-check
/** docs/options.md from the table of options in words (src/describe), which the rules panel shows too. */
import prettier from 'prettier';
import { inRoot } from './run.mjs';

/**
 * @typedef {import('../src/describe/text.js').Lang} Lang
 * @typedef {import('../src/describe/text.js').Text} Text
 * @typedef {import('../src/describe/options.js')} Options
 * @typedef {import('../src/describe/describe.js')} Describe
 * @typedef {import('../src/rules.js')} Rules
 * @typedef {{ LANGS: readonly Lang[], say: (text: Text, lang: Lang) => string }} Texts
 */

const INTRODUCTION = `# Options and presets

Every option of the rules as the rules panel words it, its default first. docs/rules.md says what they mean to the
letter and where they come from. This page is made by \`node tools/options.mjs\`.

Rules are written as a preset and what is changed of it, such as \`four-dark,quietLimit=71\`; \`n\` stands for a number.
`;

/** @param {readonly (readonly string[])[]} rows */
const table = (rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const head = ['English', '简体', '繁體'];
const rule = (/** @type {number} */ columns) => new Array(columns).fill('---');

/** @param {{ options: Options, texts: Texts, describe: Describe, rules: Rules }} parts */
export async function optionsPage({ options, texts, describe, rules }) {
  const words = (/** @type {Text} */ text) => texts.LANGS.map((lang) => texts.say(text, lang));
  const sections = options.SECTIONS.map((section) => {
    const rows = section.options.flatMap((name) => optionRows(name));
    const title = `## ${words(section.title).slice(0, 2).join(' ')}`;
    return `${title}\n\n${table([['option', 'value', ...head], rule(5), ...rows])}`;
  });

  /** @param {import('../src/rules.js').OptionName} name */
  function optionRows(name) {
    const { title, values } = options.OPTION_TEXTS[name];
    const titles = words(title).map((each) => `**${each}**`);
    const sentences = options.listedValues(name).map((value) => {
      const text = values[value];
      if (!text) throw new Error(`no sentence for ${name}=${value}`);
      return ['', `\`${value}\``, ...words(text)];
    });
    return [[`\`${name}\``, defaultOf(name), ...titles], ...sentences];
  }

  /** @param {import('../src/rules.js').OptionName} name a number is worth naming; a choice's default is its first */
  function defaultOf(name) {
    const value = rules.defaultOf(name);
    return typeof value === 'number' ? `default ${value}` : '';
  }

  const presets = describe.presetTitles('en').map(([name]) => {
    const titles = texts.LANGS.map((lang) => describe.presetTitle(name, lang));
    const changes = describe.describeRules(rules.PRESETS[name], 'en').join(' ');
    return [`\`${name}\``, ...titles, changes];
  });
  const presetTable = table([['preset', ...head, 'plays'], rule(5), ...presets]);
  const text = [INTRODUCTION, ...sections, `## Presets\n\n${presetTable}`].join('\n\n');
  const config = await prettier.resolveConfig(inRoot('docs', 'options.md'));
  return prettier.format(text, { ...config, parser: 'markdown' });
}
