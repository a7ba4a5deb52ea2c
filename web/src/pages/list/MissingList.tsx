import { paths } from '@outrank/shared/addresses';
import type { ListKey } from '@outrank/shared/documents/list';
import type { MissingListReason } from '@outrank/shared/lists/rankedList';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FullListSkeleton } from '#features/lists/fullList/FullList.tsx';
import { missingListQuery } from '#features/lists/listQueries.ts';
import { EmptyState, ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useGoBack } from '#widgets/HeaderButtons.tsx';

const messages: Record<MissingListReason, string> = {
  noUser: 'User not found',
  noLists: 'No lists found for this user',
  noList: 'List not found',
};

type Props = {
  /** Undefined for an address that names no list. */
  listKey?: ListKey;
  backLink: ReactNode;
  failedText: string;
};

/** Why there is no list to show. */
export default function MissingList({ listKey, ...props }: Props) {
  return listKey ? (
    <UnreadList listKey={listKey} {...props} />
  ) : (
    <NoListNotice message="Missing userId or listId" />
  );
}

function UnreadList({ listKey, backLink, failedText }: Props & { listKey: ListKey }) {
  const { data, isPending, refetch } = useQuery(missingListQuery(listKey));
  if (data) return <NoListNotice message={messages[data]} />;
  return (
    <>
      {backLink}
      {isPending ? <FullListSkeleton /> : <ErrorNotice message={failedText} onRetry={refetch} />}
    </>
  );
}

function NoListNotice({ message }: { message: string }) {
  const goBack = useGoBack(paths.home);
  return <EmptyState isPage text={message} action={<Button onClick={goBack}>Go Back</Button>} />;
}
