import type { ReportTarget } from '@outrank/shared/moderation/reportTarget';
import { Link } from 'react-router-dom';
import type { PresentTarget } from '#data/moderation/sendReport.ts';
import { paths } from '#paths.ts';
import styles from './ModerationQueue.module.css';

type Props = { target: ReportTarget; present: PresentTarget };

/** The author of content, and a link to where it is. */
export function ContentOrigin({ target, present: { list, comment, profile } }: Props) {
  if (list) {
    const key = { userId: list.userId, listId: list.id };
    return <Origin author={list.userName} path={paths.list(key)} link="View list" />;
  }
  if (comment) {
    const key = { userId: comment.listUserId, listId: comment.listId };
    return <Origin author={comment.userName} path={paths.list(key)} link="View list" />;
  }
  if (target.kind !== 'user' || !profile) return null;
  return <Origin path={paths.userRankings(target.userId)} link="View this fan's lists" />;
}

function Origin({ author, path, link }: { author?: string; path: string; link: string }) {
  return (
    <p className={styles.head}>
      {author && `by ${author}`}
      <Link to={path}>{link}</Link>
    </p>
  );
}
