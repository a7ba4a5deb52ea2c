import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import type { ListEntry } from '@outrank/shared/lists/list';
import { type ReactNode, useId } from 'react';
import { ListGrid } from '#features/lists/card/ListGrid.tsx';
import { ListGridSkeleton } from '#features/lists/card/ListGridSkeleton.tsx';
import { ListCardWithVotes } from '#pages/parts/ListCardWithVotes.tsx';
import { fromHome } from '#pages/parts/listOrigin.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import styles from './HomeSection.module.css';

type Lists = {
  readonly entries: readonly ListEntry[] | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

type Props = {
  title: string;
  lists: Lists;
  emptyText: string;
  /** Stands below the cards. */
  more?: ReactNode;
};

/** One of Home's shelves of cards, with what to say while it loads, fails or is empty. */
export function HomeSection({ title, lists, emptyText, more }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Shelf lists={lists} emptyText={emptyText} />
      {more}
    </section>
  );
}

function Shelf({ lists: { entries, isError, refetch }, emptyText }: Pick<Props, 'lists' | 'emptyText'>) {
  if (entries === undefined && isError) {
    return <ErrorNotice message="Failed to load lists. Please try again later." onRetry={refetch} />;
  }
  if (entries === undefined) return <ListGridSkeleton count={HOME_SECTION_LISTS} isInThrees />;
  if (entries.length === 0) return <EmptyState text={emptyText} />;
  return (
    <ListGrid entries={entries} isInThrees>
      {(list) => <ListCardWithVotes list={list} state={fromHome} />}
    </ListGrid>
  );
}
