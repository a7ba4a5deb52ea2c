import { emptyContent, type ListContent, type RankedList } from '@outrank/shared/list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listQueries } from '#features/lists/listQueries.ts';
import { LIST_GONE } from '#features/lists/useSaveList.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { EDIT_PARAMETER, paths } from '#paths.ts';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
import { BackButton } from './HeaderButtons.tsx';
import { ListFormSkeleton } from './ListFormSkeleton.tsx';
import { ListWorkshop } from './ListWorkshop.tsx';

function contentOf({ name, description, tags, items }: RankedList): ListContent {
  return { name, description, tags, items };
}

/** Creator and editor in one: the address names the list that is edited, so that reload and back work. */
export default function CreatePage() {
  const user = useUser();
  const [parameters] = useSearchParams();
  const editedId = parameters.get(EDIT_PARAMETER);
  const [savedId, setSavedId] = useState<string>();
  const isStored = editedId !== null && editedId !== savedId;
  const stored = useQuery({
    ...listQueries.detail({ userId: user.uid, listId: editedId ?? '' }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    enabled: isStored,
  });

  if (!isStored) return <ListWorkshop key="new" initial={emptyContent} onSavedAs={setSavedId} />;
  if (stored.isPending || !stored.isFetchedAfterMount) return <ListFormSkeleton />;
  if (stored.isError) {
    return (
      <>
        <BackButton fallback={paths.myLists} />
        <ErrorNotice message="Failed to load list. Please try again later." onRetry={stored.refetch} />
      </>
    );
  }
  if (!stored.data) {
    return (
      <>
        <BackButton fallback={paths.myLists} />
        <ErrorNotice message={LIST_GONE} />
      </>
    );
  }
  return (
    <ListWorkshop key={editedId} listId={editedId} initial={contentOf(stored.data)} onSavedAs={setSavedId} />
  );
}
