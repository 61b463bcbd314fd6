// A game that is played at this screen: against a computer, among people, or both.

import type { Point } from '../../../src/board.js';
import { makeJqn } from '../../../src/formats/jqn-make.js';
import type { Move } from '../../../src/turn.js';
import type { Annotations } from '../../annotations.js';
import type { SelectDetail } from '../../events.js';
import { lastBoardTurn } from '../../game/standing.js';
import { spokenIn } from '../../game/words.js';
import { saveFile } from '../../out/handing.js';
import type { Told } from '../../said.js';
import type { BoardMode, ModeHost, ModeSight, Panels } from '../mode.js';
import { penButton } from '../pen.js';
import type { Services } from '../services.js';
import { Foes } from './foes.js';
import { Hinting } from './hinting.js';
import type { KeptGame } from './kept-game.js';
import type { Marking } from './marking.js';
import { en } from './messages/en.js';
import type { PlayWords } from './messages/words.js';
import { answererOf } from './offering.js';
import { personName, recordForPerson } from './people.js';
import { playPanels, type Act, type PlayState } from './panels.js';
import type { Played } from './played.js';
import { handoverScreen } from './screens.js';
import { clearScreen, ON_BOARD } from './sitting.js';
import { readTastes } from './tastes.js';
import { Telling } from './telling.js';
import { Ticking } from './ticking.js';
import { Voice } from './voice.js';

export interface GameModeParts {
  readonly host: ModeHost;
  readonly services: Services;
  readonly played: Played;
  readonly kept: KeptGame | undefined;
  readonly marking: Marking | undefined;
  /** Another game is wanted. */
  readonly again: () => void;
  /** What to say at first, such as that an old game goes on. */
  readonly word?: Told;
}

export class GameMode implements BoardMode {
  readonly drawable = true;
  readonly #host: ModeHost;
  readonly #played: Played;
  readonly #foes: Foes;
  readonly #hinting: Hinting;
  readonly #ticking: Ticking;
  readonly #voice: Voice;
  #asks: PlayState['asks'];
  #level: number | undefined;
  #givenLevel: number | undefined;
  #flips = 0;
  readonly #telling: Telling;
  #sight: { readonly value: ModeSight } | undefined;
  #moves: readonly Move[] | undefined;

  constructor(private readonly parts: GameModeParts) {
    const { host, services, played } = parts;
    this.#host = host;
    this.#played = played;
    this.#voice = new Voice(host, played, parts.word);
    this.#telling = new Telling(host.element, played.game);
    this.#hinting = new Hinting(played, services);
    // A thought under way goes on while a clock runs: asked anew, it would begin anew.
    this.#ticking = new Ticking(played, (isPlayed) => {
      this.#changed();
      if (isPlayed) void this.#foes.answer();
    });
    this.#foes = new Foes(played, {
      services,
      pace: () => ({ ...readTastes(host), level: this.#level }),
      changed: () => this.#changed(),
      failed: (error) => this.#voice.fail(error),
    });
  }

  connect(): void {
    this.#host.element.addEventListener('junqi-select', this.#selected);
    void this.#foes.answer();
    this.#ticking.wait();
    this.parts.marking?.see(readTastes(this.#host).tells);
  }

  disconnect(): void {
    this.#host.element.removeEventListener('junqi-select', this.#selected);
    this.#ticking.stop();
    this.parts.marking?.see(false);
    this.parts.kept?.keepRest(this.#played);
    this.#host.pen = false;
    this.#foes.dispose();
    this.#hinting.dispose();
  }

  /** What the page says anew counts, else what the reader has chosen. */
  read(): void {
    const { level, tells } = readTastes(this.#host);
    if (level !== this.#givenLevel) this.#level = this.#givenLevel = level;
    this.parts.marking?.see(tells);
  }

  sight(): { readonly value: ModeSight } | undefined {
    const { game, view, identities } = this.#played;
    this.#sight ??= {
      value: {
        rules: game.rules,
        view,
        turn: lastBoardTurn(game.turns),
        identities,
        bottom: this.#played.bottomAfter(this.#flips),
        isTold: this.#played.isOverheard,
      },
    };
    return this.#sight;
  }

  screen() {
    const { stage, told } = this.#played;
    if (stage.kind !== 'handover') return undefined;
    const spoken = spokenIn(this.#host.lang);
    const name = personName(spoken, this.#words, this.#played.game, stage.person);
    return handoverScreen(spoken, this.#words, { name, told, take: this.#acts.take });
  }

  destinations(): readonly Move[] {
    return (this.#moves ??= this.#asks ? [] : this.#played.moves);
  }

  move(move: Move): void {
    this.#do(() => this.#played.play(move));
    // Where the board is to be hidden, that is next, and nobody looks for it.
    this.#host.focus('.hide');
  }

  tap(point: Point): boolean {
    if (!this.parts.marking?.tap(point)) return false;
    this.#host.update();
    return true;
  }

  annotations(): Annotations | undefined {
    const hint = this.#hinting.annotations;
    return this.parts.marking?.annotations(hint) ?? hint;
  }

  label(point: Point): string | undefined {
    return this.parts.marking?.label(point, spokenIn(this.#host.lang), this.#words);
  }

  key({ key }: KeyboardEvent): boolean {
    if (key !== 'f' || this.#played.stage.kind === 'handover') return false;
    this.#acts.flip();
    return true;
  }

  panels(): Panels | undefined {
    const { facing } = this.#host;
    if (!facing || this.#played.stage.kind === 'handover') return undefined;
    return playPanels(this.#state(facing));
  }

  #state(facing: PlayState['facing']): PlayState {
    const { levels, mayHint, names } = readTastes(this.#host);
    return {
      lang: this.#host.lang,
      words: this.#words,
      facing,
      played: this.#played,
      isThinking: this.#foes.isThinking,
      word: this.#voice.text,
      asks: this.#asks,
      level: this.#level,
      levels,
      mayHint,
      names,
      act: this.#acts,
      marking: this.parts.marking,
      pen: penButton(this.#host),
      setLevel: (level) => {
        this.#level = level;
        this.#host.update();
      },
    };
  }

  readonly #acts: Readonly<Record<Act, () => void>> = {
    undo: () => {
      this.#do(() => this.#voice.takeBack());
      this.#host.focus(this.#played.mayUndo ? '.undo' : '.status');
    },
    offer: () => this.#offer(),
    agree: () => this.#do(() => this.#played.sayYes('agree', answererOf(this.#played)), '.status'),
    decline: () => this.#decline(),
    askToResign: () => this.#ask('resign'),
    resign: () => this.#do(() => this.#played.giveUp(), '.status'),
    goOn: () => this.#ask(undefined),
    again: () => this.parts.again(),
    askForNew: () => this.#ask('new'),
    showAll: () => this.#do(() => this.#played.showAll()),
    save: () => saveFile('junqi.jqn', makeJqn([this.record().record])),
    hint: () => void this.#giveHint(),
    flip: () => {
      this.#flips++;
      this.#changed();
    },
    mark: () => {
      this.parts.marking?.toggle();
      this.#host.pen = false;
      this.#host.update();
    },
    hide: () => this.#do(() => (clearScreen(this.#host), this.#played.hide()), '.whose'),
    take: () => this.#do(() => (clearScreen(this.#host), this.#played.take()), ON_BOARD),
  };

  #ask(what: PlayState['asks']): void {
    this.#asks = what;
    this.#changed();
    this.#host.focus(what ? '.sure' : '.status');
  }

  #offer(): void {
    this.#do(() => this.#played.sayYes('offer'), '.status');
    if (this.#foes.consider() || this.#played.game.over) return this.#changed();
    if (this.#played.people.length === 1) this.#voice.say(() => this.#words.declined);
    this.#changed();
  }

  #decline(): void {
    this.#played.decline();
    this.#voice.say(() => this.#words.declined);
    this.#changed();
    this.#host.focus('.status');
  }

  /** While the game goes on only what the person who looks may know. */
  record() {
    const { game, person } = this.#played;
    const record = game.over ? game.record() : recordForPerson(game, person);
    return { record, viewer: 'all' as const };
  }

  async #giveHint(): Promise<void> {
    const move = await this.#hinting.ask(readTastes(this.#host).milliseconds);
    if (!move) return;
    this.#voice.hint(move);
    this.#host.update();
  }

  /** Something the reader did: it may be somebody else's turn now. What they drew goes when the position does. */
  #do(act: () => void, focus?: string): void {
    this.#foes.stop();
    this.#host.say('');
    this.#voice.word = '';
    this.#asks = undefined;
    try {
      act();
    } catch (error) {
      this.#voice.refuse(error);
    }
    this.#changed();
    if (focus) this.#host.focus(focus);
    void this.#foes.answer();
  }

  /** The game is not as it was: all is asked anew, kept, told to the page. */
  #changed(): void {
    this.#sight = undefined;
    this.#moves = undefined;
    this.#tell();
    this.parts.kept?.keepRest(this.#played);
    this.#voice.sayOffer();
    this.#host.update();
    this.#ticking.wait();
  }

  #tell(): void {
    const { game } = this.#played;
    if (!this.#telling.tell()) return;
    this.#hinting.clear();
    this.parts.marking?.see(readTastes(this.#host).tells);
    this.parts.kept?.keep(game);
    if (game.over) this.parts.marking?.forget();
  }

  /** Under `touchMove` the first piece taken up must move. */
  readonly #selected = ({ detail }: Event & { readonly detail?: SelectDetail }): void => {
    const { game, isOnMove } = this.#played;
    const point = game.board.names.indexOf(detail?.point ?? '');
    if (!game.rules.touchMove || !isOnMove || point < 0) return;
    game.touch(point);
    this.#moves = undefined;
    this.#host.update();
  };

  get #words(): PlayWords['play'] {
    return this.#host.words(en).play;
  }
}
