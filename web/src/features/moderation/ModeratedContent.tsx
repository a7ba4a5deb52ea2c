import { Link } from 'react-router-dom';
import type { ReportedContent } from '#data/moderation/moderation.ts';
import { paths } from '#paths.ts';
import styles from './ModerationQueue.module.css';

/** The text and the author of a list or a comment, with a link to the list. */
export function ModeratedContent({ list, comment }: ReportedContent) {
  const author = list ?? comment;
  if (!author) return <p className={styles.text}>It is not there any more.</p>;
  const key = list ? { userId: list.userId, listId: list.id } : comment && getListKey(comment);
  return (
    <>
      <p className={styles.text}>
        {list ? (
          <>
            <span className={styles.name}>{list.name}</span>
            {list.description && `\n${list.description}`}
          </>
        ) : (
          comment?.text
        )}
      </p>
      <p className={styles.head}>
        by {author.userName}
        {key && <Link to={paths.list(key)}>{list ? 'Open the list' : 'Open its list'}</Link>}
      </p>
    </>
  );
}

const getListKey = ({ listUserId, listId }: { listUserId: string; listId: string }) => ({
  userId: listUserId,
  listId,
});
