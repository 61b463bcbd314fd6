// Presets by name, in words.

import type { PresetName } from '../rules.js';
import type { Text } from './text.js';

export const PRESET_TEXTS: Readonly<Record<PresetName, Text>> = {
  'duel-open': ['Duel, open', '二人明棋'],
  'duel-dark': ['Duel, dark', '二人暗棋'],
  'duel-revealed': ['Duel, set up in secret, played open', '二人暗摆明下'],
  flip: ['Flip', '翻棋'],
  'flip-simple': ['Flip, simple', '翻棋（简易）'],
  'flip-any': ['Flip, any taker', '翻棋（任何子夺旗）'],
  'flip-match': ['Flip, match rules', '翻棋（比赛规则）'],
  'duel-family': ['Duel at home', '二人军棋（家庭规则）'],
  championship: ['Duel championship', '二人军棋项目规则'],
  'four-dark': ['Four, dark', '四暗'],
  'four-partners': ['Four, partners open', '四国双明'],
  'four-open': ['Four, open', '四国全明'],
  'solo-open': ['Solo, open', '单挑（明）'],
  'solo-dark': ['Solo, dark', '单挑（暗）'],
  qq: ['QQ', 'QQ 四国军棋'],
  'qq-duel': ['QQ, two players', 'QQ 两国对拼'],
  lianzhong: ['Lianzhong', '联众四国军棋'],
  'site-360': ['The site of 360 plies', '无 360 步限制区'],
  club: ['Club', '军棋说明书'],
  classic: ['Classic', '四国军棋（传统）'],
};

export const PLAYED_ON: Readonly<Record<`${'duel' | 'four'}-${2 | 4}`, Text>> = {
  'duel-2': ['Two players on the Duel board.', '两人，二人棋盘。'],
  'four-2': ['Two players on the Four board.', '两人，四国棋盘（单挑）。'],
  'four-4': ['Four players in two teams, partners opposite.', '四人，对家联合，四国棋盘。'],
  'duel-4': ['Four players on the Duel board.', '四人，二人棋盘。'],
};
