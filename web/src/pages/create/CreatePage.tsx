import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { draftQueries } from '#features/editor/draft/draftQueries.ts';
import { type OpeningEdit, openingOfNewList, openingOfStoredList } from '#features/editor/openingContent.ts';
import { toSavedList } from '#features/editor/savedList.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { LIST_GONE } from '#features/lists/useSaveList.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { CancelButton } from '#pages/parts/HeaderButtons.tsx';
import { EDIT_PARAMETER, paths } from '#paths.ts';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { ListEditorScreen } from './ListEditorScreen.tsx';
import { ListFormSkeleton } from './ListFormSkeleton.tsx';

/** Creator and editor in one: the address names the list that is edited, so that reload and back work. */
export default function CreatePage() {
  const [parameters] = useSearchParams();
  const editedId = parameters.get(EDIT_PARAMETER);
  const [publishedId, setPublishedId] = useState<string>();
  return editedId && editedId !== publishedId ? (
    <StoredList key={editedId} listId={editedId} />
  ) : (
    <NewList onPublished={setPublishedId} />
  );
}

function NewList({ onPublished }: { onPublished: (listId: string) => void }) {
  const user = useUser();
  const draft = useQuery(draftQueries.own(user.uid));
  if (draft.isPending) return <Reading />;
  return (
    <ListEditorScreen
      opening={openingOfNewList(user.uid, draft.data ?? undefined)}
      storedDraft={draft.data?.content}
      onPublished={({ listId }) => onPublished(listId)}
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
  if (!opening && stored.isSuccess && stored.isFetchedAfterMount && stored.data) {
    setOpening(openingOfStoredList(user.uid, toSavedList(stored.data)));
  }
  // Once it is open, no failed or changed reading takes it away.
  if (opening) return <ListEditorScreen opening={opening} />;
  if (stored.isPending || !stored.isFetchedAfterMount) return <Reading />;
  if (stored.isError) {
    return <Failure message="Failed to load list. Please try again later." onRetry={stored.refetch} />;
  }
  return <Failure message={LIST_GONE} />;
}

function Reading() {
  return (
    <>
      <CancelButton fallback={paths.home} />
      <ListFormSkeleton />
    </>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <>
      <CancelButton fallback={paths.myLists} />
      <PageHeading>Edit Ranking</PageHeading>
      <ErrorNotice message={message} onRetry={onRetry} />
    </>
  );
}
