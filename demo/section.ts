// What every part of the page is: an element without a shadow root, so that one style sheet serves
// all, drawn anew when the language changes.

import { LocalizeController } from '@shoelace-style/localize';
import { LitElement } from 'lit';
import { showBoard } from './board-sight.js';
import { languageChanges } from './language.js';
import { listen } from './listening.js';

export abstract class Section extends LitElement {
  /** Words that come later have it drawn again. */
  protected readonly coming = new LocalizeController(this);

  constructor() {
    super();
    listen(this, languageChanges, 'language', () => this.requestUpdate());
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Has the section told when the reader comes to it; its place on the page stays. */
  async focusHeading(): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  /** Brings the board into sight once it is drawn. */
  protected async showBoard(): Promise<void> {
    await this.updateComplete;
    const board = this.querySelector('junqi-board');
    await board?.updateComplete;
    if (board) showBoard(board);
  }

  /** Moves the focus to what matters now, once it is drawn. */
  protected async focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(selector)?.focus();
  }
}

/** A number that no other control of the page has, for ids that labels point to. */
let controls = 0;
export const controlId = (): string => `control-${++controls}`;
