// The words of the page for two browsers.

import { language, type Language } from '../language.js';

const en = {
  title: 'Two browsers, one host',
  lead: 'A host knows all setups and plays by the rules; each player’s browser is sent its own seat’s record and nothing else. What it was never told it cannot show, whoever looks inside.',
  tabs: 'In tabs of this browser',
  tabsAbout:
    'This tab becomes the host. Open a tab for each seat; leave this one open while you play.',
  devices: 'On several devices',
  devicesAbout:
    'A server is the host: the one that npm start runs. Your own copy for a real address begins with demo/host/server.ts.',
  hostTitle: 'This tab is the host',
  hostLead: 'Give each player one tab. Whoever has a link has its seat.',
  openSeat: (name: string) => `Open ${name}’s tab`,
  calling: 'Calling the host …',
  lost: 'The host does not answer. Trying again …',
  closed: 'This seat was opened elsewhere.',
  taken: 'Somebody else sits here. Ask for another seat’s link.',
  invite: (name: string) => `${name} comes by this link:`,
  copy: 'Copy',
  copied: 'Copied',
  missing: (names: string) => `Still to come: ${names}`,
  and: ', ',
  away: (names: string) => `No longer here: ${names}. The same link leads back to the game.`,
  back: (names: string) => `Back again: ${names}`,
  refused: 'The host refused that:',
  again: 'Another game',
};

export type HostWords = typeof en;

const zh: HostWords = {
  title: '两个浏览器，一个主机',
  lead: '主机知道所有布阵并执行规则；每位棋手的浏览器只收到自己座位的棋谱。没有收到的东西，怎么翻看也看不到。',
  tabs: '同一浏览器的几个标签页',
  tabsAbout: '本页作为主机，为每个座位另开一个标签页；对局期间请不要关闭本页。',
  devices: '几台设备',
  devicesAbout:
    '由服务器作主机，npm start 启动的就是。要放到自己的网址上，从 demo/host/server.ts 开始。',
  hostTitle: '本页是主机',
  hostLead: '给每位棋手一个标签页。拿到链接的人就坐那个座位。',
  openSeat: (name) => `打开${name}的标签页`,
  calling: '正在联系主机……',
  lost: '主机没有回应，正在重试……',
  closed: '这个座位已在别处打开。',
  taken: '这里已有人坐了，请要另一个座位的链接。',
  invite: (name) => `${name}用这个链接入座：`,
  copy: '复制',
  copied: '已复制',
  missing: (names) => `还在等：${names}`,
  and: '、',
  away: (names) => `${names}已离开，用原来的链接可以回到对局。`,
  back: (names) => `${names}回来了`,
  refused: '主机拒绝了：',
  again: '再来一局',
};

const zhHant: HostWords = {
  title: '兩個瀏覽器，一個主機',
  lead: '主機知道所有佈陣並執行規則；每位棋手的瀏覽器只收到自己座位的棋譜。沒有收到的東西，怎麼翻看也看不到。',
  tabs: '同一瀏覽器的幾個分頁',
  tabsAbout: '本頁作為主機，為每個座位另開一個分頁；對局期間請不要關閉本頁。',
  devices: '幾台裝置',
  devicesAbout:
    '由伺服器作主機，npm start 啟動的就是。要放到自己的網址上，從 demo/host/server.ts 開始。',
  hostTitle: '本頁是主機',
  hostLead: '給每位棋手一個分頁。拿到連結的人就坐那個座位。',
  openSeat: (name) => `打開${name}的分頁`,
  calling: '正在聯繫主機……',
  lost: '主機沒有回應，正在重試……',
  closed: '這個座位已在別處打開。',
  taken: '這裡已有人坐了，請要另一個座位的連結。',
  invite: (name) => `${name}用這個連結入座：`,
  copy: '複製',
  copied: '已複製',
  missing: (names) => `還在等：${names}`,
  and: '、',
  away: (names) => `${names}已離開，用原來的連結可以回到對局。`,
  back: (names) => `${names}回來了`,
  refused: '主機拒絕了：',
  again: '再來一局',
};

const WORDS: Readonly<Record<Language, HostWords>> = { en, zh, 'zh-Hant': zhHant };

export const hostWords = (): HostWords => WORDS[language()];
