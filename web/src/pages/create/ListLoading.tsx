import { earlyHeadings, paths } from '#paths.ts';
import { Loading, Skeleton } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { CancelButton } from '#widgets/HeaderButtons.tsx';
import styles from './CreatePage.module.css';

export function ListLoading({ isNew = false }) {
  return (
    <>
      <CancelButton fallback={paths.home} />
      {isNew && <PageHeading>{earlyHeadings[paths.create]}</PageHeading>}
      <Loading>
        <div className={styles.form}>
          {!isNew && <Skeleton width="50%" height="2.5rem" />}
          <Skeleton shape="block" height="3rem" />
          <Skeleton shape="block" height="20rem" />
        </div>
      </Loading>
    </>
  );
}
