import { css } from 'lit';

export const analyseStyles = css`
  .lines .line {
    padding-block: 0.2em;
    padding-inline-start: 0.5em;
    border-inline-start: 4px solid var(--junqi-arrow-other, light-dark(#5f6670, #aab2bd));
  }
  .lines .line.place-1 {
    border-inline-start-color: var(--junqi-arrow-best, light-dark(#1c7a3a, #5fd98b));
  }
  .line-standing {
    display: block;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .lines,
  .moves {
    padding: 0.4em;
  }
  .moves {
    max-block-size: 18em;
    overflow-y: auto;
  }
  .moves > li,
  .variation > li {
    display: inline;
  }
  .variation {
    margin: 0;
    padding-inline-start: 1em;
    color: var(--_panel-quiet);
    font-size: 0.92em;
    list-style: none;
  }
  @media (forced-colors: active) {
    .lines .line.place-1 {
      border-inline-start-color: Highlight;
    }
  }
`;
