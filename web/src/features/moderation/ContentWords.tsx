import { isSeasonId } from '@outrank/shared/catalogue/catalogue';
import { findTexts } from '@outrank/shared/documents/documentKind';
import { listTexts } from '@outrank/shared/documents/list';
import type { ReportedContent } from '@outrank/shared/documents/moderation';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import styles from './ModerationQueue.module.css';

const otherTexts = findTexts(listTexts, 'isReported').filter((text) => text !== 'name');

const getItemName = (id: string) => (isSeasonId(id) ? seasonItem(id) : contestantItem(id)).name;

/**
 * The words of a list with its notes, of a comment, or a user's name. The spoiler shield hides none: curators judge all of them.
 */
export function ContentWords({ content }: { content: ReportedContent | undefined }) {
  if (!content) return <p className={styles.text}>This no longer exists.</p>;
  if ('text' in content) return <p className={styles.text}>{content.text}</p>;
  if ('displayName' in content)
    return <p className={`${styles.text} ${styles.name}`}>{content.displayName}</p>;
  return (
    <p className={styles.text}>
      <span className={styles.name}>{content.name}</span>
      {otherTexts.map((text) => content[text] && `\n${content[text]}`)}
      {Object.entries(content.notes ?? {}).map(([id, note]) => `\n${getItemName(id)}: ${note}`)}
    </p>
  );
}
