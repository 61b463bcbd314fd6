// A board that can be taken along: as a picture, as text, as a link, as a file. Everything comes out of
// what the reader sees: a seat's view or record gives a picture, text or link of that and no more.

import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Seat } from '../src/board.js';
import { makeJqn } from '../src/formats/jqn-make.js';
import { makePosition } from '../src/formats/position.js';
import { rulesText } from '../src/formats/variant.js';
import type { GameRecord } from '../src/record.js';
import { PRESETS } from '../src/rules.js';
import { recordFor } from '../src/seatrecord.js';
import type { Shared } from '../src/share/share.js';
import type { Annotations } from './annotations.js';
import type { Faces, PieceSet } from './faces/faces.js';
import type { Messages } from './messages/words.js';
import { copyText, saveFile } from './out/handing.js';
import type { Kit } from './out/kit.js';
import { bringKit, kitHere } from './out/kit-here.js';
import type { PictureOptions } from './out/picture.js';
import type { PngOptions } from './out/png.js';
import { TOOLS, type OutWords, type Tool } from './out/words.js';
import { toolbar, type Button } from './panels.js';
import { RecordBoard } from './record-board.js';
import type { Told } from './said.js';
import type { Sight } from './stage.js';

/** What is on the board now. */
export interface Seen {
  readonly sight: Sight;
  readonly faces: Faces | PieceSet;
  readonly annotations: Annotations;
  /** What the board is called. */
  readonly label: string;
  /** The record that is shown, and by whose eyes. */
  readonly record: { readonly record: GameRecord; readonly viewer: Seat | 'all' } | undefined;
}

/** A file to save: a picture, the record, or the position as text. */
export type FileKind = 'png' | 'svg' | 'jqn' | 'text';

/**
 * @attr {string} tools - Buttons under the board for taking it along: some of `image text link file` with spaces
 *   between them, or empty for all that apply. None where the attribute is absent.
 */
export abstract class SharingBoard extends RecordBoard {
  @property() tools: string | null = null;
  /** Why the buttons did not come. */
  #failure = '';

  /** Undefined where nothing can be shown. */
  protected abstract get seen(): Seen | undefined;
  protected abstract languageCome(): Promise<void>;
  protected abstract say(told: Told): void;
  protected abstract speak<Said extends object>(english: Messages<Said>): Said;

  /**
   * Brings what `toSVG` and `link` are made with. It stands beside a single file, where they give nothing before
   * this has resolved; elsewhere it is there from the start. Brings traditional characters, too, where the board
   * speaks traditional Chinese.
   */
  async prepareSharing(): Promise<void> {
    await Promise.all([bringKit(), this.languageCome()]);
  }

  /** What is shown as an SVG document that needs nothing from outside; empty where nothing can be shown. */
  toSVG(options: PictureOptions = {}): string {
    const { seen } = this;
    const kit = kitHere();
    if (!seen || !kit) return '';
    return kit.positionSvg(seen.sight.view, { ...this.#look(seen, kit), ...options });
  }

  /** The same as PNG. Rejects where nothing can be shown, or the browser cannot paint it. */
  async toPNG(options: PngOptions = {}): Promise<Blob> {
    const { seen } = this;
    if (!seen) throw new Error('nothing is shown');
    const [kit] = await Promise.all([bringKit(), this.languageCome()]);
    const { faces } = this.seen ?? seen;
    return kit.positionPng(seen.sight.view, { ...this.#look({ ...seen, faces }, kit), ...options });
  }

  /** The record that is shown as `.jqn`, without one the position as text; empty where nothing can be shown. */
  toText(): string {
    const { seen } = this;
    if (!seen) return '';
    const record = recordOf(seen);
    return record ? makeJqn([record]) : makePosition(seen.sight.view);
  }

  /** An address that holds what is shown in its fragment, see `shareLink`; empty where nothing can be shown. */
  link(address = location.href): string {
    const { seen } = this;
    return (seen && kitHere()?.shareLink(address, this.#shared(seen))) ?? '';
  }

  /** Copies `toText()`. Resolves to whether the browser allowed it. */
  copyText(): Promise<boolean> {
    return copyText(this.toText());
  }

  /** Offers what is shown as a file. Without a record `jqn` is the position as text. */
  async download(kind: FileKind): Promise<void> {
    if (kind === 'png') return saveFile('junqi.png', await this.toPNG());
    await this.prepareSharing();
    if (kind === 'svg') return saveFile('junqi.svg', this.toSVG());
    const isRecord = kind === 'jqn' && this.seen?.record !== undefined;
    const view = this.seen?.sight.view;
    saveFile(
      isRecord ? 'junqi.jqn' : 'junqi.txt',
      isRecord || !view ? this.toText() : makePosition(view),
    );
  }

  /** The buttons under the board, as far as the page wants them. */
  protected renderTools(pen: Button | undefined): TemplateResult | typeof nothing {
    const { tools } = this;
    if (!this.seen) return nothing;
    const penAlone = pen
      ? html`<div class="panel sharing">${toolbar(pen.label, [pen])}</div>`
      : nothing;
    if (tools === null) return penAlone;
    const kit = kitHere();
    if (!kit) return this.#renderComing(penAlone);
    kit.addWords();
    const speak = (): OutWords => this.speak(kit.english).out;
    const words = speak();
    const named = tools.split(/\s+/).filter(Boolean);
    const wanted = TOOLS.filter((tool) => named.length === 0 || named.includes(tool));
    const buttons = wanted
      .filter((tool) => tool !== 'file' || this.seen?.record)
      .map((tool) => ({ label: words.buttons[tool], press: () => void this.#use(tool, speak) }));
    return html`<div class="panel sharing">${toolbar(words.tools, [pen, ...buttons])}</div>`;
  }

  /** What there is until the kit is here, or why it does not come. */
  #renderComing(meanwhile: TemplateResult | typeof nothing): TemplateResult | typeof nothing {
    if (this.#failure) return html`<p class="panel sharing note">${this.#failure}</p>`;
    void bringKit().then(
      () => this.requestUpdate(),
      (error: Error) => {
        this.#failure = error.message;
        this.requestUpdate();
      },
    );
    return meanwhile;
  }

  async #use(tool: Tool, words: () => OutWords): Promise<void> {
    try {
      if (tool === 'image') await this.download('png');
      else if (tool === 'file') await this.download('jqn');
      else {
        const isCopied = await copyText(tool === 'link' ? this.link() : this.toText());
        const done = tool === 'link' ? 'linked' : 'copied';
        this.say(() => words()[isCopied ? done : 'notCopied']);
      }
    } catch (error) {
      this.say(() => words().failed(error instanceof Error ? error.message : String(error)));
    }
  }

  #look({ sight, faces, annotations, label }: Seen, { hostColours }: Kit): PictureOptions {
    return {
      ...hostColours(this),
      rules: sight.rules,
      bottom: sight.facing.bottom,
      faces,
      annotations,
      label,
      upright: this.upright,
      coordinates: this.coordinates,
      lastTurn: sight.turn,
    };
  }

  #shared(seen: Seen): Shared {
    const { facing, view, rules } = seen.sight;
    const bottom = facing.bottom === facing.board.seats[0] ? {} : { bottom: facing.bottom };
    const record = recordOf(seen);
    if (record) {
      const { ply, plies, variation } = this.line;
      // What a seat may take along has no variations.
      const isWhole = seen.record?.viewer === 'all';
      const place = { ...(plies > 0 && { ply }), ...(isWhole && variation && { variation }) };
      return { kind: 'record', record, ...place, ...bottom };
    }
    const under = rules ?? PRESETS[view.board === 'duel' ? 'duel-open' : 'four-open'];
    const variant = { text: rulesText(under), rules: under };
    return { kind: 'position', variant, position: view, ...bottom };
  }
}

/** The record as whoever looks on may know it. */
function recordOf({ record: shown }: Seen): GameRecord | undefined {
  if (!shown) return undefined;
  return shown.viewer === 'all' ? shown.record : recordFor(shown.record, shown.viewer);
}
