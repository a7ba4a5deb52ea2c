import type { ShownText } from '@outrank/shared/spoilers/spoilerShield';
import styles from './CommentItem.module.css';
import { showLinks } from './parseLinks.ts';

type Props = {
  text: string;
  /** Lets the text of a part pass the spoiler shield. */
  showText: (text: string) => ShownText;
};

/** The text of a comment with its line breaks. Web addresses become links; everything else stays plain text. */
export function CommentText({ text, showText }: Props) {
  const parts = showLinks(text, showText);
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
