import { parseRankingKey } from '@outrank/shared/consensus/rankingKey';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  type OpeningEdit,
  readOpeningEdit,
  type SavedList,
  toSavedList,
} from '#features/editor/savedList.ts';
import { draftQueries, readOpeningDraft } from '#features/editor/useDraft.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { LIST_NOT_FOUND } from '#features/lists/useSaveList.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { EDIT_PARAMETER, KEPT_ORDER, paths, START_PARAMETERS } from '#paths.ts';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { CancelButton } from '#widgets/HeaderButtons.tsx';
import { ListEditorScreen } from './ListEditorScreen.tsx';
import { ListLoading, SourceNotice } from './ReadSource.tsx';

const RankedShare = lazyComponent(
  () => import('./RankedShare.tsx'),
  () => <ListLoading isNew />,
);
const NewListFrom = lazyComponent(
  () => import('./NewListFrom.tsx'),
  () => <ListLoading isNew />,
);

/** Creates a list, or edits the one that the address names; at /rank, a visitor ranks a share anew. A first save changes the address, so that reload and back work. */
export default function CreatePage() {
  const { shareId } = useParams();
  const [parameters] = useSearchParams();
  const editedId = parameters.get(EDIT_PARAMETER);
  const [published, setPublished] = useState<{ readonly listId: string; readonly start: URLSearchParams }>();
  if (shareId !== undefined) {
    return <RankedShare key={shareId} shareId={shareId} />;
  }
  if (editedId && editedId !== published?.listId) return <StoredList key={editedId} listId={editedId} />;
  const start = editedId && published ? published.start : parameters;
  return (
    <NewList
      key={start.toString()}
      start={start}
      onPublished={({ listId }) => setPublished({ listId, start })}
    />
  );
}

function NewList(props: { start: URLSearchParams; onPublished: (list: SavedList) => void }) {
  const { start, onPublished } = props;
  const user = useUser();
  const draft = useQuery(draftQueries.own(user.uid));
  // The editor stays while a draft that could not be read is read again, and then opens anew with both versions.
  if (draft.isPending && draft.errorUpdateCount === 0) return <ListLoading isNew />;
  const from = start.get(START_PARAMETERS.from);
  if (from !== null) {
    const key = parseRankingKey(from);
    if (!key) return <SourceNotice text="This link doesn't lead to a list" />;
    return (
      <NewListFrom
        from={key}
        isOrderKept={start.get(START_PARAMETERS.order) === KEPT_ORDER}
        draft={draft.data ?? undefined}
        onPublished={onPublished}
      />
    );
  }
  return (
    <ListEditorScreen
      user={user}
      key={draft.data === undefined ? 'unread' : 'read'}
      opening={readOpeningDraft(user.uid, draft.data ?? undefined)}
      onPublished={onPublished}
      notice={
        draft.data === undefined && (
          <ErrorNotice
            message="Failed to load your draft. Please try again."
            onRetry={draft.refetch}
            isRetrying={draft.isFetching}
          />
        )
      }
    />
  );
}

function StoredList({ listId }: { listId: string }) {
  const user = useUser();
  const stored = useQuery({
    ...listQueries.detail({ userId: user.uid, listId }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [opening, setOpening] = useState<OpeningEdit>();
  const read = stored.isSuccess && stored.isFetchedAfterMount ? stored.data : undefined;
  // An open editor stays, even when a later read fails or returns another version.
  useEffect(() => {
    if (read) setOpening((opened) => opened ?? readOpeningEdit(user.uid, toSavedList(read)));
  }, [read, user.uid]);
  if (opening) return <ListEditorScreen user={user} opening={opening} />;
  if (stored.isPending || !stored.isFetchedAfterMount || read) return <ListLoading />;
  if (stored.isError) {
    return <LoadFailure message="Failed to load list. Please try again later." onRetry={stored.refetch} />;
  }
  return <LoadFailure message={LIST_NOT_FOUND} />;
}

function LoadFailure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <>
      <CancelButton fallback={paths.myLists} />
      <PageHeading>Edit Ranking</PageHeading>
      <ErrorNotice message={message} onRetry={onRetry} />
    </>
  );
}
