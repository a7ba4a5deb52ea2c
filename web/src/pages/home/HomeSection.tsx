import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { type ReactNode, useId } from 'react';
import { ListGridSkeleton } from '#features/lists/ListGrid.tsx';
import { homeOrigin } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { type QueryState, QueryView } from '#ui/feedback/QueryView.tsx';
import { PublicListGrid } from '#widgets/PublicListGrid.tsx';
import styles from './HomeSection.module.css';

type Props = {
  title: string;
  query: QueryState<readonly ListEntry[]>;
  emptyText: string;
  more?: ReactNode;
};

export function HomeSection({ title, query, emptyText, more }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <QueryView
        query={query}
        failedText="Failed to load lists. Please try again later."
        skeleton={<ListGridSkeleton count={HOME_SECTION_LISTS} hasThreeColumns />}
        empty={<EmptyState text={emptyText} />}
      >
        {(entries) => <PublicListGrid entries={entries} hasThreeColumns state={homeOrigin} />}
      </QueryView>
      {more}
    </section>
  );
}
