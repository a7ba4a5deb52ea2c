import { useInfiniteQuery } from '@tanstack/react-query';
import { listQueries } from '#features/lists/listQueries.ts';
import { paths } from '#paths.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { BackButton } from './HeaderButtons.tsx';
import { PublicLists } from './PublicLists.tsx';

export default function BrowsePage() {
  const lists = useInfiniteQuery(listQueries.browse());
  return (
    <>
      <BackButton fallback={paths.home} />
      <PageHeading>Browse All Rankings</PageHeading>
      <PublicLists
        lists={lists}
        heading="Newest rankings"
        emptyText="No rankings found. Be the first to create a ranking!"
      />
    </>
  );
}
