import { css } from 'lit';

export const analyseStyles = css`
  .lines > li {
    padding-block: 0.2em;
    padding-inline-start: 0.5em;
    border-inline-start: 4px solid transparent;
  }
  .lines .line {
    border-inline-start-color: var(--junqi-arrow-other, light-dark(#5f6670, #aab2bd));
  }
  .lines .line.place-1 {
    border-inline-start-color: var(--junqi-arrow-best, light-dark(#1c7a3a, #5fd98b));
  }
  .line-standing {
    display: block;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  /* One row however long: what stands below stays where it is while the engine thinks. */
  .line-moves {
    display: flex;
    margin-inline-start: -0.4em;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  .line-moves .item {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  .lines,
  .moves {
    padding: 0.4em;
  }
  .moves {
    max-block-size: var(--junqi-moves-height, 18em);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .moves .item {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
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
  @media print {
    .moves {
      max-block-size: none;
      overflow: visible;
    }
  }
  @media (forced-colors: active) {
    .lines .line.place-1 {
      border-inline-start-color: Highlight;
    }
  }
`;
