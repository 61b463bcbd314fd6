// Rules in words: complete, in three languages, and the same as in docs/options.md.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as describing from '../../src/describe/describe.js';
import * as options from '../../src/describe/options.js';
import * as texts from '../../src/describe/text.js';
import * as rules from '../../src/rules.js';
import { optionsPage } from '../../tools/options-page.mjs';

const { OPTIONS, PRESETS, defaultOf } = rules;
const { LANGS, say, traditional } = texts;
const names = Object.keys(OPTIONS) as rules.OptionName[];
const presets = Object.keys(PRESETS) as rules.PresetName[];
const everyText = (): texts.Text[] => [
  ...options.SECTIONS.map(({ title }) => title),
  ...names.flatMap((name) => {
    const { title, values } = options.OPTION_TEXTS[name];
    return [title, ...Object.values(values)];
  }),
];

/** Characters of the sentences that are the same in simplified and traditional Chinese. */
const SAME =
  '一上下不中之九也了予二互交亮人仍他令以件任但位低住何使候允先入全兵其再出分判到制前剩力加即原去叉反取只可司吃各合同否告和四回在地增外多大天失好如始子字完定家察小就局工己已布常序庭弧得必悔意或所手才打扛扣把投拐拼拿按挑挖排接撞放效散新方旗明易暗最朝未本束格棋次此步死每比法活消炸照玩用留的目直相看短碰秒移第算累置翻者而能自色行被要角解走起超跑路跳逃逆道部都重阻降限除雷非面首高有';

describe('the table of options', () => {
  it('has every option once, in the order of the rules', () => {
    expect(options.SECTIONS.flatMap((section) => section.options)).toEqual(names);
  });

  it.each(names)('has a sentence for every value of %s', (name) => {
    const option = OPTIONS[name];
    const values =
      'values' in option ? option.values.map(String) : [...(option.none ? ['none'] : ['0']), 'n'];
    expect(Object.keys(options.OPTION_TEXTS[name].values).sort()).toEqual([...values].sort());
    expect(values).toEqual(expect.arrayContaining([...options.listedValues(name)]));
  });

  it('says different things of different values', () => {
    for (const name of names) {
      const sentences = Object.values(options.OPTION_TEXTS[name].values);
      for (const lang of LANGS) {
        const said = sentences.map((sentence) => say(sentence, lang, 7));
        expect(new Set(said).size, `${name} ${lang}`).toBe(said.length);
      }
    }
  });

  it('is punctuated', () => {
    for (const name of names) {
      for (const [en, zhHans] of Object.values(options.OPTION_TEXTS[name].values)) {
        expect(en).toMatch(/^[A-Z].*\.$/);
        expect(zhHans).toMatch(/。$/);
        expect(zhHans).not.toMatch(/[,;:?!]/);
        expect(/\{n\}/.test(en)).toBe(/\{n\}/.test(zhHans));
      }
    }
  });

  it('knows of every Chinese character whether its traditional form differs', () => {
    const characters = everyText().flatMap(([, zhHans]) => zhHans.match(/\p{Script=Han}/gu) ?? []);
    const open = characters.filter((each) => traditional(each) === each && !SAME.includes(each));
    expect([...new Set(open)].join('')).toBe('');
    for (const each of SAME) expect(traditional(each)).toBe(each);
  });
});

describe('say', () => {
  it('puts numbers in', () => {
    const text = options.OPTION_TEXTS.railReach.values.n!;
    expect(say(text, 'en', 3)).toBe('On the railway all but engineers go at most 3 steps.');
    expect(say(text, 'en', 1)).toBe('On the railway all but engineers go at most 1 step.');
    expect(say(text, 'zh-Hant', 3)).toBe('鐵路上除工兵外一次最多走 3 步。');
    expect(say(text, 'zh-Hans')).toBe('铁路上除工兵外一次最多走 n 步。');
  });
});

describe('langOf', () => {
  it.each([
    ['', 'en'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-hk', 'zh-Hant'],
  ])('%s is %s', (tag, lang) => {
    expect(texts.langOf(tag)).toBe(lang);
  });
});

describe('describeRules', () => {
  const { describeRules, describeSections } = describing;

  it('says what differs from the defaults', () => {
    expect(describeRules(PRESETS['duel-open'], 'en')).toEqual(['Two players on the Duel board.']);
    expect(describeRules(PRESETS.qq, 'en')).toEqual([
      'Four players in two teams, partners opposite.',
      'A piece is seen by its owner only.',
      'The game ends after 71 plies running without a loss.',
      'Nobody resigns before ply 20.',
      expect.stringMatching(/^Four players win and lose 2 points/),
    ]);
    expect(describeRules(PRESETS.club, 'zh-Hant')).toEqual([
      '四人，對家聯合，四國棋盤。',
      '暗棋：棋子只有自己看得見。',
      '四人按順時針順序行棋。',
      '還有活子但被壓住走不動時自動跳過，與超時一併計數。',
      '每步棋限時 30 秒，超時就失去這一步。',
      '開始後 90 秒內的投降無效。',
    ]);
  });

  it('says everything on demand', () => {
    for (const lang of LANGS) {
      const lines = describeRules(PRESETS.flip, lang, { all: true });
      expect(lines).toHaveLength(names.length + 1);
    }
  });

  it.each(presets)('describes %s in every language', (name) => {
    for (const lang of LANGS) {
      const sections = describeSections(PRESETS[name], lang);
      const changed = sections.flatMap((section) => section.options.map(({ option }) => option));
      expect(changed).toEqual(
        names.filter((option) => (PRESETS[name] as rules.Rules)[option] !== defaultOf(option)),
      );
      const said = describeRules(PRESETS[name], lang, { all: true }).join('');
      expect(said).not.toMatch(/undefined|\{|\}/);
      expect(/\p{Script=Han}/u.test(said)).toBe(lang !== 'en');
    }
  });

  it('tells presets apart by name', () => {
    for (const lang of LANGS) {
      const titles = describing.presetTitles(lang).map(([, title]) => title);
      expect(new Set(titles).size).toBe(presets.length);
    }
  });

  it('knows no other values', () => {
    const nonsense = { ...PRESETS.qq, mine: 'sings' } as unknown as rules.Rules;
    expect(() => describeRules(nonsense, 'en')).toThrow('mine has no value sings');
  });
});

it('docs/options.md is up to date (node tools/options.mjs)', async () => {
  const page = await optionsPage({ options, texts, describe: describing, rules });
  const file = new URL('../../docs/options.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(page);
});

describe('a language that is none of ours', () => {
  it('falls to English', () => {
    const unknown = 'fr' as 'en';
    expect(texts.say(['one', '一'], unknown)).toBe('one');
  });
});
