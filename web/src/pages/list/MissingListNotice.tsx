import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { MissingListReason } from '@outrank/shared/lists/list';
import { useQuery } from '@tanstack/react-query';
import { FullListSkeleton } from '#features/lists/fullList/FullListSkeleton.tsx';
import { missingListQuery } from '#features/lists/missingListQuery.ts';
import { useGoBack } from '#pages/parts/useGoBack.ts';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { Button } from '#ui/form/Button.tsx';

export const LOAD_FAILED = 'Failed to load list. Please try again later.';

const messages: Record<MissingListReason, string> = {
  noUser: 'User not found',
  noLists: 'No lists found for this user',
  noList: 'List not found',
};

/** A message with a button to go back. */
export function NoListNotice({ message }: { message: string }) {
  const goBack = useGoBack(paths.home);
  return <EmptyState text={message} action={<Button onClick={goBack}>Go Back</Button>} />;
}

/** Says why the list does not exist. */
export function MissingListNotice({ listKey }: { listKey: ListKey }) {
  const { data, isPending, refetch } = useQuery(missingListQuery(listKey));
  if (isPending) return <FullListSkeleton />;
  if (!data) return <ErrorNotice message={LOAD_FAILED} onRetry={refetch} />;
  return <NoListNotice message={messages[data]} />;
}
