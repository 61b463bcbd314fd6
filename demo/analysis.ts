// The analysis board with games to look at, and one's own.

import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { Game } from '../src/game.js';
import { FORMATIONS } from '../src/formations.js';
import { makeJqn } from '../src/formats/jqn-make.js';
import { randomFrom } from '../src/random.js';
import { reference } from '../src/reference/index.js';
import { seatsOf } from '../src/rules.js';
import type { Seat } from '../src/board.js';
import { isFault, valueOf, type Parsed } from '../src/fault.js';
import { parseVariant } from '../src/formats/variant.js';
import { parseShare } from '../src/share/share.js';
import { isShared } from './address.js';
import { boardOfRecord } from './board-kind.js';
import { optionsOf } from './controls.js';
import { EXAMPLE } from './example.js';
import { listen } from './listening.js';
import { language, words as pageWords, type Language } from './language.js';
import { troubleNotice } from './notices.js';
import { controlId, Section } from './section.js';

const GAMES = ['example', 'dark', 'four', 'own'] as const;
/** `link`: what came in the address. */
type GameName = (typeof GAMES)[number] | 'link';

interface AnalysisWords {
  readonly title: string;
  readonly game: string;
  readonly games: Readonly<Record<GameName, string>>;
  readonly lead: string;
  readonly own: string;
  readonly holdsSetup: string;
  readonly openSetup: string;
}

const WORDS: Readonly<Record<Language, AnalysisWords>> = {
  en: {
    title: 'Analysis',
    game: 'Game',
    games: {
      link: 'the game you came from',
      example: 'a game of the engine against itself',
      dark: "a dark game, seen by red: what can blue's pieces be?",
      four: 'four armies, all seen',
      own: 'your own record (.jqn)',
    },
    lead: 'Moves you make become variations. E switches the engine, 1 to 3 play its lines, comma and full stop go back and forward.',
    own: 'Record',
    holdsSetup: 'This link holds a setup: one army, no game. Below is the example.',
    openSetup: 'Open it in the setup editor',
  },
  zh: {
    title: '分析',
    game: '对局',
    games: {
      link: '刚才的对局',
      example: '引擎自弈一局',
      dark: '一局暗棋，红方视角：蓝方各子可能是什么？',
      four: '四国全明',
      own: '自己的棋谱（.jqn）',
    },
    lead: '在棋盘上走子即成变着。E 键开关引擎，1 至 3 键走引擎的着法，逗号与句号前后翻看。',
    own: '棋谱',
    holdsSetup: '这个链接里是一份布阵，不是对局。下面是示例。',
    openSetup: '在布阵页打开',
  },
  'zh-Hant': {
    title: '分析',
    game: '對局',
    games: {
      link: '剛才的對局',
      example: '引擎自弈一局',
      dark: '一局暗棋，紅方視角：藍方各子可能是什麼？',
      four: '四國全明',
      own: '自己的棋譜（.jqn）',
    },
    lead: '在棋盤上走子即成變著。E 鍵開關引擎，1 至 3 鍵走引擎的著法，逗號與句號前後翻看。',
    own: '棋譜',
    holdsSetup: '這個連結裡是一份佈陣，不是對局。下面是示例。',
    openSetup: '在佈陣頁開啟',
  },
};

/** A game of so many moves at random, as South may know it. */
function randomRecord(preset: string, plies: number): string {
  const variant = valueOf(parseVariant(preset));
  const random = randomFrom(11);
  const setups = seatsOf(variant.rules).map(
    (seat, index) => [seat, FORMATIONS[index % FORMATIONS.length]!.setup] as const,
  );
  const started = Game.start({ variant, setups: Object.fromEntries(setups), core: reference });
  if (!('value' in started)) throw new Error(`${preset} does not start`);
  const game = started.value;
  for (let ply = 0; ply < plies && !game.over; ply++) {
    const moves = game.moves();
    const attacks = moves.filter(({ to }) => game.position.pieces[to]);
    const choice = attacks.length > 0 ? attacks : moves;
    game.play(choice[Math.floor(random() * choice.length)]!);
  }
  return makeJqn([game.recordFor('S')]);
}

export class Analysis extends Section {
  @state() private read = sharedIn(location.hash);
  @state() private game: GameName = this.shared ? 'link' : 'example';
  @state() private own = '';
  readonly #ids = { game: controlId(), own: controlId() };
  readonly #records = new Map<GameName, string>();

  constructor() {
    super();
    listen(this, window, 'hashchange', this.#addressChanged);
  }

  /** Another link in the address opens its own game. */
  readonly #addressChanged = (event: Event): void => {
    const { hash } = new URL((event as HashChangeEvent).newURL);
    if (!isShared(hash)) return;
    this.read = sharedIn(hash);
    this.game = this.shared ? 'link' : 'example';
  };

  private get shared(): SharedGame | undefined {
    const value = this.read && !isFault(this.read) ? this.read.value : undefined;
    return value && 'text' in value ? value : undefined;
  }

  /** Where the setup is shown that came in place of a game. */
  #setupNotice({ holdsSetup, openSetup }: AnalysisWords): TemplateResult | typeof nothing {
    if (!this.read || isFault(this.read) || !('editor' in this.read.value)) return nothing;
    return html`<div class="notice" role="status">
      <p>${holdsSetup}</p>
      <p><a class="button" href=${this.read.value.editor}>${openSetup}</a></p>
    </div>`;
  }

  protected override render(): TemplateResult {
    const words = WORDS[language()];
    return html`<h2>${words.title}</h2>
      <p class="lead">${words.lead}</p>
      ${this.read && isFault(this.read) ? troubleNotice(pageWords().watch.bad, this.read) : ''}
      ${this.#setupNotice(words)}
      <div class="fields">
        ${optionsOf(
          this.#ids.game,
          words.game,
          this.shared ? (['link', ...GAMES] as const) : GAMES,
          this.game,
          {
            label: (name) => words.games[name],
            choose: (name) => (this.game = name),
          },
        )}
      </div>
      ${this.game === 'own' ? this.#ownField(words) : ''}
      <junqi-board
        mode="analyse"
        data-board=${boardOfRecord(this.#record())}
        lang=${language()}
        theme="inherit"
        coordinates
        record=${this.#record()}
        orientation=${(this.game === 'link' && this.shared?.bottom) || ''}
        variation=${(this.game === 'link' && this.shared?.variation) || nothing}
        ply=${this.game === 'example' ? 40 : this.game === 'link' ? (this.shared?.ply ?? 1e6) : 1e6}
      ></junqi-board>`;
  }

  #ownField(words: AnalysisWords): TemplateResult {
    const read = ({ target }: Event): void =>
      void (this.own = (target as HTMLTextAreaElement).value);
    return html`<div class="field">
      <label for=${this.#ids.own}>${words.own}</label>
      <textarea id=${this.#ids.own} rows="6" .value=${this.own} @change=${read}></textarea>
    </div>`;
  }

  #record(): string {
    if (this.game === 'own') return this.own;
    if (this.game === 'link') return this.shared?.text ?? '';
    const known = this.#records.get(this.game) ?? recordNamed(this.game);
    this.#records.set(this.game, known);
    return known;
  }
}

interface SharedGame {
  readonly text: string;
  readonly ply?: number | undefined;
  readonly variation?: number | undefined;
  readonly bottom?: Seat | undefined;
}

interface SharedSetup {
  /** The address of the page that shows it. */
  readonly editor: string;
}

/** The record, or the position to go on from, that an address holds; or a setup; or what is wrong with it. */
function sharedIn(hash: string): Parsed<SharedGame | SharedSetup> | undefined {
  const read = isShared(hash) ? parseShare(hash) : undefined;
  if (!read || isFault(read)) return read;
  const shared = read.value;
  if (shared.kind === 'setup') return { value: { editor: `./${hash}` } };
  const { bottom } = shared;
  if (shared.kind === 'record') {
    const { record, ply, variation } = shared;
    return { value: { text: makeJqn([record]), ply, variation, bottom } };
  }
  const { variant, position } = shared;
  const start = { kind: 'position', position } as const;
  const text = makeJqn([{ variant, start, turns: [], result: null, tags: {} }]);
  return { value: { text, bottom } };
}

function recordNamed(name: Exclude<GameName, 'own' | 'link'>): string {
  switch (name) {
    case 'example':
      return EXAMPLE;
    case 'dark':
      return randomRecord('duel-dark', 24);
    case 'four':
      return randomRecord('four-open', 16);
  }
}
