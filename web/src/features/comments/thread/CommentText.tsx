import styles from './CommentItem.module.css';
import { parseLinks } from './commentLinks.ts';

/** What somebody wrote, with its line breaks; addresses can be followed, and nothing else of it does anything. */
export function CommentText({ text }: { text: string }) {
  const pieces = parseLinks(text);
  return (
    <p className={styles.text}>
      {pieces.map(({ text: words, href }, place) =>
        href === undefined ? (
          words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes, so its pieces keep their places
          <a key={place} href={href} target="_blank" rel="nofollow noopener ugc">
            {words}
          </a>
        ),
      )}
    </p>
  );
}
