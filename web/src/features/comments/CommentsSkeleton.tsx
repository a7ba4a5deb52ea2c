import item from '#features/comments/thread/CommentItem.module.css';
import thread from '#features/comments/thread/CommentThread.module.css';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import styles from './CommentsSection.module.css';

const WIDTHS = ['80%', '55%', '68%'];

/** Stands in for the first comments while they load. */
export function CommentsSkeleton() {
  return (
    <Loading label="Loading comments ...">
      <div className={styles.threads}>
        {WIDTHS.map((width) => (
          <div key={width} className={thread.thread}>
            <div className={item.comment}>
              <span className={item.avatar}>
                <Skeleton shape="circle" width={40} height={40} />
              </span>
              <Skeleton width="9rem" height="1.4em" />
              <div className={item.text}>
                <Skeleton width={width} />
              </div>
              <div className={item.actions} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
