// Playing: the armies are set up, a game is played, another one begins.

import type { CSSResultOrNative, TemplateResult } from 'lit';
import type { Seat } from '../../../src/board.js';
import { isFault, type Parsed } from '../../../src/fault.js';
import type { Setup } from '../../../src/record.js';
import type { Move } from '../../../src/turn.js';
import { spokenIn } from '../../game/words.js';
import { addMessages } from '../../messages/wording.js';
import type { Told } from '../../said.js';
import type { ModeHost, ModeMaker, ModeSight } from '../mode.js';
import type { Services } from '../services.js';
import { bringKept, bringMarking, bringPage } from './bringing.js';
import { bringDeploy, deployHere } from './deploy-here.js';
import { deployHost } from './deploy-host.js';
import { GameMode } from './game-mode.js';
import { en } from './messages/en.js';
import { zhHans } from './messages/zh-hans.js';
import { zhHant } from './messages/zh-hant.js';
import { OfAnother } from './of-another.js';
import { personName, type Person } from './people.js';
import { Played } from './played.js';
import { faultOf, Preparing } from './preparing.js';
import { handoverScreen, readyScreen } from './screens.js';
import { isSame, isSecret, readSetting, SETTLING, type Setting } from './setting.js';
import { clearScreen, ON_BOARD } from './sitting.js';
import { playStyles } from './styles.js';
import { stageOf, tellStage } from './telling.js';

/**
 * A game against a computer, among people at one screen, or hosted by the page. Armies are set up first where no
 * setups are given.
 *
 * @attr {string} hands - Who plays at this screen: `S` one person, `S N` two who hand the screen over, `S+N` one
 *   person with two allied seats, `all` one for every seat. South where absent.
 * @attr {engine | page} opponent - Who plays the other seats: a computer, or the page, which then gives `view` and
 *   `destinations` and hears `junqi-move` and `junqi-wish`.
 * @attr {number} level - Strength of the computer, 1 to 10; 5 where absent. The reader may change it.
 * @attr {boolean} fixed-level - The reader may not change the level.
 * @attr {number} seconds - How long the computer thinks about a move at most; 1 where absent.
 * @attr {number} pause - Seconds that a move of the computer takes at least; 0.4 where absent.
 * @attr {string} manners - What the computer says besides its moves: any of `resign`, `offer` (a draw) and `take` (one), or `none`; all where absent.
 * @attr {boolean} hints - The reader may ask for a hint.
 * @attr {boolean} exclusions - Hidden games: covered pieces show what they can no longer be, by what everybody has seen
 *   and the rules of setting up. A page that hosts the game gives `told` for it.
 * @attr {string} told - With `opponent="page"`: the record of the game so far as `.jqn`, made for the seat that looks
 *   (`game.recordFor(seat)`), given anew with every `view`. One that leads to another position is not heeded.
 * @attr {string} setups - Setups that are given, `S=… N=…` in 30 letters; in `options` an object by seat.
 * @attr {string} handicap - Pieces left out, agreed before: `N:ab` is North's commander and army commander.
 * @attr {string} setup - What the first army is set up from: 30 letters, or as people write it.
 * @attr {varied | formation | random | same} armies - How seats of the computer are set up: as a varied formation where
 *   absent, as a formation from the books, by chance, or as the first person.
 * @attr {boolean} wait - Where nothing is to be set up the game waits for the reader to begin.
 * @attr {string} names - Names of those who play, `S=Anna N=Bo`; in `options` an object by seat.
 * @attr {string} wishes - With `opponent="page"`: what may be wished, some of `offer resign undo again`; all where absent.
 * @attr {string} keep - The name under which a game, and an army as it is laid out (with `mode="deploy"` too), outlive a reload; `off` keeps none.
 *
 * @fires junqi-stage - Armies are about to be set up, a game begins or goes on, or it is over, here or before a reload:
 *   `{ stage }`, `setting-up`, `playing` or `over`.
 * @fires junqi-turn - A turn was played: `{ turn, text, ply }`. Turns are public.
 * @fires junqi-over - The game is over: `{ result, by }`.
 * @fires junqi-wish - With `opponent="page"`: somebody wants something, `{ kind, seat }`.
 */
export class PlayMode extends OfAnother {
  readonly drawable = true;
  #fault: Parsed<ModeSight> | undefined;
  #setting: Setting | undefined;
  #preparing: Preparing | undefined;
  /** Whose turn it is to set up, before they have taken the screen. */
  #awaited: Person | undefined;
  #setsUp: Seat | undefined;
  /** All armies stand, and the reader is to begin. */
  #isReady = false;
  /** The reader has asked for what comes, and looks there: a page that only loads keeps the focus. */
  #isAskedFor = false;
  /** Setups of the game before, to begin the next from. */
  #last: Partial<Record<Seat, Setup>> = {};

  constructor(
    private readonly host: ModeHost,
    private readonly services: Services,
  ) {
    super();
    addMessages(en, zhHans, zhHant);
  }

  /** While an army is set up those of `deploy`. */
  get styles(): readonly CSSResultOrNative[] {
    return this.inner?.styles ?? playStyles;
  }

  override connect(): void {
    this.host.element.addEventListener('junqi-deploy', this.#deployed, { capture: true });
    super.connect();
  }

  override disconnect(): void {
    this.host.element.removeEventListener('junqi-deploy', this.#deployed, { capture: true });
    super.disconnect();
  }

  read(changed: ReadonlySet<string>): void {
    if (SETTLING.some((name) => changed.has(name))) this.#settle();
    this.inner?.read?.(changed);
  }

  sight(): Parsed<ModeSight> | undefined {
    return this.#fault ?? this.inner?.sight?.();
  }

  screen(): TemplateResult | undefined {
    const person = this.#awaited;
    const { words } = this;
    if (this.#isReady) return readyScreen(words, () => this.#take(() => void this.#start()));
    if (!person || !this.#setting) return this.inner?.screen?.();
    const spoken = spokenIn(this.host.lang);
    return handoverScreen(spoken, words, {
      name: personName(spoken, words, this.#setting.variant, person),
      take: () => this.#take(() => this.#takeScreen()),
    });
  }

  destinations(): readonly Move[] | undefined {
    return this.#isHosted ? undefined : (this.inner?.destinations?.() ?? NO_MOVES);
  }

  panels() {
    return this.#awaited ? undefined : this.inner?.panels?.();
  }

  get words() {
    return this.host.words(en).play;
  }

  get #isHosted(): boolean {
    return this.#setting?.others === 'page';
  }

  /** What is played has been said anew: whatever was under way ends. */
  #settle(): void {
    const setting = readSetting(this.host);
    const known = this.#setting;
    if (!isFault(setting) && known && isSame(known, setting.value)) return;
    this.become(undefined);
    this.#isAskedFor = false;
    this.#fault = isFault(setting) ? setting : undefined;
    this.#setting = isFault(setting) ? undefined : setting.value;
    if (this.#isHosted && this.#setting) return void this.#bePage(this.#setting);
    if (!this.#setting) return;
    if (!known || known.setup === this.#setting.setup) return void this.#begin(this.#setting);
    // Somebody wants to play with another army: what was played before is not gone on with.
    this.#last = {};
    this.#prepare();
  }

  async #bePage(setting: Setting): Promise<void> {
    const page = await bringPage(this.host, setting);
    if (setting !== this.#setting) return;
    if (isFault(page)) this.#fault = page;
    else this.become(page.value);
    this.host.update();
  }

  /** A game that was kept goes on, or shows how it ended; else the armies are set up. */
  async #begin(setting: Setting): Promise<void> {
    // Nobody takes the screen for an army of what was played before.
    this.#preparing = this.#awaited = this.#setsUp = undefined;
    this.#isReady = false;
    const kept = await bringKept(this.host, this.services.keeping);
    const core = kept?.has ? await this.services.core() : undefined;
    if (setting !== this.#setting) return;
    const { game, before } = (core && kept?.restore(core)) ?? {};
    if (game && game.variant.text === setting.variant.text) {
      await this.#play(
        new Played(game, setting.people, before),
        game.over ? '' : () => this.words.resumed,
      );
    } else this.#prepare();
    this.host.update();
  }

  #prepare(): void {
    if (!this.#setting) return;
    this.#preparing = new Preparing(this.#setting);
    this.#awaited = this.#setsUp = undefined;
    tellStage(this.host.element, 'setting-up');
    this.#goOn();
  }

  /** The next army, or the game when all stand. */
  #goOn(): void {
    const preparing = this.#preparing;
    const next = preparing?.next;
    clearScreen(this.host);
    this.#isReady = !next && preparing?.setting.waits === true && this.#setsUp === undefined;
    if (!next && !this.#isReady) return void this.#start();
    this.#setsUp = next?.seat;
    const isFirst = next?.seat === next?.person[0];
    this.#awaited = preparing && isSecret(preparing.setting) && isFirst ? next?.person : undefined;
    if (this.#isReady || this.#awaited) this.become(undefined);
    else this.#setUp();
    this.host.update();
    if (this.#isAskedFor) this.host.focus('.status, select');
  }

  /** The reader did something, and what comes of it gets the focus. */
  #take(act: () => void): void {
    this.#isAskedFor = true;
    act();
  }

  #takeScreen(): void {
    this.#awaited = undefined;
    this.#setUp();
    this.host.focus('.status, select');
  }

  #setUp(): void {
    const seat = this.#setsUp;
    if (!seat || !this.#setting) return;
    const deployMode = deployHere();
    if (!deployMode) return void this.#bringDeploy();
    const host = deployHost(this.host, {
      seat,
      rules: this.#setting.variant.text,
      last: this.#last[seat],
      isSecret: isSecret(this.#setting),
    });
    this.become(deployMode(host, this.services));
  }

  /** Where nothing is brought from beside the script the armies stand as chance has it. */
  async #bringDeploy(): Promise<void> {
    const preparing = this.#preparing;
    const isHere = await bringDeploy().then(
      () => true,
      () => false,
    );
    if (!preparing || preparing !== this.#preparing) return;
    if (isHere) {
      this.#setUp();
      this.host.update();
    } else {
      preparing.leaveToChance();
      this.#goOn();
    }
  }

  /** An army marches out: nobody but the game hears of it. */
  readonly #deployed = (event: Event): void => {
    const { detail } = event as CustomEvent<{ seat: Seat; setup: Setup } | undefined>;
    if (!this.#preparing || !detail || detail.seat !== this.#setsUp) return;
    event.stopImmediatePropagation();
    this.#last[detail.seat] = detail.setup;
    this.#preparing.march(detail.seat, detail.setup);
    this.#take(() => this.#goOn());
  };

  async #start(): Promise<void> {
    const preparing = this.#preparing;
    const isLaidOut = this.#setsUp !== undefined;
    this.#preparing = undefined;
    this.#setsUp = undefined;
    this.#isReady = false;
    this.become(undefined);
    if (!preparing) return;
    const core = await this.services.core();
    if (preparing.setting !== this.#setting) return;
    const game = preparing.begin(core);
    if (!('value' in game)) this.#fault = { fault: faultOf(game) };
    else {
      await this.#play(new Played(game.value, preparing.setting.people), undefined, isLaidOut);
      if (this.#isAskedFor) this.host.focus(`.whose, ${ON_BOARD}`);
    }
    this.host.update();
  }

  /** `resumed`: what is said of a game that was kept; one that begins is kept where its armies were laid out. */
  async #play(played: Played, resumed?: Told, isLaidOut = false): Promise<void> {
    const { host, services } = this;
    const setting = this.#setting;
    const kept = await bringKept(host, services.keeping);
    if (resumed === undefined) kept?.forget();
    if (isLaidOut) kept?.keep(played.game);
    const redraw = (): void => host.update();
    const marking = await bringMarking(played, services.keeping, kept?.marksKey, redraw);
    if (setting !== this.#setting) return;
    const again = (): void => {
      kept?.forget();
      this.become(undefined);
      this.#take(() => this.#prepare());
    };
    const word = resumed ?? '';
    this.become(new GameMode({ host, services, played, kept, marking, again, word }));
    tellStage(host.element, stageOf(played.game));
  }
}

const NO_MOVES: readonly Move[] = [];

export const playMode: ModeMaker = (host, services) => new PlayMode(host, services);
