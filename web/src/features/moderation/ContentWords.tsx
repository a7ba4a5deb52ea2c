import { paths } from '@outrank/shared/addresses';
import { isSeasonId } from '@outrank/shared/catalogue/catalogue';
import { detailTexts } from '@outrank/shared/documents/list';
import type { ReportedContent } from '@outrank/shared/documents/moderation';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { findEntry } from '@outrank/shared/members';
import type { ReportTarget } from '@outrank/shared/moderation/reportTarget';
import { foldLineBreaks } from '@outrank/shared/text/readable';
import { Link } from 'react-router-dom';
import type { PresentTarget } from '#data/moderation/sendReport.ts';
import styles from './ModerationQueue.module.css';

const getItemName = (id: string) => (isSeasonId(id) ? seasonItem(id) : contestantItem(id)).name;

const listNotes = (notes: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(notes).map(([id, note]) => foldLineBreaks(`\n${getItemName(id)}: ${note}`));

/**
 * The words of a list or a share with its notes, of a comment, or the name of a user or a group. The spoiler shield hides none:
 * curators judge all of them.
 */
export function ContentWords({ content }: { content: ReportedContent | undefined }) {
  if (!content) return <p className={styles.text}>This no longer exists.</p>;
  if ('text' in content) return <p className={styles.text}>{foldLineBreaks(content.text)}</p>;
  if ('displayName' in content)
    return <p className={`${styles.text} ${styles.name}`}>{content.displayName}</p>;
  if ('title' in content) {
    return (
      <p className={styles.text}>
        <span className={styles.name}>{content.title}</span>
        {content.author !== null && <span>{`\nby ${content.author}`}</span>}
        {listNotes(content.notes)}
      </p>
    );
  }
  return (
    <p className={styles.text}>
      <span className={styles.name}>{content.name}</span>
      {'description' in content && (
        <>
          {detailTexts.map((text) => content[text] && foldLineBreaks(`\n${content[text]}`))}
          {listNotes(content.notes)}
        </>
      )}
    </p>
  );
}

/** Who wrote a target, with a link to where it stands; nothing when it was deleted. */
export function ContentOrigin({ target, present }: { target: ReportTarget; present: PresentTarget }) {
  const origin = findOrigin(target, present);
  if (!origin) return null;
  const { author, path, link } = origin;
  return (
    <p className={styles.head}>
      {author && <span>by {author}</span>}
      <Link to={path} reloadDocument={target.kind === 'share'}>
        {link}
      </Link>
    </p>
  );
}

function findOrigin(target: ReportTarget, { list, comment, profile, group }: PresentTarget) {
  if (list) {
    const path = paths.list({ userId: list.userId, listId: list.id });
    return { author: list.userName, path, link: 'View list' };
  }
  if (comment) {
    const path = paths.list({ userId: comment.listUserId, listId: comment.listId });
    return { author: comment.userName, path, link: 'View list' };
  }
  if (group?.invitation) return { path: paths.joinGroup(group.invitation), link: 'View invitation' };
  if (target.kind === 'share') return { path: paths.share(target.shareId), link: 'View share' };
  if (target.kind !== 'user' || !profile) return undefined;
  return { path: paths.userRankings(target.userId), link: "View this fan's lists" };
}

type Author = { readonly userId: string; readonly userName: string };

/** Who wrote a target, bears the name or owns the group; undefined when it was deleted, and for a share, which may have two. */
export function getAuthor(
  target: ReportTarget,
  { list, comment, profile, group }: PresentTarget,
): Author | undefined {
  if (target.kind === 'user') return profile && { userId: target.userId, userName: profile.displayName };
  if (group) return { userId: group.ownerId, userName: findEntry(group.memberNames, group.ownerId) ?? '' };
  return list ?? comment;
}
