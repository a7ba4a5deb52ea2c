import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import styles from './TopTenSkeleton.module.css';

const LINES = 7;

/** The shape of the Top 10 while it loads. */
export function TopTenSkeleton() {
  return (
    <Loading>
      <div className={styles.skeleton}>
        <Skeleton shape="fill" />
        <Skeleton shape="fill" />
        <Skeleton shape="fill" />
        {Array.from({ length: LINES }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={line} shape="fill" />
        ))}
      </div>
    </Loading>
  );
}
