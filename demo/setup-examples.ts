// Setups as people write them in forums, to try the reader with: with camps, without, and a wrong one.

export const SETUP_EXAMPLES = [
  `排-军-旅-兵-团
师-O-兵-O-弹
连-连-O-旅-师
营-O-连-O-兵
雷-营-雷-雷-弹
司-旗-排-排-团`,
  `師 兵 營 連 團
營 炸 排
軍 旅 兵 令
連 炸 排
旅 雷 師 兵 連
團 旗 雷 雷 排`,
  `40 炸 39 36 36
38 O 雷 O 38
37 炸 O 37 35
35 O 34 O 34
34 33 33 33 32
旗 雷 32 雷 32`,
] as const;
