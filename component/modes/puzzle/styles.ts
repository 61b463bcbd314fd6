import { css } from 'lit';

export const puzzleStyles = css`
  .task {
    font-weight: 600;
  }
  .good {
    color: light-dark(#1d6b34, #7fd99a);
  }
  .solution-list .item {
    inline-size: 100%;
  }
`;
