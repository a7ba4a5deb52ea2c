import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './PageLoading.module.css';

/** While the session or a page's code is on its way. */
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
