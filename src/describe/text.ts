// Sentences in the languages that rules are described in. Each is written in English and in simplified
// Chinese; traditional Chinese is the same sentence, character by character.

export const LANGS = ['en', 'zh-Hans', 'zh-Hant'] as const;
export type Lang = (typeof LANGS)[number];

/**
 * A sentence. `{n}` stands for the number of a count, `{step|steps}` for the English word that goes with
 * it.
 */
export type Text = readonly [en: string, zhHans: string];

/** Characters of the Chinese sentences that differ, in pairs: simplified, traditional. */
const PAIRS =
  '与與两兩个個为為举舉书書乱亂于於从從众眾传傳侦偵侧側内內军軍则則别別动動区區单單压壓双雙后後围圍国國处處复復夺奪宫宮对對尽盡并併开開弯彎弹彈归歸总總战戰执執挡擋' +
  '损損摆擺敌敵数數斗鬥无無时時条條来來没沒满滿点點盘盤着著积積简簡线線结結给給统統续續联聯胜勝营營见見规規计計许許该該说說负負败敗赛賽赢贏轮輪输輸过過运運还還这這' +
  '进進连連邻鄰里裡针針铁鐵长長间間阵陣随隨项項顺順须須颗顆颜顏飞飛';

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [
    PAIRS[index * 2]!,
    PAIRS[index * 2 + 1]!,
  ]),
);

/** A Chinese sentence in traditional characters; good for the sentences of this folder only. */
export function traditional(text: string): string {
  return [...text].map((character) => TRADITIONAL.get(character) ?? character).join('');
}

/** A sentence in a language, English where it is none of ours, with its number put in or else `n`. */
export function say([en, zhHans]: Text, lang: Lang, n?: number): string {
  const text = lang === 'zh-Hans' ? zhHans : lang === 'zh-Hant' ? traditional(zhHans) : en;
  return text
    .replaceAll('{n}', n === undefined ? 'n' : String(n))
    .replace(/\{(\w+)\|(\w+)\}/g, (_, one: string, many: string) => (n === 1 ? one : many));
}

/** The language for a tag such as `zh-TW`: Chinese in the characters of its place, otherwise English. */
export function langOf(tag: string): Lang {
  if (!/^zh\b/i.test(tag)) return 'en';
  return /hant|\b(tw|hk|mo)\b/i.test(tag) && !/hans/i.test(tag) ? 'zh-Hant' : 'zh-Hans';
}
