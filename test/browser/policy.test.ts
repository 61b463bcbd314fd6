// A strict content security policy. In a file of its own: a policy, once set, stays for the page.

import { aTimeout, expect } from '@open-wc/testing';
import { boardOf, cell, DUEL, FOUR, tapOn } from './boards.js';

describe('a strict policy', () => {
  it('refuses nothing of the element', async () => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "style-src 'self'; require-trusted-types-for 'script'";
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(event.violatedDirective),
    );
    document.head.append(policy);
    const board = await boardOf(DUEL);
    await tapOn(board, 'c6');
    expect(cell(board, 'c6').getBoundingClientRect().left).to.be.greaterThan(0);
    await boardOf(FOUR, { rules: 'four-dark' });
    await aTimeout(50);
    expect(refused).to.deep.equal([]);
  });
});
