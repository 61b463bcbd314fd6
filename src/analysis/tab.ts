// Whether anybody can see the page.

/** Calls at once and with every change; returns what ends that. Where there is no page, somebody looks. */
export function watchTab(changed: (isHidden: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const tell = (): void => changed(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', tell);
  tell();
  return () => document.removeEventListener('visibilitychange', tell);
}
