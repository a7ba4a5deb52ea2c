/** A piece of a comment: plain words, or an address that can be followed. */
export type TextPart = { readonly text: string; readonly href?: string };

const address = /\bhttps?:\/\/[^\s<>"“”]+/giu;
/** A sentence ends after an address, not within it. */
const sentenceEnd = /[.,:;!?'’…)\]}]+$/u;

/** What of a found address is its own: closing marks belong to it only when it opens them. */
function ownPart(found: string): string {
  const [end = ''] = sentenceEnd.exec(found) ?? [];
  const opened = found.includes('(') && end.startsWith(')') ? 1 : 0;
  return found.slice(0, found.length - end.length + opened);
}

function pieceOf(text: string): TextPart {
  if (!URL.canParse(text)) return { text };
  const { hostname, href } = new URL(text);
  return hostname.includes('.') ? { text, href } : { text };
}

/** Cuts a text into words and http(s) addresses. Put together again, the pieces are the text. */
export function parseLinks(text: string): TextPart[] {
  const pieces: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const own = ownPart(found);
    pieces.push({ text: text.slice(end, index) }, pieceOf(own));
    end = index + own.length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}
