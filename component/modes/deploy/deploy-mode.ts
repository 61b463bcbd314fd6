// Setting up an army: pieces change places, whole setups come and go, and when nothing speaks against
// it the army marches out. It knows its own seat's pieces and no others.

import { BOARDS, type Point } from '../../../src/board.js';
import { isFault, type Parsed } from '../../../src/fault.js';
import { makeJql } from '../../../src/formats/jql.js';
import { makeSetupRows } from '../../../src/formats/setup-rows.js';
import { makeSetup } from '../../../src/formats/setup-text.js';
import { FORMATIONS } from '../../../src/formations.js';
import type { Setup } from '../../../src/record.js';
import { makeShare } from '../../../src/share/share.js';
import { emptyPosition } from '../../../src/start.js';
import type { Move } from '../../../src/turn.js';
import type { Annotations } from '../../annotations.js';
import { armyOf } from '../../army.js';
import { fire, type DeployDetail, type SelectDetail } from '../../events.js';
import { en as boardEn } from '../../messages/en.js';
import { faultSentence } from '../../messages/phrases.js';
import { textOfTold, type Told } from '../../said.js';
import { copyText, saveFile } from '../../out/handing.js';
import { Receiver, textPanelStyles } from '../../out/text-panel.js';
import { panelStyles } from '../../panel-styles.js';
import type { BoardMode, ModeHost, ModeSight, Panels } from '../mode.js';
import type { Services } from '../services.js';
import { beginDesk, givenTo, SOURCES } from './begin.js';
import { Holding } from './holding.js';
import { KeptDesk } from './kept-desk.js';
import { KeptSetups } from './kept-setups.js';
import { en } from './messages/en.js';
import { deployPanel } from './panel.js';
import { reasonText } from './reasons.js';
import type { SetupDesk } from './setup-desk.js';
import { type Source } from './setup-desk.js';
import { deployStyles } from './styles.js';
import type { DeployWords } from './words.js';

export type { DeployDetail };

/**
 * `mode="deploy"`: a seat sets up. `rules` says for which game, `seat` (else `orientation`, else South) whose
 * army; it sits at the bottom. With `readonly` the setup is shown and nothing more. By the name that `keep` gives, if
 * any, the army outlives a reload.
 *
 * @attr {string} setup - The setup to begin with: 30 letters, or as people write it. A formation where absent.
 * @attr {off} keeping - `off` offers no setups that were kept in the browser, and keeps nothing: others use it too.
 *
 * @fires junqi-deploy - The army marches out: `{ seat, setup, text }`. Nothing speaks against the setup.
 */
export class DeployMode implements BoardMode {
  readonly styles = [panelStyles, textPanelStyles, deployStyles];
  /** What the desk was begun from: the same again takes nothing from the reader's hands. */
  #given: string | undefined;
  #desk: SetupDesk | undefined;
  #sight: Parsed<ModeSight> | undefined;
  #shown: Setup | undefined;
  #moves: readonly Move[] = [];
  #holding: Holding | undefined;
  #status: Told = '';
  #name = '';
  readonly #kept: KeptSetups;
  readonly #left: KeptDesk;
  readonly #receiver: Receiver;

  constructor(
    private readonly host: ModeHost,
    services: Services,
  ) {
    this.#kept = new KeptSetups(services.keeping);
    this.#left = new KeptDesk(host, services.keeping);
    this.#receiver = new Receiver(
      host.element,
      (file) => void this.#open(file),
      (text) => this.#write(text),
    );
  }

  connect(): void {
    this.host.element.addEventListener('junqi-select', this.#selected);
    this.#receiver.listen();
  }

  disconnect(): void {
    this.host.element.removeEventListener('junqi-select', this.#selected);
    this.#receiver.stop();
  }

  read(changed: ReadonlySet<string>): void {
    if (this.#given !== undefined && !SOURCES.some((name) => changed.has(name))) return;
    const given = givenTo(this.host);
    if (given === this.#given) return;
    this.#given = given;
    this.#desk = undefined;
    this.#sight = undefined;
    this.#holding = undefined;
    const begun = beginDesk(this.host, this.#left);
    if (isFault(begun)) this.#sight = begun;
    else this.#desk = begun.value;
  }

  sight(): Parsed<ModeSight> | undefined {
    const desk = this.#desk;
    if (!desk || (this.#shown === desk.setup && this.#sight)) return this.#sight;
    this.#shown = desk.setup;
    this.#left.see(desk);
    const { rules, seat, exchanges } = desk;
    const board = BOARDS[rules.board];
    const by = <T>(what: (place: number) => T) =>
      Array.from({ length: board.points }, (_, point) => {
        const place = exchanges.placeOf(point);
        return place === undefined ? undefined : what(place);
      });
    const pieces = by((place) => {
      const rank = desk.setup[place];
      return rank && { seat, rank };
    });
    const identities = by((place) => {
      const piece = desk.pieces[place];
      return piece === undefined ? undefined : exchanges.pointOf(piece);
    });
    const view = emptyPosition(rules, seat, pieces);
    this.#sight = { value: { rules, view, turn: undefined, identities, bottom: seat } };
    this.#moves = exchanges.moves();
    return this.#sight;
  }

  destinations(): readonly Move[] {
    this.sight();
    return this.#desk?.draft || this.host.readonly ? NO_MOVES : this.#moves;
  }

  move({ from, to }: Move): void {
    const desk = this.#desk;
    const [a, b] = [from, to].map((point) => desk?.exchanges.placeOf(point));
    if (!desk || a === undefined || b === undefined) return;
    const [one, other] = [desk.setup[a], desk.setup[b]];
    desk.exchange(a, b);
    this.#tell(() => {
      const { ranks } = this.host.words(boardEn);
      return this.#words.exchanged(one ? ranks[one] : '', other ? ranks[other] : '');
    });
  }

  /** A tap where the piece in hand may not go says why, and the piece stays in the hand. */
  tap(point: Point): boolean {
    const holding = this.#holding;
    const reasons = (): readonly string[] => holding?.against(point, this.#words) ?? [];
    if (reasons().length === 0) return false;
    this.#tell(() => this.#words.cannot(reasons().join('; ')));
    return true;
  }

  annotations(): Annotations | undefined {
    return this.#holding?.marks;
  }

  label(point: Point): string | undefined {
    const [reason] = this.#holding?.against(point, this.#words) ?? [];
    return reason && `${this.#words.notHere}: ${reason}`;
  }

  panels(): Panels | undefined {
    const desk = this.#desk;
    return desk && { beside: this.#panel(desk) };
  }

  #panel(desk: SetupDesk) {
    const words = this.#words;
    const board = this.host.words(boardEn);
    const isChinese = this.host.lang.startsWith('zh');
    const { draft } = desk;
    return deployPanel({
      words,
      army: board.armies[armyOf({ board: BOARDS[desk.rules.board] }, desk.seat)],
      desk,
      status: this.#statusText(desk),
      reasons: draft ? [] : desk.exchanges.reasons.map((each) => reasonText(words, board, each)),
      kept: this.host.option('keeping') === 'off' ? undefined : this.#kept.names(),
      name: this.#name,
      isReadonly: this.host.readonly,
      text: {
        text: draft?.text ?? (isChinese ? makeSetupRows(desk.setup) : makeSetup(desk.setup)),
        trouble: draft && faultSentence(board, draft.fault),
        write: (text) => this.#write(text),
        open: (file) => void this.#open(file),
        buttons: [
          { label: words.text.copy, press: () => void this.#copy(makeSetup(desk.setup), 'copied') },
          {
            label: words.text.link,
            press: () => void this.#copy(this.#link(desk.setup), 'linked'),
          },
          {
            label: words.text.save,
            press: () => saveFile('setup.jql', makeJql(desk.setup)),
          },
        ],
      },
      choose: (source) => this.#choose(desk, source),
      act: (act) => this.#acts[act](desk),
      rename: (name) => {
        this.#name = name;
        this.host.update();
      },
    });
  }

  #statusText(desk: SetupDesk): string {
    if (this.#status) return textOfTold(this.#status);
    return desk.isReady ? this.#words.ready : this.#words.hint;
  }

  readonly #acts = {
    random: (desk: SetupDesk) => this.#change(() => desk.shuffle()),
    mirror: (desk: SetupDesk) => this.#change(() => desk.mirror()),
    undo: (desk: SetupDesk) => this.#change(() => desk.undo()),
    march: ({ isReady, seat, setup }: SetupDesk) => {
      const detail: DeployDetail = { seat, setup, text: makeSetup(setup) };
      if (isReady) fire(this.host.element, 'junqi-deploy', detail);
    },
    keep: (desk: SetupDesk) => {
      const name = this.#name.trim();
      if (!name) return;
      const isKept = this.#kept.keep(name, desk.setup);
      if (isKept) desk.set(desk.setup, { kind: 'kept', name });
      this.#name = '';
      this.#tell(() => (isKept ? this.#words.kept(name) : this.#words.notKept));
    },
    forget: (desk: SetupDesk) => {
      const { source } = desk;
      if (source.kind !== 'kept') return;
      this.#kept.forget(source.name);
      desk.set(desk.setup);
      this.#tell(() => this.#words.forgotten(source.name));
      this.host.focus('.status');
    },
  };

  #choose(desk: SetupDesk, source: Source): void {
    if (source.kind === 'own') return;
    const { name } = source;
    const formation = FORMATIONS.find((each) => each.name === name);
    const setup = source.kind === 'kept' ? this.#kept.get(name) : formation?.setup;
    if (setup) this.#change(() => desk.set(setup, source));
  }

  #change(act: () => void): void {
    act();
    this.#status = '';
    this.host.update();
  }

  #write(text: string): void {
    this.#change(() => this.#desk?.write(text));
  }

  async #open(file: File): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const wrong = this.#desk?.read(bytes, file.name);
    this.#status = '';
    if (wrong) this.#tell(() => faultSentence(this.host.words(boardEn), wrong));
    this.host.update();
  }

  async #copy(text: string, done: 'copied' | 'linked'): Promise<void> {
    const isCopied = await copyText(text);
    this.#tell(() => this.#words.text[isCopied ? done : 'notCopied']);
  }

  #link(setup: Setup): string {
    return `${location.href.replace(/#.*$/s, '')}#${makeShare({ kind: 'setup', setup })}`;
  }

  /** Shows and says something. */
  #tell(told: Told): void {
    this.#status = told;
    this.host.say(told);
    this.host.update();
  }

  readonly #selected = ({ detail }: Event & { readonly detail?: SelectDetail }): void => {
    const name = detail?.point;
    const holding = name && this.#desk ? new Holding(this.#desk, name) : undefined;
    this.#holding = holding;
    const status = (): string => holding?.status(this.#words, this.host.words(boardEn)) ?? '';
    this.#status = status() && status;
    this.host.update();
  };

  get #words(): DeployWords {
    return this.host.words(en).deploy;
  }
}

const NO_MOVES: readonly Move[] = [];
