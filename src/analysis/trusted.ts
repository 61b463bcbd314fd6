// Trusted Types: under `require-trusted-types-for 'script'` a worker's address must have passed a policy.
// Pages that list policies allow `junqi`; there is one of it, however many files of ours are loaded.

interface Policy {
  createScriptURL(url: string): unknown;
}
interface Page {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
  };
  [KEY]?: Policy | undefined;
}

const KEY = Symbol.for('junqi trusted types');

/** The address, trusted where the browser wants that and the page allows our policy. */
export function trustedUrl(url: string): string {
  const page = globalThis as Page;
  try {
    page[KEY] ??= page.trustedTypes?.createPolicy('junqi', { createScriptURL: (text) => text });
  } catch {
    return url;
  }
  return page[KEY] ? (page[KEY].createScriptURL(url) as string) : url;
}
