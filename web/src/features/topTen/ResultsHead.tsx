import type { ReactNode } from 'react';
import styles from './ResultsHead.module.css';

type Props = { caption: ReactNode; pager: ReactNode };

export function ResultsHead({ caption, pager }: Props) {
  return (
    <header className={styles.head}>
      <div>
        <h2 className={styles.title}>Global Top 10</h2>
        <div className={styles.caption}>{caption}</div>
      </div>
      {pager}
    </header>
  );
}
