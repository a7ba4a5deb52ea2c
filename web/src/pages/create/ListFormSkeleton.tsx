import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import styles from './ListFormSkeleton.module.css';

/** The shape of the editor while the list loads. */
export function ListFormSkeleton({ hasHeading }: { hasHeading: boolean }) {
  return (
    <Loading>
      <div className={styles.form}>
        {hasHeading && <Skeleton width="50%" height="2.5rem" />}
        <Skeleton shape="block" height="3rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </Loading>
  );
}
