import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './PageLoading.module.css';

/** Shown while the session or a page's code loads. */
export function PageLoading() {
  return (
    <Loading>
      <div className={styles.page}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton shape="block" height="10rem" />
        <Skeleton shape="block" height="10rem" />
      </div>
    </Loading>
  );
}
