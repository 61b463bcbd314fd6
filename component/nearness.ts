// Boards far from the window keep their place and are drawn when they come near, once and for all. Those that
// come in one task are measured together, so that fifty of them lay the page out once.

import type { LitElement, ReactiveController } from 'lit';

/** How far from the window is near, in windows. */
const MARGIN = 1;

export class Nearness implements ReactiveController {
  isNear = typeof IntersectionObserver === 'undefined';
  /** Until it is known whether it is near. */
  looked: Promise<void> | undefined;
  /** What keeps the place. */
  #place: Element | undefined;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostConnected(): void {
    if (this.host.hasUpdated) this.hostUpdated();
  }

  hostUpdated(): void {
    const place = this.host.renderRoot.firstElementChild;
    if (this.isNear || this.#place || !place || !this.host.isConnected) return;
    this.#place = place;
    this.looked = measured(place, this.come);
  }

  hostDisconnected(): void {
    if (this.#place) forget(this.#place);
    this.#place = undefined;
  }

  /** It is near, or wanted for another reason. */
  readonly come = (): void => {
    if (this.isNear) return;
    this.isNear = true;
    if (this.#place) forget(this.#place);
    this.#place = undefined;
    this.host.requestUpdate();
  };
}

/** Places that are far, and what to do when they are near. */
const far = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;
/** Places that nobody has measured yet. */
let fresh: Map<Element, () => void> | undefined;
let measuring = Promise.resolve();

function measured(place: Element, come: () => void): Promise<void> {
  if (!fresh) {
    fresh = new Map();
    measuring = Promise.resolve().then(measure);
  }
  fresh.set(place, come);
  return measuring;
}

function measure(): void {
  const places = fresh ?? new Map<Element, () => void>();
  fresh = undefined;
  const near = new Set([...places.keys()].filter(isNear));
  for (const [place, come] of places) {
    if (near.has(place)) come();
    else watch(place, come);
  }
}

function isNear(place: Element): boolean {
  const { left, top, right, bottom, width } = place.getBoundingClientRect();
  const [across, down] = [innerWidth, innerHeight];
  return (
    width > 0 &&
    bottom > -MARGIN * down &&
    top < (1 + MARGIN) * down &&
    right > -MARGIN * across &&
    left < (1 + MARGIN) * across
  );
}

function watch(place: Element, come: () => void): void {
  const margin = `${MARGIN * 100}%`;
  // Boxes that scroll have margins of their own where browsers know them.
  const init: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: margin,
    scrollMargin: margin,
  };
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) far.get(target)?.();
  }, init);
  if (far.size === 0) addEventListener('beforeprint', allCome);
  far.set(place, come);
  observer.observe(place);
}

function forget(place: Element): void {
  fresh?.delete(place);
  observer?.unobserve(place);
  if (far.delete(place) && far.size === 0) removeEventListener('beforeprint', allCome);
}

/** On paper nothing is far. */
function allCome(): void {
  for (const come of [...far.values()]) come();
}
