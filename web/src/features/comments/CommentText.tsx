import { type ShownText, showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { foldLineBreaks, isDeceptive } from '@outrank/shared/text/readable';
import { FoldedText } from '#reader/FoldedText.tsx';
import { useShield } from '#reader/useShield.ts';
import styles from './CommentItem.module.css';

/**
 * The text of a comment with its line breaks, at most two in a row. Web addresses become links; everything else stays plain text. `dir` also isolates
 * a link, so that nothing around it changes how its address reads.
 */
export function CommentText({ text, isOwn }: { text: string; isOwn: boolean }) {
  const { showText } = useShield();
  const parts = showLinks(foldLineBreaks(text), isOwn ? showOwn<string> : showText);
  return (
    <FoldedText text={parts.map((part) => part.text).join('')} isOwn={isOwn}>
      <p className={styles.text}>
        {parts.map(({ text: partText, href }, index) =>
          href === undefined ? (
            partText
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, so its parts keep their order
            <a key={index} href={href} dir="ltr" target="_blank" rel="nofollow noopener ugc">
              {partText}
            </a>
          ),
        )}
      </p>
    </FoldedText>
  );
}

/** A part of a text: plain, or a link. A link shows its address where the text hides or imitates the host. */
export type TextPart = { readonly text: string; readonly href?: string };

const address = /\bhttps?:\/\/[^\s<>"“”]+/giu;
/** Punctuation at the end of an address belongs to the sentence around it. */
const sentenceEnd = /[.,:;!?'’…)\]}]+$/u;

/** Cuts the punctuation off the end, except a closing parenthesis that the address opens. */
function trimPunctuation(found: string): string {
  const [end = ''] = sentenceEnd.exec(found) ?? [];
  const opened = found.includes('(') && end.startsWith(')') ? 1 : 0;
  return found.slice(0, found.length - end.length + opened);
}

const authority = /^https?:\/\/([^/?#\\]*)/iu;

function parseLink(text: string): TextPart {
  if (!URL.canParse(text)) return { text };
  const url = new URL(text);
  if (!url.hostname.includes('.')) return { text };
  // A name before an @ looks like the host. A host in other letters is ASCII in `href`.
  Object.assign(url, { username: '', password: '' });
  const isHonest = authority.exec(text)?.[1]?.toLowerCase() === url.host && !isDeceptive(text);
  return { text: isHonest ? text : url.href, href: url.href };
}

/** Splits a text into plain parts and http(s) links. Joined again, the parts are the text, except for deceptive links. */
export function parseLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimPunctuation(found);
    parts.push({ text: text.slice(end, index) }, parseLink(link));
    end = index + link.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

type ShownPart = { readonly text: ShownText; readonly href?: string };

/** An address as its reader understands it: `Tony+Vlachos` and `Tony%20Vlachos` are a name. */
function decode(address: string): string {
  return new URLSearchParams(`address=${address.replaceAll('&', '%26')}`).get('address') ?? '';
}

/** The parts as the reader may see them. An address that names somebody hidden is no link, because its target would tell. */
function showLinks(text: string, showText: (text: string) => ShownText): ShownPart[] {
  return parseLinks(text).map(({ text: part, href }) => {
    if (href === undefined) return { text: showText(part) };
    const decoded = decode(part);
    const shown = showText(decoded);
    return shown === decoded ? { text: showText(part), href } : { text: shown };
  });
}
