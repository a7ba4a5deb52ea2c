/**
 * Plays a translator in the browser: replaces each text by two nested elements with the same text, now and whatever comes later.
 * Leaves out what must not be translated. A browser can run it in a page, so it needs nothing from outside.
 * @returns a function that stops it.
 */
export function translatePage(): () => void {
  function translate(node: Node): void {
    if (node instanceof Element) {
      if (!node.matches('font, script, style, textarea, [translate="no"]'))
        [...node.childNodes].forEach(translate);
    } else if (node instanceof Text && node.data.trim() !== '' && node.parentElement?.localName !== 'font') {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = node.data;
      node.replaceWith(outer);
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const changed = type === 'characterData' ? [target] : addedNodes;
      for (const node of changed)
        if (node.isConnected && !node.parentElement?.closest('[translate="no"]')) translate(node);
    }
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
