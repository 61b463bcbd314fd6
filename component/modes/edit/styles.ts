// How the palette looks, and a board on which everything may go anywhere.

import { css } from 'lit';

export const editStyles = css`
  /* Every point is a target: marks on all of them would say nothing. */
  .frame .quiet,
  .frame .attack {
    display: none;
  }
  .beside {
    max-inline-size: 40rem;
  }
  .palette {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(62px, 1fr));
    gap: 4px;
  }
  .tool {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 44px;
    padding: 3px;
    border: 1px solid transparent;
    border-radius: var(--junqi-radius, 7px);
    background: none;
    color: inherit;
    cursor: grab;
  }
  .tool svg {
    inline-size: 100%;
    max-inline-size: 66px;
    block-size: auto;
    pointer-events: none;
  }
  .tool.eraser {
    cursor: pointer;
  }
  .tool.eraser svg {
    max-inline-size: 28px;
    fill: currentColor;
  }
  .tool .narrow {
    display: none;
  }
  .tool .wide {
    display: initial;
  }
  .tool:hover:not(:disabled) {
    border-color: var(--_panel-edge);
  }
  .tool[aria-pressed='true'] {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  .tool:disabled {
    cursor: default;
  }
  .tool:disabled svg {
    opacity: 0.35;
  }
  .left {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    min-inline-size: 1.4em;
    padding-inline: 0.2em;
    border-radius: 1em;
    background: var(--_panel);
    color: var(--_panel-text);
    font-size: 0.75em;
    line-height: 1.4;
    text-align: center;
  }
  .button.seat::before {
    content: '';
    inline-size: 0.8em;
    block-size: 0.8em;
    margin-inline-end: 0.4em;
    border: 1.5px solid var(--_rim);
    border-radius: 3px;
    background: var(--_body);
  }
  .field input[type='number'] {
    inline-size: 6em;
  }
  /* Its names are long; what is counted stands in a row below. */
  .fields > .field:first-child {
    flex: 1 1 100%;
  }
  .hint {
    font-weight: 400;
  }
  .checks {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr));
    column-gap: 1em;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 32px;
    padding-block: 0.2em;
    line-height: 1.3;
  }
  .check input {
    inline-size: 18px;
    block-size: 18px;
    accent-color: var(--_accent);
  }
  .verdict ul {
    margin-block: 0.2em 0;
    padding-inline-start: 1.2em;
  }
`;
