// What the tools for taking a position along say.

export const TOOLS = ['image', 'text', 'link', 'file'] as const;
/** A picture to save, the position or record as text, a link to it, the record as a file. */
export type Tool = (typeof TOOLS)[number];

export interface OutWords {
  readonly tools: string;
  readonly buttons: Readonly<Record<Tool, string>>;
  readonly copied: string;
  readonly linked: string;
  readonly notCopied: string;
  readonly failed: (reason: string) => string;
}
