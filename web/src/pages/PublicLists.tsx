import type { ListEntry } from '@outrank/shared/list';
import { ListGrid } from '#features/lists/ListGrid.tsx';
import { ListGridSkeleton } from '#features/lists/ListGridSkeleton.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
import styles from './PublicLists.module.css';
import { VotableCard } from './VotableCard.tsx';

/** What an infinite query of lists knows; its pages hold entries. */
type PagedLists = {
  readonly data: { readonly pages: readonly { readonly entries: readonly ListEntry[] }[] } | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
};

type Props = { lists: PagedLists; heading: string; emptyText: string };

/** Pages of public lists as cards, with what to say while they load, fail or are none. */
export function PublicLists({ lists, heading, emptyText }: Props) {
  if (lists.isPending) return <ListGridSkeleton count={12} />;
  if (lists.isError) {
    return (
      <ErrorNotice message="Failed to load public lists. Please try again later." onRetry={lists.refetch} />
    );
  }
  const entries = lists.data?.pages.flatMap((page) => page.entries) ?? [];
  if (entries.length === 0) return <EmptyState text={emptyText} />;
  return (
    <>
      <h2 className="visuallyHidden">{heading}</h2>
      <ListGrid entries={entries}>{(list) => <VotableCard list={list} />}</ListGrid>
      {lists.hasNextPage && (
        <div className={styles.more}>
          <Button isBusy={lists.isFetchingNextPage} onClick={() => lists.fetchNextPage()}>
            Show more rankings
          </Button>
        </div>
      )}
    </>
  );
}
