// The words of the page for two browsers.

import { language } from '../language.js';

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
  refused: '主机拒绝了：',
  again: '再来一局',
};

export const hostWords = (): HostWords => (language().startsWith('zh') ? zh : en);
