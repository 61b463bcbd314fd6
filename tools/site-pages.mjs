// @ts-check
/** What pages the documentation has, in order, and where each one's text comes from. */
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './run.mjs';

/**
 * @typedef {'en' | 'zh'} Language
 * @typedef {object} Page
 * @property {string} name `quick-start`; the same in every language.
 * @property {Language} lang
 * @property {string} file `quick-start.html`, `quick-start.zh.html`.
 * @property {string} title For lists of pages.
 * @property {number} group Which heading of the list it stands under.
 * @property {string} text Markdown.
 * @property {string} from The folder that its links start from.
 */

/** Headings of the list of pages. @type {readonly Readonly<Record<Language, string>>[]} */
export const GROUPS = [
  { en: 'Begin', zh: '入门' },
  { en: 'Reference', zh: '参考' },
  { en: 'More', zh: '更多' },
];

/**
 * Name, group and titles; a page without a source of its own in demo/site/pages is one of docs/, or made.
 * @type {readonly (readonly [name: string, group: number, en: string, zh: string])[]}
 */
const LIST = [
  ['quick-start', 0, 'Quick start', '快速开始'],
  ['recipes', 0, 'Blogs and forums', '博客与论坛'],
  ['examples', 0, 'Examples to edit', '可以改的例子'],
  ['element', 1, 'The element', '元素'],
  ['puzzles', 1, 'Puzzles', '残局'],
  ['options', 1, 'Rule options', '规则选项'],
  ['rules', 1, 'The rules', '规则'],
  ['formats', 1, 'Formats', '格式'],
  ['commands', 1, 'Commands', '命令行'],
  ['protocol', 1, 'Championship protocol', '比赛协议'],
  ['program', 1, 'In programs', '编程'],
  ['theming', 2, 'Looks', '外观'],
  ['embedding', 2, 'Embedding', '嵌入'],
  ['frameworks', 2, 'Frameworks', '框架'],
  ['policies', 2, 'Content policies', '内容安全策略'],
  ['hosting', 2, 'Two browsers', '两个浏览器'],
  ['performance', 2, 'Performance', '性能'],
  ['limits', 2, 'What it does not do', '做不到的事'],
];

/** What the command line prints for some words. @typedef {(words: string[]) => Promise<string>} Help */

/** @param {Help} help @returns {Promise<Page[]>} */
export async function sitePages(help) {
  /** @type {Record<string, string>} */
  const made = { commands: await commandsText(help), program: programText(), limits: limitsText() };
  return LIST.flatMap(([name, group, en, zh]) => {
    const english = source(`site/pages/${name}.md`) ?? source(`../docs/${name}.md`) ?? made[name];
    const chinese = source(`site/pages/${name}.zh.md`);
    const from = fs.existsSync(inRoot('docs', `${name}.md`)) ? 'docs' : '';
    return [
      english && page(name, group, 'en', en, english, from),
      chinese && page(name, group, 'zh', zh, chinese, ''),
    ].filter((each) => typeof each === 'object');
  });
}

/** The title of a page that there is only in English, for the Chinese list. @param {string} name */
export const chineseTitle = (name) => LIST.find(([known]) => known === name)?.[3] ?? name;

/** @param {string} name @param {number} group @param {Language} lang @param {string} title @param {string} text @param {string} from @returns {Page} */
const page = (name, group, lang, title, text, from) => ({
  name,
  lang,
  group,
  title,
  text,
  from,
  file: lang === 'en' ? `${name}.html` : `${name}.${lang}.html`,
});

/** @param {string} file Below demo/. @returns {string | undefined} */
function source(file) {
  const full = inRoot('demo', ...file.split('/'));
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
}

/** A section of the README under a title of its own. @param {string} title */
function readmeSection(title) {
  const readme = fs.readFileSync(inRoot('README.md'), 'utf8');
  const section = readme.split(`\n## ${title}\n`)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`README.md has no section "${title}"`);
  return section.trim();
}

const programText = () => `# In programs\n\n${readmeSection('Without a page')}\n`;
const limitsText = () => `# What it does not do\n\n${readmeSection('What it does not do')}\n`;

/** Every command as its own help tells it. @param {Help} help */
async function commandsText(help) {
  const overview = await help(['--help']);
  const names = [...overview.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, name = '']) => name);
  const sections = names.map(async (name) => {
    const text = (await help([name, '--help'])).trim();
    return `## ${name}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
  });
  const summary = readmeSection('Command line').replace(/^```[\s\S]*?```\n*/, '');
  const texts = [
    summary,
    `\`\`\`text\n${overview.trim()}\n\`\`\``,
    ...(await Promise.all(sections)),
  ];
  return `# Commands\n\n${texts.join('\n\n')}`;
}

/** @param {string} link As a source has it: `rules.md#x`, `docs/rules.md`. @param {Page} from @param {readonly Page[]} pages @returns {string} the link of the page made of it */
export function siteLink(link, from, pages) {
  if (/^([a-z]+:|#)/.test(link)) return link;
  const [file = '', ...rest] = link.split('#');
  const anchor = rest.length > 0 ? `#${rest.join('#')}` : '';
  const name = path.basename(file).replace(/\.md$/, '');
  const found =
    file.endsWith('.md') &&
    (pages.find((page) => page.name === name && page.lang === from.lang) ??
      pages.find((page) => page.name === name));
  return found ? found.file + anchor : link;
}
