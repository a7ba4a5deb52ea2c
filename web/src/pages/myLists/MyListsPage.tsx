import { paths } from '@outrank/shared/addresses';
import { listKeyText } from '@outrank/shared/documents/list';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { DeleteListButton } from '#features/lists/DeleteListButton.tsx';
import { ListCard, ListGrid, ListGridSkeleton } from '#features/lists/ListGrid.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { UsernameLine } from '#features/session/UsernameLine.tsx';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { EmptyState, QueryView, ShowMore } from '#ui/feedback/QueryView.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { formatDay } from '#ui/format.ts';
import { InHeader } from '#ui/layout/HeaderSlot.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { HeaderButton } from '#widgets/HeaderButtons.tsx';
import { WithSeasons } from '#widgets/WithSeasons.tsx';
import styles from './MyListsPage.module.css';

const LOAD_FAILED = 'Failed to load your lists. Please try again.';

export default function MyListsPage() {
  const user = useUser();
  const navigate = useNavigate();
  return (
    <>
      <InHeader>
        <Link className={buttonClass('primary', 'small')} to={paths.create}>
          Create New List
        </Link>
      </InHeader>
      <HeaderButton label="Cancel" onClick={() => navigate(paths.home)} />
      <WithSeasons panel={{ user, createMode: false }}>
        <PageHeading
          actions={
            <Link className={buttonClass('primary')} to={paths.create}>
              Create New Ranking
            </Link>
          }
        >
          My Survivor Rankings
        </PageHeading>
        <div className={styles.account}>
          <UsernameLine user={user} />
          <Link className={buttonClass('quiet', 'small')} to={paths.account}>
            Your account
          </Link>
        </div>
        <OwnLists uid={user.uid} />
      </WithSeasons>
    </>
  );
}

function OwnLists({ uid }: { uid: string }) {
  const own = useInfiniteQuery(listQueries.own(uid));
  return (
    <QueryView
      query={own}
      failedText={LOAD_FAILED}
      skeleton={<ListGridSkeleton count={6} />}
      empty={<EmptyState text="You haven't ranked anyone yet. Your first list is ten taps away." />}
    >
      {(entries) => (
        <>
          <h2 className="visuallyHidden">Your lists</h2>
          <ListGrid
            entries={entries}
            renderUnreadable={({ key, name = 'A list without a name' }) => (
              <>
                <h3>{name}</h3>
                <DeleteListButton list={{ userId: uid, id: key.listId, name, items: [] }} />
              </>
            )}
          >
            {(list) => <OwnListCard uid={uid} list={list} />}
          </ListGrid>
          <ShowMore label="Show more lists" query={own} failedText={LOAD_FAILED} />
        </>
      )}
    </QueryView>
  );
}

function OwnListCard({ uid, list }: { uid: string; list: RankedList }) {
  const key = { userId: uid, listId: list.id };
  return (
    <ListCard
      list={showOwn(list)}
      to={paths.editList(list.id)}
      byline={`Updated: ${formatDay(list.updatedAt)}`}
      isOwn
      actions={
        <>
          <Link
            className={buttonClass('quiet', 'small')}
            to={paths.list(key)}
            aria-label={`View ${list.name}`}
          >
            View
          </Link>
          <Link
            className={buttonClass('quiet', 'small')}
            to={paths.compareRankings(listKeyText(key))}
            aria-label={`Compare ${list.name}`}
          >
            Compare
          </Link>
          <ShareButton
            content={{ kind: 'list', list }}
            uid={uid}
            variant="quiet"
            size="small"
            aria-label={`Share ${list.name}`}
          />
          <DeleteListButton list={list} />
        </>
      }
    />
  );
}
