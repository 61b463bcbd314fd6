// What a document says, for tests of what it may not say.

/** Everything that the document says, shadow roots included, without what differs from run to run. */
export function everythingIn(root: ParentNode): string {
  const parts: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== 'id' && name !== 'for')
      .map(({ name, value }) => `${name}=${value}`);
    const texts = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim());
    parts.push(`<${element.localName} ${attributes.join(' ')}>${texts.join('')}`);
    if (element.shadowRoot) parts.push(everythingIn(element.shadowRoot));
  }
  return parts.join('\n');
}
