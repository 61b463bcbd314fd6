// Handing something out of the page: as a file, or into the clipboard.

/** Offers a file for saving. */
export function saveFile(name: string, content: Blob | string | Uint8Array): void {
  const part = typeof content === 'string' || content instanceof Blob ? content : content.slice();
  const url = URL.createObjectURL(new Blob([part]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Whether the text is in the clipboard now: browsers give it to secure pages, and when somebody asked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way, for pages without the clipboard's own interface. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
