import { paths } from '@outrank/shared/addresses';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { FullList, FullListSkeleton } from '#features/lists/fullList/FullList.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { isFromHome } from '#pages/list/homeOrigin.ts';
import { useShownList } from '#reader/useShield.ts';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { lazyAfterContent, lazyComponent } from '#ui/lazyComponent.ts';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';
import { VoteButtons } from '#widgets/VoteButtons.tsx';
import { ListComments } from './ListComments.tsx';
import styles from './ListPage.module.css';

const LOAD_FAILED = 'Failed to load list. Please try again later.';

const MissingList = lazyComponent(
  () => import('./MissingList.tsx'),
  ({ backLink }) => (
    <>
      {backLink}
      <FullListSkeleton />
    </>
  ),
);
const ReportList = lazyAfterContent(() => import('#widgets/ReportList.tsx'));

export default function ListPage() {
  const { userId = '', listId = '' } = useParams();
  const { state } = useLocation();
  const fromHome = isFromHome(state);
  const backLink = (
    <Link className={styles.back} to={fromHome ? paths.home : paths.rankings}>
      <ArrowLeft size={18} aria-hidden="true" /> {fromHome ? 'Back to Home' : 'Back to Rankings'}
    </Link>
  );
  return (
    <>
      <DefaultButtons />
      {userId.trim() && listId.trim() ? (
        <div className={styles.page}>
          <ListDetail userId={userId} listId={listId} backLink={backLink} />
        </div>
      ) : (
        <MissingList backLink={backLink} failedText={LOAD_FAILED} />
      )}
    </>
  );
}

/** A list that a curator hides disappears from every open page within a minute. A page in the background reads nothing. */
const REFETCH_MS = 50_000;

function ListDetail({ backLink, ...key }: ListKey & { backLink: ReactNode }) {
  const { uid } = useUser();
  const query = useQuery({
    ...listQueries.detail(key),
    // Without data, a refetch would replace the error by the skeleton.
    refetchInterval: ({ state }) => state.data !== undefined && REFETCH_MS,
  });
  if (query.data === null && !query.isError)
    return <MissingList listKey={key} backLink={backLink} failedText={LOAD_FAILED} />;
  return (
    <>
      {backLink}
      <QueryView query={query} failedText={LOAD_FAILED} skeleton={<FullListSkeleton />}>
        {(list) => <LoadedList key={listKeyText(key)} list={list} uid={uid} />}
      </QueryView>
    </>
  );
}

function LoadedList({ list, uid }: { list: RankedList; uid: string }) {
  const key = { userId: list.userId, listId: list.id };
  const isOwn = list.userId === uid;
  const shown = useShownList(list, uid);
  return (
    <FullList
      list={shown}
      isOwn={isOwn}
      actions={
        <>
          <VoteButtons list={list} name={shown.name} />
          <ShareButton content={{ kind: 'list', list }} uid={uid} />
          {list.items.length > 0 && <RankThese listKey={key} isOwn={isOwn} />}
        </>
      }
      moreActions={
        <>
          <Link className={buttonClass('secondary')} to={paths.compareRankings(listKeyText(key))}>
            Compare
          </Link>
          {list.items.length > 0 && (
            <Link className={buttonClass('secondary')} to={paths.startFrom(listKeyText(key), true)}>
              Start from this order
            </Link>
          )}
        </>
      }
      lastAction={!isOwn && <ReportList list={list} shownName={shown.name} uid={uid} />}
      renderComments={(areItemsCovered) => (
        <div className={styles.comments}>
          <ListComments list={list} areItemsCovered={areItemsCovered} />
        </div>
      )}
    />
  );
}

/** Starts a list of the same items in random order, the main thing to do with somebody else's list. */
function RankThese({ listKey, isOwn }: { listKey: ListKey; isOwn: boolean }) {
  return (
    <Link
      className={`${buttonClass(isOwn ? 'secondary' : 'primary')} ${styles.rank}`}
      to={paths.startFrom(listKeyText(listKey))}
    >
      {isOwn ? 'Rank these again' : 'Rank these yourself'}
    </Link>
  );
}
