// What one section tells another.

interface SetupDetail {
  /** A setup in letters. */
  readonly text: string;
}

declare global {
  interface DocumentEventMap {
    /** A setup file was opened where records are watched. */
    'demo-setup-file': CustomEvent<SetupDetail>;
    /** Somebody wants to play with a setup. */
    'demo-use-setup': CustomEvent<SetupDetail>;
  }
}

export function tell(from: Element, name: 'demo-setup-file' | 'demo-use-setup', text: string) {
  from.dispatchEvent(new CustomEvent<SetupDetail>(name, { detail: { text }, bubbles: true }));
}
