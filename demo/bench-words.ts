// The bench page's words.

import type { ImplementationName } from '../bench/implementation.js';
import type { MeasureName } from '../bench/measures.js';
import type { BoardName } from '../src/board.js';
import type { Language } from './language.js';

export interface BenchWords {
  readonly title: string;
  readonly lead: string;
  readonly short: string;
  readonly long: string;
  readonly stop: string;
  readonly copy: string;
  readonly copied: string;
  readonly preparing: string;
  readonly running: (measure: string) => string;
  readonly done: (signature: number) => string;
  readonly stopped: string;
  readonly missing: (implementation: string) => string;
  readonly slower: (times: string) => string;
  readonly boards: Readonly<Record<BoardName, string>>;
  readonly names: Readonly<Record<ImplementationName, string>>;
  /** Whose code works out views. */
  readonly library: string;
  readonly measures: Readonly<Record<MeasureName, readonly [name: string, about: string]>>;
  readonly what: string;
  readonly implementations: Readonly<Record<ImplementationName, string>>;
  readonly why: string;
  readonly reasons: readonly string[];
}

const en: BenchWords = {
  title: 'Wasm and JavaScript, side by side',
  lead: 'The rules of Junqi, written five times, at work in your own browser. It runs in a worker, so you can go on reading.',
  short: 'Measure (about 30 s)',
  long: 'Measure longer (about 2 min)',
  stop: 'Stop',
  copy: 'Copy the result',
  copied: 'Copied',
  preparing: 'Preparing …',
  running: (measure) => `Measuring: ${measure}`,
  done: (signature) => `Done. All counted the same. Signature ${signature}.`,
  stopped: 'Stopped.',
  missing: (implementation) => `${implementation} does not run in this browser.`,
  slower: (times) => `${times}× slower`,
  boards: { duel: 'two players', four: 'four players' },
  names: {
    simd: 'Wasm with SIMD',
    plain: 'Wasm',
    script: 'Wasm as JavaScript',
    javascript: 'JavaScript, tuned',
    reference: 'JavaScript, plain',
  },
  library: 'The library',
  measures: {
    'perft full': ['Game trees', 'positions a second; every move is played and taken back'],
    'perft bulk': ['Game trees, counted', 'positions a second; last moves are only counted'],
    playouts: ['Random games', 'plies a second, played and taken back'],
    slides: ['Straight runs', 'moves a second, found along the railway'],
    floods: ['Engineers', 'moves a second, found turning anywhere on the railway'],
    collisions: ['Collisions', 'a second, played and taken back'],
    search: ['Search', 'positions a second of an alpha-beta search'],
    view: ['Views', 'a second of what one seat may know (TypeScript, the same everywhere)'],
    call: ['Calls', 'a second of a function that does nothing'],
    instantiate: ['Starts', 'engines a second, made from what was loaded'],
  },
  what: 'What is compared',
  implementations: {
    simd: 'the engine that this site plays with: AssemblyScript compiled to WebAssembly, with 128-bit instructions.',
    plain: 'the same source without these instructions, for older browsers.',
    script:
      'the plain Wasm translated to JavaScript by wasm2js: what you get where a site forbids Wasm.',
    javascript:
      'the same algorithm written by hand for JavaScript engines: typed arrays, 32-bit numbers, nothing allocated.',
    reference:
      'the rules as one would write them down, with objects and sets; no thought of speed.',
  },
  why: 'Why it is fair',
  reasons: [
    'All do the same work on the same positions, and what they count must be the same, or nothing is shown.',
    'They take turns within one run, so whatever else your machine does slows all of them alike. A bar is the median of the turns.',
    'The hand-written JavaScript was tuned with a profiler before anything was compared, and then left alone.',
    'Everybody is warmed up first. The plain JavaScript does smaller jobs, being some hundred times slower; rates are per unit of work.',
    'Pure computing in long stretches is what Wasm is best at. Calls between the two cost a few nanoseconds, as you see.',
  ],
};

const zh: BenchWords = {
  title: 'Wasm 与 JavaScript 对比',
  lead: '同一套军棋规则的五种实现，在您自己的浏览器里运行。测量在后台线程中进行，不影响阅读。',
  short: '测量（约 30 秒）',
  long: '细测（约 2 分钟）',
  stop: '停止',
  copy: '复制结果',
  copied: '已复制',
  preparing: '准备中……',
  running: (measure) => `正在测量：${measure}`,
  done: (signature) => `完成，各实现计数一致。特征值 ${signature}。`,
  stopped: '已停止。',
  missing: (implementation) => `本浏览器不能运行“${implementation}”。`,
  slower: (times) => `慢 ${times} 倍`,
  boards: { duel: '二人', four: '四人' },
  names: {
    simd: 'Wasm（SIMD）',
    plain: 'Wasm',
    script: 'Wasm 转成的 JavaScript',
    javascript: '手工优化的 JavaScript',
    reference: '朴素的 JavaScript',
  },
  library: '程序库',
  measures: {
    'perft full': ['博弈树', '每秒局面数，每一步都走出并收回'],
    'perft bulk': ['博弈树计数', '每秒局面数，最后一步只计数'],
    playouts: ['随机对局', '每秒步数，走出并收回'],
    slides: ['直线行军', '每秒找到的铁路走法'],
    floods: ['工兵', '每秒找到的工兵走法'],
    collisions: ['碰子', '每秒次数，走出并收回'],
    search: ['搜索', '每秒搜索的局面数（alpha-beta）'],
    view: ['视角', '每秒算出一方所见的次数（各版本共用的 TypeScript）'],
    call: ['调用', '每秒调用空函数的次数'],
    instantiate: ['启动', '每秒创建的引擎数'],
  },
  what: '比较什么',
  implementations: {
    simd: '本站所用的引擎：AssemblyScript 编译成的 WebAssembly，使用 128 位指令。',
    plain: '同一份源码，不用这些指令，供较旧的浏览器使用。',
    script: '用 wasm2js 把上一个版本译成 JavaScript，用于禁止 Wasm 的网站。',
    javascript: '同样的算法，专为 JavaScript 引擎手写：类型化数组、32 位整数、不分配内存。',
    reference: '照规则直写，用对象与集合，不考虑速度。',
  },
  why: '为何公平',
  reasons: [
    '各实现对同样的局面做同样的工作，计数必须一致，否则不显示结果。',
    '同一次运行中轮流进行，机器的其他负担对各方影响相同；条形为各轮的中位数。',
    '手写的 JavaScript 先用剖析器优化完毕，之后才作比较，不再改动。',
    '各方先行预热。朴素的 JavaScript 慢数百倍，只做较小的任务；速度按单位工作量计。',
    '长时间的纯计算正是 Wasm 的长处；如您所见，两者间每次调用只需几纳秒。',
  ],
};

const zhHant: BenchWords = {
  title: 'Wasm 與 JavaScript 對比',
  lead: '同一套軍棋規則的五種實作，在您自己的瀏覽器裡執行。測量在背景執行緒中進行，不影響閱讀。',
  short: '測量（約 30 秒）',
  long: '細測（約 2 分鐘）',
  stop: '停止',
  copy: '複製結果',
  copied: '已複製',
  preparing: '準備中……',
  running: (measure) => `正在測量：${measure}`,
  done: (signature) => `完成，各實作計數一致。特徵值 ${signature}。`,
  stopped: '已停止。',
  missing: (implementation) => `本瀏覽器不能執行「${implementation}」。`,
  slower: (times) => `慢 ${times} 倍`,
  boards: { duel: '二人', four: '四人' },
  names: {
    simd: 'Wasm（SIMD）',
    plain: 'Wasm',
    script: 'Wasm 轉成的 JavaScript',
    javascript: '手工最佳化的 JavaScript',
    reference: '樸素的 JavaScript',
  },
  library: '程式庫',
  measures: {
    'perft full': ['博弈樹', '每秒局面數，每一步都走出並收回'],
    'perft bulk': ['博弈樹計數', '每秒局面數，最後一步只計數'],
    playouts: ['隨機對局', '每秒步數，走出並收回'],
    slides: ['直線行軍', '每秒找到的鐵路走法'],
    floods: ['工兵', '每秒找到的工兵走法'],
    collisions: ['碰子', '每秒次數，走出並收回'],
    search: ['搜尋', '每秒搜尋的局面數（alpha-beta）'],
    view: ['視角', '每秒算出一方所見的次數（各版本共用的 TypeScript）'],
    call: ['呼叫', '每秒呼叫空函式的次數'],
    instantiate: ['啟動', '每秒建立的引擎數'],
  },
  what: '比較什麼',
  implementations: {
    simd: '本站所用的引擎：AssemblyScript 編譯成的 WebAssembly，使用 128 位元指令。',
    plain: '同一份原始碼，不用這些指令，供較舊的瀏覽器使用。',
    script: '用 wasm2js 把上一個版本譯成 JavaScript，用於禁止 Wasm 的網站。',
    javascript: '同樣的演算法，專為 JavaScript 引擎手寫：型別化陣列、32 位元整數、不配置記憶體。',
    reference: '照規則直寫，用物件與集合，不考慮速度。',
  },
  why: '為何公平',
  reasons: [
    '各實作對同樣的局面做同樣的工作，計數必須一致，否則不顯示結果。',
    '同一次執行中輪流進行，機器的其他負擔對各方影響相同；條形為各輪的中位數。',
    '手寫的 JavaScript 先用剖析器最佳化完畢，之後才作比較，不再改動。',
    '各方先行預熱。樸素的 JavaScript 慢數百倍，只做較小的任務；速度按單位工作量計。',
    '長時間的純計算正是 Wasm 的長處；如您所見，兩者間每次呼叫只需幾奈秒。',
  ],
};

export const BENCH_WORDS: Readonly<Record<Language, BenchWords>> = { en, zh, 'zh-Hant': zhHant };
