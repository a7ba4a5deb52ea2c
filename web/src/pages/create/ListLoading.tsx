import { paths } from '#paths.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { CancelButton } from '#widgets/HeaderButtons.tsx';
import { ListFormSkeleton } from './ListFormSkeleton.tsx';

/** The editor while its list or draft is read. */
export function ListLoading({ isNew = false }) {
  return (
    <>
      <CancelButton fallback={paths.home} />
      {isNew && <PageHeading>{earlyHeadings[paths.create]}</PageHeading>}
      <ListFormSkeleton hasHeading={!isNew} />
    </>
  );
}
