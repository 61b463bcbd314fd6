// The page's words in English; their shape is what every other language must fill.

export const en = {
  title: 'Junqi 军棋',
  notLoaded: 'A part of this page did not load. Try again, or reload the page.',
  home: 'Junqi',
  twoBrowsers: 'Two browsers',
  documentation: ['quick-start.html', 'Documentation'] as readonly [page: string, title: string],
  skip: 'Skip to the board',
  languageLabel: 'Language',
  colours: 'Colours',
  colourNames: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  sections: {
    play: 'Play',
    'hot-seat': 'One screen',
    watch: 'Watch',
    setup: 'Setup',
    edit: 'Edit',
    puzzles: 'Puzzles',
    lesson: 'Lesson',
  },
  puzzles: {
    title: 'Puzzles',
    lead: 'Red moves and wins by force. Every move that wins is accepted, any other is answered with what is wrong with it.',
    choice: 'Puzzle',
    name: (number: number, isSolved: boolean) => `${number}${isSolved ? ' ✓' : ''}`,
    solved: (count: number, all: number) => `${count} of ${all} solved`,
    previous: 'Previous puzzle',
    next: 'Next puzzle',
  },
  lesson: {
    title: 'Learn to play',
    lead: 'Seven small tasks, from the first step to the flag.',
  },
  analysis: 'Analysis',
  analyseThis: 'Analyse this game',
  bench: 'Bench',
  variants: {
    'duel-open': 'Duel, open',
    'duel-dark': 'Duel, dark',
    flip: 'Flip',
    'four-open': 'Four, open',
    'four-dark': 'Four, dark',
    'four-partners': 'Four, partners see each other',
  },
  options: 'Options',
  play: {
    title: 'Play against the engine',
    lead: 'Take the enemy flag, or leave the enemy nothing to move.',
    variant: 'Game',
    seat: 'Your side',
    seats: (name: string, isFirst: boolean) =>
      name ? name + (isFirst ? ', first' : '') : isFirst ? 'Moves first' : 'Moves second',
    about: {
      'duel-open': 'All pieces are seen.',
      'duel-dark':
        'You see your own pieces only. The engine is told what a player in its seat is told, no more.',
      flip: 'All pieces lie face down and mixed. A turn turns one up or moves one of your own.',
      'four-open': 'Four armies in two teams: your partner sits opposite. All pieces are seen.',
      'four-partners':
        'Four armies in two teams: you and your partner opposite see each other’s pieces.',
      'four-dark': 'Four armies in two teams. Everybody sees their own pieces only.',
    },
    level: 'Level',
    clock: 'Clock',
    minutes: (minutes: number) => (minutes === 0 ? 'None' : `${minutes} minutes each`),
    time: 'Engine thinks',
    seconds: (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
    foe: 'Engine’s setup',
    foes: {
      varied: 'Varied',
      formation: 'By the book',
      random: 'Random',
      same: 'Same as mine',
    },
  },
  hotSeat: {
    title: 'Several players, one screen',
    lead: 'Everybody sets up in secret and sees only their own pieces. Between turns the board is put away while the screen changes hands. Open games and flip stay on one board.',
  },
  watch: {
    title: 'Watch a record',
    lead: 'Drop a file here: a QQ replay (.jgs), a record (.jqn) or a setup (.jql). Nothing leaves your device.',
    keepNames: 'Keep the players’ names',
    bad: 'This cannot be shown:',
  },
  setup: {
    title: 'Set up an army',
    lead: 'Exchange pieces, choose a formation, or paste a setup under “Text and files” as people write it in forums: words, single characters or numbers, camps written or left out.',
    example: (number: number) => `Example ${number}`,
  },
  edit: {
    title: 'Edit a position',
    lead: 'Put together any position of any game and take it along as text, a link or a picture.',
  },
};

export type Messages = typeof en;
