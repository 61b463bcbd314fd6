// `<junqi-board>` in Vue's templates: `import type {} from 'junqi/vue'`, and tell the compiler that it
// is no component of Vue's: `isCustomElement: (tag) => tag === 'junqi-board'`.

import type { DefineComponent } from 'vue';
import type { BoardEvents, BoardProps, Pascal } from './props.js';

/** `@junqi-move` in a template is `onJunqiMove`. */
type Listeners = {
  [Name in keyof BoardEvents as `on${Pascal<Name>}`]?: (event: BoardEvents[Name]) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'junqi-board': DefineComponent<BoardProps & Listeners>;
  }
}
