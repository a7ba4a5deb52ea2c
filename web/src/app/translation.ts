/**
 * Keeps the page alive under a translator in the browser, which replaces each text by elements of its own. React would change a
 * text that is no longer in the page, and fail at removing one. So the text returns, empty, before its translation, which goes
 * when React changes or removes the text. When the translator takes its element back, the text has its words again.
 * @returns a function that stops.
 */
export function followTranslation(page: Node): () => void {
  const translations = new WeakMap<Node, ChildNode>();
  /** The texts by their translation, with their words. */
  const originals = new WeakMap<Node, readonly [text: Text, words: string]>();

  function forget(text: Node): void {
    translations.get(text)?.remove();
    translations.delete(text);
  }

  function follow(text: Text, element: ChildNode): void {
    translations.set(text, element);
    originals.set(element, [text, text.data]);
    // Some translators move the text into their element.
    if (element.contains(text)) text.replaceWith(text.cloneNode());
    text.data = '';
    element.before(text);
  }

  function restore([text, words]: readonly [text: Text, words: string], added: NodeList): void {
    translations.delete(text);
    for (const node of added) if (node instanceof Text && node !== text) node.remove();
    if (text.data === '') text.data = words;
  }

  function handleRemoved(node: Node, record: MutationRecord): void {
    const original = originals.get(node);
    if (original && translations.get(original[0]) === node) restore(original, record.addedNodes);
    if (!(node instanceof Text) || node.parentNode === record.target) return;
    const element = findTranslation(record);
    if (translations.has(node)) forget(node);
    else if (element && !originals.has(element) && element.parentNode === record.target)
      follow(node, element);
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) handleRemoved(node, record);
      if (record.target instanceof Text && record.target.data !== '') forget(record.target);
    }
    // Its own changes.
    observer.takeRecords();
  });
  observer.observe(page, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** The element that replaced a text: at once, or inserted beside it before. React itself replaces no node by another. */
function findTranslation({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  const isElement = (node: Node | null) => node instanceof Element;
  return (
    [...addedNodes].find(isElement) ??
    [previousSibling, nextSibling].filter(isElement).find(({ localName }) => localName === 'font')
  );
}
