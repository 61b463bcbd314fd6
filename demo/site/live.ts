// What the documentation's pages do besides being read: examples follow what is written into them, and
// the colours are those chosen in the demo. A classic script, so that pages work from a disk, too.

{
  /** Milliseconds of rest before what is written is shown. */
  const REST = 250;

  /** Storage may be switched off. */
  const keptColours = (): string => {
    try {
      return localStorage.getItem('junqi-demo.colours') ?? 'auto';
    } catch {
      return 'auto';
    }
  };

  /** Scripts that come in by `innerHTML` do not run; a copy does. */
  const runScripts = (shown: Element): void => {
    for (const old of shown.querySelectorAll('script')) {
      const copy = document.createElement('script');
      for (const { name, value } of old.attributes) copy.setAttribute(name, value);
      copy.textContent = old.textContent;
      old.replaceWith(copy);
    }
  };

  const follow = (area: HTMLTextAreaElement): void => {
    const shown = document.getElementById(`${area.id}-shown`);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    area.addEventListener('input', () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        if (!shown) return;
        shown.innerHTML = area.value;
        runScripts(shown);
      }, REST);
    });
  };

  document.documentElement.dataset['colours'] = keptColours();
  for (const area of document.querySelectorAll<HTMLTextAreaElement>('.live textarea')) follow(area);
  // On a phone the list of pages is closed until it is asked for.
  const list = document.querySelector<HTMLDetailsElement>('nav details');
  if (list && matchMedia('(max-width: 56rem)').matches) list.open = false;
}
