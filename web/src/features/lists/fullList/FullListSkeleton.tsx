import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import styles from './FullList.module.css';

/** Stands in for `FullList` while the list loads. */
export function FullListSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        <div className={styles.head}>
          <div className={styles.headingSkeleton}>
            <Skeleton shape="title" />
            <Skeleton width="45%" />
          </div>
          <Skeleton width="11rem" height="1.5rem" />
          <Skeleton width="min(100%, 34rem)" />
          <Skeleton width="min(100%, 20rem)" height="2.75rem" />
        </div>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </Loading>
  );
}
