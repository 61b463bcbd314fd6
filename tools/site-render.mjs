// @ts-check
/** Markdown and the frame around it: one page of the documentation as HTML. */
import { Marked } from 'marked';
import { chineseTitle, GROUPS, siteLink } from './site-pages.mjs';

/**
 * @typedef {import('./site-pages.mjs').Page} Page
 * @typedef {{ en: string, zh: string }} Words
 */

const WORDS = {
  demo: { en: 'Play', zh: '对弈' },
  pages: { en: 'Pages', zh: '目录' },
  other: { en: '中文', zh: 'English' },
  english: { en: '', zh: '（英文）' },
  edit: { en: 'Change it here:', zh: '在这里改：' },
  skip: { en: 'Skip to the text', zh: '跳到正文' },
};

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a heading is called in links. @param {string} text */
export const slug = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>|&[^;]+;|`/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** @param {string} template @param {Page} page @param {readonly Page[]} pages */
export function renderPage(template, page, pages) {
  const { body, headings } = renderText(page, pages);
  const fields = /** @type {Record<string, string>} */ ({
    lang: page.lang === 'zh' ? 'zh-Hans' : 'en',
    title: escaped(page.title),
    pages: pageList(page, pages, headings),
    other: otherLanguage(page, pages),
    body,
    demo: WORDS.demo[page.lang],
    contents: WORDS.pages[page.lang],
    skip: WORDS.skip[page.lang],
    home: fileOf('quick-start', page, pages),
  });
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => fields[name] ?? '');
}

/** @param {Page} page @param {readonly Page[]} pages */
function renderText(page, pages) {
  /** @type {{ depth: number, text: string, id: string }[]} */
  const headings = [];
  let examples = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = html.replace(/<[^>]+>/g, '');
        const id = unique(slug(text), headings);
        headings.push({ depth, text, id });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const link = escaped(siteLink(href, page, pages));
        return `<a href="${link}">${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text, lang = '' }) {
        const [language = '', how] = lang.split(' ');
        if (how === 'live') return liveExample(text, page, ++examples);
        const kind = language ? ` class="language-${language}"` : '';
        return `<pre tabindex="0"><code${kind}>${escaped(text)}</code></pre>\n`;
      },
    },
  });
  const html = /** @type {string} */ (marked.parse(page.text));
  const body = withScrollingTables(html);
  return { body, headings };
}

/** Wide tables scroll by themselves, by the keyboard too; each is named by the heading above it. @param {string} html */
function withScrollingTables(html) {
  let heading = '';
  let tables = 0;
  return html.replace(/<h\d[^>]*>(.*?)<\/h\d>|<table>|<\/table>/g, (tag, text) => {
    if (tag === '</table>') return '</table></div>';
    if (tag === '<table>') {
      const label = `${heading} (${++tables})`;
      return `<div class="scrolling" tabindex="0" role="region" aria-label="${label}"><table>`;
    }
    heading = text.replace(/<[^>]+>/g, '');
    return tag;
  });
}

/** @param {string} id @param {readonly { id: string }[]} headings */
function unique(id, headings) {
  const taken = headings.filter((heading) => heading.id === id || heading.id.startsWith(`${id}--`));
  return taken.length === 0 ? id : `${id}--${taken.length + 1}`;
}

/** A board as the text makes it, and the text to change it. @param {string} text @param {Page} page @param {number} number */
function liveExample(text, page, number) {
  const id = `example-${number}`;
  const rows = text.split('\n').length;
  return `<div class="live">
<div class="shown" id="${id}-shown">${text}</div>
<div class="source"><label for="${id}">${WORDS.edit[page.lang]}</label>
<textarea id="${id}" rows="${rows}" spellcheck="false" autocomplete="off" autocapitalize="off">${escaped(text)}</textarea></div>
</div>
`;
}

/** @param {string} name @param {Page} page @param {readonly Page[]} pages */
function fileOf(name, { lang }, pages) {
  const own = pages.find((each) => each.name === name && each.lang === lang);
  return (own ?? pages.find((each) => each.name === name))?.file ?? '';
}

/** Every page, with the sections of the one that is shown. @param {Page} page @param {readonly Page[]} pages @param {readonly { depth: number, text: string, id: string }[]} headings */
function pageList(page, pages, headings) {
  const { lang } = page;
  const names = [...new Set(pages.map(({ name }) => name))];
  const shown = names.map(
    (name) =>
      pages.find((each) => each.name === name && each.lang === lang) ??
      /** @type {Page} */ (pages.find((each) => each.name === name)),
  );
  return GROUPS.map((group, index) => {
    const items = shown
      .filter((each) => each.group === index)
      .map((each) => {
        const isCurrent = each === page;
        const title =
          each.lang === lang ? each.title : chineseTitle(each.name) + WORDS.english[lang];
        const sections = isCurrent ? sectionList(headings) : '';
        const current = isCurrent ? ' aria-current="page"' : '';
        return `<li><a href="${each.file}"${current}>${escaped(title)}</a>${sections}</li>`;
      });
    return `<h2>${group[lang]}</h2><ul>${items.join('')}</ul>`;
  }).join('');
}

/** @param {readonly { depth: number, text: string, id: string }[]} headings */
function sectionList(headings) {
  const items = headings
    .filter(({ depth }) => depth === 2)
    .map(({ text, id }) => `<li><a href="#${id}">${text}</a></li>`);
  return items.length > 1 ? `<ul>${items.join('')}</ul>` : '';
}

/** @param {Page} page @param {readonly Page[]} pages */
function otherLanguage(page, pages) {
  const other = page.lang === 'en' ? 'zh' : 'en';
  const pair = pages.find(({ name, lang }) => name === page.name && lang === other);
  const target = pair?.file ?? (other === 'zh' ? 'quick-start.zh.html' : 'quick-start.html');
  return `<a href="${target}" lang="${other === 'zh' ? 'zh-Hans' : 'en'}">${WORDS.other[page.lang]}</a>`;
}
