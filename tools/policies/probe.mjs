// @ts-check
/* global document, customElements, getComputedStyle, HTMLElement */
/**
 * What is asked in the page; runs there, so it uses nothing from outside itself.
 *
 * @typedef {object} Seen
 * @property {boolean} board Drawn with its pieces, in its proportions, in its colours.
 * @property {string} engine Where the engine runs, as the ladder names it, or why it does not.
 * @property {string} moved What the board says of the computer's move, '' where there was none.
 *
 * @param {number} patience Milliseconds.
 * @returns {Promise<Seen>}
 */
export async function probe(patience) {
  const end = Date.now() + patience;
  /** @type {<T>(look: () => T | undefined | null | false | '') => Promise<T | undefined>} */
  const until = async (look) => {
    for (;;) {
      const found = look();
      if (found) return found;
      if (Date.now() > end) return undefined;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const element = document.querySelector('junqi-board');
  await until(() => customElements.get('junqi-board'));
  const root = () => element?.shadowRoot;
  await until(() => root()?.querySelector('.piece'));
  const frame = root()?.querySelector('.frame');
  const size = frame instanceof HTMLElement ? frame.getBoundingClientRect() : undefined;
  const table = root()?.querySelector('.drawing rect');
  const isDrawn = size !== undefined && Math.abs(size.height / size.width - 916 / 524) < 0.05;
  const isPainted = table ? getComputedStyle(table).fill !== 'rgb(0, 0, 0)' : false;
  const told = () => root()?.querySelector('.said')?.textContent?.trim();
  const moved = (await until(told)) ?? '';
  const pools = Object.getOwnPropertySymbols(globalThis).filter((symbol) =>
    symbol.description?.startsWith('junqi.pool'),
  );
  const [pool] = pools.map((symbol) => /** @type {any} */ (globalThis)[symbol].pool);
  return { board: isDrawn && isPainted, engine: pool?.rung ?? 'none', moved };
}
