// A list of moves that follows the turn shown: the list scrolls, the page stays where it is.

/**
 * What a mode does once it is drawn; `shown` is the turn there is now. The focus stays on the turn shown where the
 * list has it.
 */
export function following(shown: () => unknown): (root: ParentNode) => void {
  let before: unknown = NOTHING;
  return (root) => {
    const now = shown();
    const list = root.querySelector<HTMLElement>('.moves');
    const current = list?.querySelector<HTMLElement>('[aria-current="step"]');
    if (now === before || !list || !current) return;
    before = now;
    const [frame, turn] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    list.scrollTop += turn.top + turn.height / 2 - (frame.top + frame.height / 2);
    if (list.querySelector('.item:focus')) current.focus({ preventScroll: true });
  };
}

/** What no turn is: at the start of a record there is none. */
const NOTHING = Symbol('nothing');
