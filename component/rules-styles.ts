// How the rules in words look; with the board from the start, while the words come when they are wanted.

import { css } from 'lit';

export const rulesStyles = css`
  .rules {
    max-inline-size: 42em;
    margin: 0.75em auto 0;
    font-size: 0.9em;
    line-height: 1.5;
  }
  .rules summary {
    cursor: pointer;
    font-weight: 600;
  }
  .rules p,
  .rules dl {
    margin: 0.4em 0;
  }
  .rules dt {
    margin-block-start: 0.4em;
    font-weight: 600;
  }
  .rules dd {
    margin-inline-start: 1em;
  }
  .rules details {
    margin-block-start: 0.5em;
  }
`;
