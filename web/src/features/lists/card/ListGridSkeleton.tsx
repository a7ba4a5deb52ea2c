import { Loading } from '#ui/feedback/Loading.tsx';
import styles from './ListGrid.module.css';

/** Stands in for `ListGrid` while the lists load. */
export function ListGridSkeleton({
  count,
  hasThreeColumns = false,
}: {
  count: number;
  hasThreeColumns?: boolean;
}) {
  return (
    <Loading>
      <div className={styles.grid} data-has-three-columns={hasThreeColumns || undefined}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
          <span key={index} className={styles.placeholder} />
        ))}
      </div>
    </Loading>
  );
}
