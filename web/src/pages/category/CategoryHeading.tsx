import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { Category } from '@outrank/shared/catalogue/categories';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './CategoryHeading.module.css';

type Props = {
  category: Category;
  /** Undefined until they are read, null before the first ballot. */
  results: PublishedTopTen | null | undefined;
  action: ReactNode;
};

/** The category's name, question and number of submissions, with the button to its other view. */
export function CategoryHeading({ category, results, action }: Props) {
  const total = results === undefined ? '\u00a0' : `Total Submissions: ${results?.totalVotes ?? 0}`;
  return (
    <PageHeading
      actions={action}
      lead={
        <>
          {category.description}
          <span className={styles.total}>{total}</span>
        </>
      }
    >
      {category.name}
    </PageHeading>
  );
}
