import { Loading } from '#ui/feedback/Loading.tsx';
import styles from './ListGrid.module.css';

/** The shape of a grid of cards while it is being read. */
export function ListGridSkeleton({ count, isInThrees = false }: { count: number; isInThrees?: boolean }) {
  return (
    <Loading>
      <div className={styles.grid} data-is-in-threes={isInThrees || undefined}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
          <span key={index} className={styles.shape} />
        ))}
      </div>
    </Loading>
  );
}
