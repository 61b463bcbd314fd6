// A bar along the board: how the game stands, the lower part for the side at the bottom.

import { css, html, svg, type TemplateResult } from 'lit';
import type { Army } from './army.js';

export interface Evaluation {
  /** What the side at the bottom holds of the whole, 0 to 1; a half is even. */
  readonly share: number;
  readonly bottom: Army;
  readonly top: Army;
  /** What the bar says, for who does not see it: `+1.3 for red`. */
  readonly label: string;
}

export function evaluationBar({ share, bottom, top, label }: Evaluation): TemplateResult {
  const part = Math.max(0, Math.min(share, 1)) * 100;
  return html`<svg
    class="evaluation"
    part="evaluation"
    viewBox="0 0 10 100"
    preserveAspectRatio="none"
    role="img"
    aria-label=${label}
  >
    ${svg`<rect class="side army-${top}" width="10" height="100"></rect>
      <rect class="side army-${bottom}" y=${100 - part} width="10" height=${part}></rect>
      <rect class="even" y="49.7" width="10" height="0.6"></rect>`}
  </svg>`;
}

export const evaluationStyles = css`
  .evaluation {
    display: block;
    inline-size: 12px;
    block-size: 100%;
    border-radius: 4px;
  }
  .evaluation .side {
    fill: var(--_body);
    stroke: none;
  }
  .evaluation .even {
    fill: var(--_last);
  }
  @media (forced-colors: active) {
    .evaluation {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
    }
    .evaluation .side:first-child {
      fill: Canvas;
    }
    .evaluation .side:nth-child(2) {
      fill: CanvasText;
    }
  }
`;
