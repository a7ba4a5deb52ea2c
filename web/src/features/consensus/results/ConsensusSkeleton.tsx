import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import styles from './ConsensusSkeleton.module.css';

const LINES = 12;

/** The shape of the rows while they load. */
export function ConsensusSkeleton() {
  return (
    <Loading>
      <div className={styles.skeleton}>
        {Array.from({ length: LINES }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={line} shape="fill" />
        ))}
      </div>
    </Loading>
  );
}
