// The buttons under the board.

import { css } from 'lit';

export const sharingStyles = css`
  .sharing {
    max-inline-size: max(420px, 100%);
    margin: 0.75rem auto 0;
  }
  .sharing .toolbar {
    justify-content: center;
  }
`;
