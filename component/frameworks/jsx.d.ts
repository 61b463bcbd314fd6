// `<junqi-board>` in JSX: `import type {} from 'junqi/jsx'`. React 19 sets properties and listens to
// `onjunqi-move`; for React 17 and 18 there is the component of `junqi/react`. Preact does both, too.

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { JunqiBoard } from '../junqi-board.js';
import type { BoardListeners, BoardProps } from './props.js';

type Html = Omit<DetailedHTMLProps<HTMLAttributes<JunqiBoard>, JunqiBoard>, keyof BoardProps>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'junqi-board': Html & BoardProps & BoardListeners;
    }
  }
}
