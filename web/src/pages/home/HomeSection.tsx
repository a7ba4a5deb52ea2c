import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import type { ListEntry } from '@outrank/shared/lists/list';
import { type ReactNode, useId } from 'react';
import { ListGrid } from '#features/lists/card/ListGrid.tsx';
import { ListGridSkeleton } from '#features/lists/card/ListGridSkeleton.tsx';
import { ListCardWithVotes } from '#pages/parts/ListCardWithVotes.tsx';
import { homeOrigin } from '#pages/parts/listOrigin.ts';
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
  /** Shown below the cards. */
  more?: ReactNode;
};

/** A section of Home: a heading with cards, a skeleton, an error notice or an empty state. */
export function HomeSection({ title, lists, emptyText, more }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <SectionCards lists={lists} emptyText={emptyText} />
      {more}
    </section>
  );
}

function SectionCards({
  lists: { entries, isError, refetch },
  emptyText,
}: Pick<Props, 'lists' | 'emptyText'>) {
  if (entries === undefined && isError) {
    return <ErrorNotice message="Failed to load lists. Please try again later." onRetry={refetch} />;
  }
  if (entries === undefined) return <ListGridSkeleton count={HOME_SECTION_LISTS} hasThreeColumns />;
  if (entries.length === 0) return <EmptyState text={emptyText} />;
  return (
    <ListGrid entries={entries} hasThreeColumns>
      {(list) => <ListCardWithVotes list={list} state={homeOrigin} />}
    </ListGrid>
  );
}
