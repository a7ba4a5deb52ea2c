import type { ListKey } from '@outrank/shared/documents/list';
import type { MissingListReason } from '@outrank/shared/lists/rankedList';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FullListSkeleton } from '#features/lists/fullList/FullList.tsx';
import { missingListQuery } from '#features/lists/listQueries.ts';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';
import { useGoBack } from '#widgets/HeaderButtons.tsx';

export const LOAD_FAILED = 'Failed to load list. Please try again later.';

const messages: Record<MissingListReason, string> = {
  noUser: 'User not found',
  noLists: 'No lists found for this user',
  noList: 'List not found',
};

export function NoListNotice({ message }: { message: string }) {
  const goBack = useGoBack(paths.home);
  usePageTitle(message);
  return <EmptyState isPage text={message} action={<Button onClick={goBack}>Go Back</Button>} />;
}

type Props = {
  listKey: ListKey;
  /** The back link, until there is a button to go back. */
  backLink: ReactNode;
};

export function MissingListNotice({ listKey, backLink }: Props) {
  const { data, isPending, refetch } = useQuery(missingListQuery(listKey));
  if (data) return <NoListNotice message={messages[data]} />;
  return (
    <>
      {backLink}
      {isPending ? <FullListSkeleton /> : <ErrorNotice message={LOAD_FAILED} onRetry={refetch} />}
    </>
  );
}
