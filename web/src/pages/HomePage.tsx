import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { classicQueries } from '#features/classicRankings/classicQueries.ts';
import { LastUpdated } from '#features/classicRankings/LastUpdated.tsx';
import { ListGrid } from '#features/lists/ListGrid.tsx';
import { ListGridSkeleton } from '#features/lists/ListGridSkeleton.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
import { InHeader } from '#ui/HeaderSlot.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { DefaultButtons } from './HeaderButtons.tsx';
import styles from './HomePage.module.css';
import { fromHome } from './origin.ts';
import { VotableCard } from './VotableCard.tsx';
import { WithSeasonsPanel } from './WithSeasonsPanel.tsx';

export default function HomePage() {
  const user = useUser();
  const { data: classic } = useQuery(classicQueries.current());
  return (
    <>
      <InHeader>
        <LastUpdated moment={classic?.lastUpdated} />
      </InHeader>
      <DefaultButtons />
      <WithSeasonsPanel
        panel={{ user, createMode: false, ...(classic ? { classicLists: classic.lists } : {}) }}
      >
        <PageHeading
          actions={
            <Link className={buttonClass('primary')} to={paths.create}>
              Create New Ranking
            </Link>
          }
        >
          Outwit. Outplay. Outrank.
        </PageHeading>
        <section className={styles.section} aria-labelledby="recent">
          <h2 id="recent">Recently Created Lists</h2>
          <RecentLists />
        </section>
      </WithSeasonsPanel>
    </>
  );
}

function RecentLists() {
  const { data: entries, isPending, isError, refetch } = useQuery(listQueries.newest(HOME_SECTION_LISTS));
  if (isPending) return <ListGridSkeleton count={HOME_SECTION_LISTS} />;
  if (isError)
    return <ErrorNotice message="Failed to load lists. Please try again later." onRetry={refetch} />;
  if (entries.length === 0)
    return <EmptyState text="No torches lit yet. Be the first to create a ranking!" />;
  return <ListGrid entries={entries}>{(list) => <VotableCard list={list} state={fromHome} />}</ListGrid>;
}
