import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './FullList.module.css';

/** The shape of a list while it is being read. */
export function FullListSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="40%" />
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </Loading>
  );
}
