import styles from './CommentItem.module.css';
import { parseLinks } from './parseLinks.ts';

/** The text of a comment with its line breaks. Web addresses become links; everything else stays plain text. */
export function CommentText({ text }: { text: string }) {
  const parts = parseLinks(text);
  return (
    <p className={styles.text}>
      {parts.map(({ text: partText, href }, index) =>
        href === undefined ? (
          partText
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes, so its parts keep their order
          <a key={index} href={href} target="_blank" rel="nofollow noopener ugc">
            {partText}
          </a>
        ),
      )}
    </p>
  );
}
