// The bar along the board while the engine looks at one position after another.

import { html, type TemplateResult } from 'lit';
import type { ReportLine } from '../../../src/analysis/report.js';
import type { Position } from '../../../src/position.js';
import { evaluationBar, type Evaluation } from '../../evaluation-bar.js';
import { evaluationOf, type Standpoint } from './standing.js';

export class StandingBar {
  #standing: Evaluation | undefined;

  /** What the position before came to stands until the engine has said something, and the bar's place is kept
   * while there is nothing: the board stays where it is. */
  draw(at: Standpoint, position: Position, best: ReportLine | undefined): TemplateResult {
    if (best) this.#standing = evaluationOf(at, position, best);
    else if (position.over) this.#standing = undefined;
    return this.#standing ? evaluationBar(this.#standing) : html``;
  }
}
