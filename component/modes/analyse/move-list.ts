// The tree as text: the main line with numbers, other ways after it in brackets of their own.

import { html, nothing, type TemplateResult } from 'lit';
import { BOARDS } from '../../../src/board.js';
import { listedTurn } from '../../game/listed.js';
import type { Spoken } from '../../game/words.js';
import type { Branch, Tree } from './tree.js';

export interface MoveList {
  readonly tree: Tree;
  readonly spoken: Spoken;
  readonly label: string;
  readonly start: string;
  readonly show: (branch: Branch) => void;
}

/*
 * ol.list.moves
 * └─ li > button.item[aria-current=step]      a turn; the one shown is the one Tab leads to
 *    └─ ol.variation > li …                   other ways from the position before it
 */
export function moveList(list: MoveList): TemplateResult {
  const { root } = list.tree;
  return html`<ol class="list moves" part="moves" aria-label=${list.label} dir="ltr">
    <li>${turnButton(list, root, list.start)}</li>
    ${root.children[0] ? lineItems(list, root.children[0], true) : nothing}
  </ol>`;
}

/** A line from one of its positions to the end; only of the first child are the siblings its other ways. */
function lineItems(list: MoveList, from: Branch, isMain: boolean): TemplateResult[] {
  const items: TemplateResult[] = [];
  // After other ways a line begins anew.
  let isAnew = true;
  for (let at: Branch | undefined = from; at; at = at.children[0]) {
    const others: readonly Branch[] =
      at === from && !isMain ? [] : (at.parent?.children.slice(1) ?? []);
    items.push(
      html`<li>
        ${turnButton(list, at, textOf(list, at, isAnew))}
        ${others.map(
          (other) =>
            html`<ol class="variation">
              ${lineItems(list, other, false)}
            </ol>`,
        )}
      </li>`,
    );
    isAnew = others.length > 0;
  }
  return items;
}

function turnButton({ tree, show }: MoveList, branch: Branch, text: string): TemplateResult {
  return html`<button
    type="button"
    class="item"
    tabindex=${branch === tree.current ? 0 : -1}
    aria-current=${branch === tree.current ? 'step' : nothing}
    @click=${() => show(branch)}
  >
    ${text}
  </button>`;
}

/** `12. c6c7+`: a number where a line begins, or goes on after others, and before every other ply. */
function textOf({ tree, spoken }: MoveList, { parent, turn }: Branch, isAnew: boolean): string {
  if (!turn || !parent) return '';
  const { ply } = parent.position;
  const text = listedTurn(spoken, BOARDS[tree.variant.rules.board], turn);
  const isPly = turn.kind !== 'resign' && turn.kind !== 'left';
  return isPly && (isAnew || ply % 2 === 0) ? `${ply + 1}. ${text}` : text;
}
