// Defines the element: the one module of the component with a side effect. A page may load it twice.

import { JunqiBoard } from './junqi-board.js';
import { addStandardModes } from './modes/standard.js';

addStandardModes();

if (!customElements.get('junqi-board')) customElements.define('junqi-board', JunqiBoard);

export { JunqiBoard };

declare global {
  interface HTMLElementTagNameMap {
    'junqi-board': JunqiBoard;
  }
}
