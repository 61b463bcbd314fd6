// What the element says, in the two languages it speaks.

import { RANK_NAMES, type Rank } from '../src/pieces.js';
import type { Outcome } from '../src/turn.js';
import type { Army } from './pieces-drawing.js';

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words of a territory's points, in its owner's frame; `side` is 'left' or 'right'. */
export interface Words {
  readonly board: (army: string) => string;
  readonly keys: string;
  readonly armies: Readonly<Record<Army, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** A piece whose rank, or whose side too, is covered. */
  readonly covered: string;
  readonly piece: (army: string, rank: string) => string;
  readonly empty: string;
  readonly quietTarget: string;
  readonly attackTarget: string;
  readonly mayMove: string;
  readonly carrier: string;
  readonly lastFrom: string;
  readonly lastTo: string;
  /** By what the field calls a point, see `fieldTerm`. */
  readonly terms: Readonly<Record<Term, string>>;
  readonly sides: readonly [left: string, right: string];
  readonly kinds: { readonly camp: string; readonly headquarters: string };
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly moved: (piece: string, from: string, to: string, outcome: string) => string;
  readonly flagTaken: string;
  readonly flagShown: (point: string) => string;
  readonly uncovered: (point: string, piece: string) => string;
  readonly lost: string;
  readonly passed: string;
  readonly seatTurns: Readonly<
    Record<'resign' | 'left' | 'offer' | 'agree', (army: string) => string>
  >;
  readonly out: (army: string) => string;
  readonly separator: string;
  readonly sentence: (where: string, found: string, expected: string) => string;
  readonly cannotShow: string;
}

export type Term =
  | 'front'
  | 'brow'
  | 'sideWay'
  | 'frontCamp'
  | 'frontWaist'
  | 'rib'
  | 'centreCamp'
  | 'baseCamp'
  | 'backWaist'
  | 'corner'
  | 'platform'
  | 'fifthLine'
  | 'baseCorner'
  | 'headquarters'
  | 'baseLine'
  | 'cornerPalace'
  | 'edgePalace'
  | 'centrePalace';

const en: Words = {
  board: (army) => `Junqi board, ${army} at the bottom`,
  keys: 'Arrow keys walk over the points, Enter chooses and moves, N and P go through what can be chosen, Escape lets go.',
  armies: {
    red: 'red',
    blue: 'blue',
    S: 'South',
    E: 'East',
    N: 'North',
    W: 'West',
    covered: 'face-down',
  },
  ranks: RANK_NAMES,
  covered: 'piece',
  piece: (army, rank) => `${army} ${rank}`,
  empty: 'empty',
  quietTarget: 'can go here',
  attackTarget: 'can attack',
  mayMove: 'can move',
  carrier: 'carries a flag',
  lastFrom: 'the last turn left here',
  lastTo: 'the last turn came here',
  terms: {
    front: 'front line',
    brow: 'brow',
    sideWay: 'side way',
    frontCamp: 'front camp',
    frontWaist: 'front waist',
    rib: 'rib',
    centreCamp: 'centre camp',
    baseCamp: 'base camp',
    backWaist: 'back waist',
    corner: 'corner',
    platform: 'platform',
    fifthLine: 'fifth line',
    baseCorner: 'base corner',
    headquarters: 'headquarters',
    baseLine: 'base line',
    cornerPalace: 'corner palace',
    edgePalace: 'edge palace',
    centrePalace: 'centre palace',
  },
  sides: ['left ', 'right '],
  kinds: { camp: 'camp', headquarters: 'headquarters' },
  outcomes: {
    quiet: '',
    took: 'takes',
    fell: 'falls',
    both: 'both fall',
    bounced: 'bounces off',
  },
  moved: (piece, from, to, outcome) => `${piece} ${from} to ${to}${outcome && `, ${outcome}`}`,
  flagTaken: 'the flag falls',
  flagShown: (point) => `the flag on ${point} is shown`,
  uncovered: (point, piece) => `${point} turned up: ${piece}`,
  lost: 'turn lost to the clock',
  passed: 'no move, turn passed',
  seatTurns: {
    resign: (army) => `${army} resigns`,
    left: (army) => `${army} has left`,
    offer: (army) => `${army} offers a draw`,
    agree: (army) => `${army} agrees to a draw`,
  },
  out: (army) => `${army} is out`,
  separator: ', ',
  sentence: (where, found, expected) => `${where}: found ${found}, expected ${expected}`,
  cannotShow: 'This board cannot be shown.',
};

const zh: Words = {
  board: (army) => `军棋棋盘，${army}在下`,
  keys: '方向键移动，回车选子和走子，N、P 在可选之处间切换，Esc 放下。',
  armies: {
    red: '红方',
    blue: '蓝方',
    S: '南家',
    E: '东家',
    N: '北家',
    W: '西家',
    covered: '未翻开的',
  },
  ranks: {
    a: '司令',
    b: '军长',
    c: '师长',
    d: '旅长',
    e: '团长',
    f: '营长',
    g: '连长',
    h: '排长',
    i: '工兵',
    j: '地雷',
    k: '炸弹',
    l: '军旗',
  },
  covered: '暗子',
  piece: (army, rank) => `${army}${rank}`,
  empty: '空',
  quietTarget: '可走',
  attackTarget: '可攻',
  mayMove: '可动',
  carrier: '扛旗',
  lastFrom: '上一手由此出发',
  lastTo: '上一手到此',
  terms: {
    front: '一线',
    brow: '眉',
    sideWay: '边路',
    frontCamp: '前营',
    frontWaist: '前腰',
    rib: '肋',
    centreCamp: '中营',
    baseCamp: '底营',
    backWaist: '后腰',
    corner: '角',
    platform: '台',
    fifthLine: '五线',
    baseCorner: '底角',
    headquarters: '大本营',
    baseLine: '底线',
    cornerPalace: '角宫',
    edgePalace: '边宫',
    centrePalace: '中宫',
  },
  sides: ['左', '右'],
  kinds: { camp: '行营', headquarters: '大本营' },
  outcomes: { quiet: '', took: '吃子', fell: '阵亡', both: '同归于尽', bounced: '弹回' },
  moved: (piece, from, to, outcome) => `${piece} ${from} 到 ${to}${outcome && `，${outcome}`}`,
  flagTaken: '军旗被扛',
  flagShown: (point) => `${point} 亮军旗`,
  uncovered: (point, piece) => `${point} 翻开：${piece}`,
  lost: '超时，失去一手',
  passed: '无子可动，跳过',
  seatTurns: {
    resign: (army) => `${army}认输`,
    left: (army) => `${army}离开`,
    offer: (army) => `${army}求和`,
    agree: (army) => `${army}同意和棋`,
  },
  out: (army) => `${army}出局`,
  separator: '，',
  sentence: (where, found, expected) => `${where}：读到 ${found}，应为 ${expected}`,
  cannotShow: '无法显示这个棋盘。',
};

export const WORDS: Readonly<Record<Language, Words>> = { en, zh };

/** Chinese for any `zh…`, English for everything else. */
export function languageOf(tag: string): Language {
  return /^zh\b/i.test(tag) ? 'zh' : 'en';
}

/** The `lang` that applies to an element, looked for beyond shadow roots too. */
export function langAround(element: Element): string {
  const closest = element.closest<HTMLElement>('[lang]');
  if (closest) return closest.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langAround(root.host) : '';
}
