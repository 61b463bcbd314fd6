// `<junqi-board>` in Vue's templates: `import type {} from 'junqi/vue'`, and tell the compiler that it
// is no component of Vue's: `isCustomElement: (tag) => tag === 'junqi-board'`.

import type { DefineComponent } from 'vue';
import type { BoardEvents, BoardProps } from './props.js';

type Listeners = {
  onJunqiMove?: (event: BoardEvents['junqi-move']) => void;
  onJunqiSelect?: (event: BoardEvents['junqi-select']) => void;
  onJunqiDraw?: (event: BoardEvents['junqi-draw']) => void;
  onJunqiPly?: (event: BoardEvents['junqi-ply']) => void;
  onJunqiError?: (event: BoardEvents['junqi-error']) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'junqi-board': DefineComponent<BoardProps & Listeners>;
  }
}
