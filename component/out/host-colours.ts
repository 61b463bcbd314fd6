// The colours that a page has given an element, worked out by the browser.

import { colourNames } from './picture.js';

export interface HostColours {
  readonly theme: 'light' | 'dark';
  /** By the names of custom properties; those that the page has set. */
  readonly colours: Readonly<Record<string, string>>;
}

export function hostColours(element: HTMLElement): HostColours {
  const style = getComputedStyle(element);
  const probe = document.createElement('span');
  probe.hidden = true;
  // The board itself has the theme; around it the page may have another.
  (element.shadowRoot?.querySelector('.frame') ?? element).append(probe);
  const worked = (value: string): string => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  try {
    const set = colourNames()
      .map((name) => [name, style.getPropertyValue(name).trim()] as const)
      .filter(([, value]) => CSS.supports('color', value));
    return {
      theme: worked('light-dark(#000, #fff)') === 'rgb(255, 255, 255)' ? 'dark' : 'light',
      colours: Object.fromEntries(set.map(([name, value]) => [name, worked(value)])),
    };
  } finally {
    probe.remove();
  }
}
