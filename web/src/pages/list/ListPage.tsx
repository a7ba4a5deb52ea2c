import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { FullList } from '#features/lists/fullList/FullList.tsx';
import { FullListSkeleton } from '#features/lists/fullList/FullListSkeleton.tsx';
import { listQueries } from '#features/lists/listQueries.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { DefaultButtons } from '#pages/parts/HeaderButtons.tsx';
import { isFromHome } from '#pages/parts/listOrigin.ts';
import VoteButtons from '#pages/parts/VoteButtons.tsx';
import { paths } from '#paths.ts';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { BackLink } from './BackLink.tsx';
import { ListComments } from './ListComments.tsx';
import styles from './ListPage.module.css';
import { LOAD_FAILED, MissingListNotice, NoListNotice } from './MissingListNotice.tsx';

export default function ListPage() {
  const { userId = '', listId = '' } = useParams();
  const { state } = useLocation();
  const back = isFromHome(state)
    ? { to: paths.home, label: 'Back to Home' }
    : { to: paths.rankings, label: 'Back to Rankings' };
  return (
    <>
      <DefaultButtons />
      {userId.trim() && listId.trim() ? (
        <div className={styles.page}>
          <BackLink {...back} />
          <OneList userId={userId} listId={listId} />
        </div>
      ) : (
        <NoListNotice message="Missing userId or listId" />
      )}
    </>
  );
}

/** What a curator hides is gone from every open page within a minute. Nothing is read while the page is out of sight. */
const READ_AGAIN_MS = 50_000;

function OneList({ userId, listId }: { userId: string; listId: string }) {
  const user = useUser();
  const key = { userId, listId };
  const {
    data: list,
    isPending,
    isLoadingError,
    refetch,
  } = useQuery({
    ...listQueries.detail(key),
    refetchInterval: READ_AGAIN_MS,
  });
  if (isPending) return <FullListSkeleton />;
  if (isLoadingError) return <ErrorNotice message={LOAD_FAILED} onRetry={refetch} />;
  if (!list) return <MissingListNotice listKey={key} />;
  const isOwn = list.userId === user.uid;
  return (
    <FullList
      key={listKeyText(key)}
      list={list}
      creatorPath={paths.userRankings(list.userId)}
      actions={<VoteButtons list={list} />}
      lastAction={
        !isOwn && (
          <ReportButton uid={user.uid} target={{ kind: 'list', list: key }} what={`the list ${list.name}`} />
        )
      }
      {...(isOwn ? { editPath: paths.editList(list.id) } : {})}
    >
      <div className={styles.talk}>
        <ListComments list={list} />
      </div>
    </FullList>
  );
}
