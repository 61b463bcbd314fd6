// The documentation's pages that have boards to edit in place.

export const LIVE_PAGES = ['examples', 'quick-start', 'quick-start.zh', 'theming'] as const;

/** The examples of a page's Markdown. */
export const liveExamples = (text: string): string[] =>
  [...text.matchAll(/```html live\n(.*?)```/gs)].map(([, code = '']) => code);
