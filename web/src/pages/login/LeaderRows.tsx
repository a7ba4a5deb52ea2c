import { categories } from '@outrank/shared/catalogue/categories';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import styles from './TopTenLeaders.module.css';

type Props = {
  /** The leader of each category, in their order; without it they load. */
  leaders?: readonly ReactNode[];
};

/** A row for each category, as high as one with a picture. */
export function LeaderRows({ leaders }: Props) {
  return (
    <ul className={styles.rows}>
      {categories.map(({ id, name }, index) => (
        <li key={id} className={styles.row}>
          <span className={styles.category}>{name}</span>
          <span className={styles.leader}>{leaders ? leaders[index] : <Skeleton />}</span>
        </li>
      ))}
    </ul>
  );
}
