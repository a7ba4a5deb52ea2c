import styles from '#features/topTen/entries/TopTenList.module.css';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const LINES = 7;

/** The shape of the Top 10 while it loads. */
export function TopTenSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="12rem" />
        {Array.from({ length: LINES }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={line} shape="block" height="4.5rem" />
        ))}
      </div>
    </Loading>
  );
}
