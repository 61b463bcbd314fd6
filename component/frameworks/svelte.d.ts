// `<junqi-board>` in Svelte: `import type {} from 'junqi/svelte'`. Svelte sets properties, and listens
// to `onjunqi-move` (Svelte 5) or `on:junqi-move` (Svelte 4).

import type { HTMLAttributes } from 'svelte/elements';
import type { JunqiBoard } from '../junqi-board.js';
import type { BoardListeners, BoardProps } from './props.js';

type Html = Omit<HTMLAttributes<JunqiBoard>, keyof BoardProps>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'junqi-board': Html & BoardProps & BoardListeners & BoardListeners<'on:'>;
  }
}
