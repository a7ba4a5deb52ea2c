import { type ReactNode, useId } from 'react';
import styles from './ResultsHeader.module.css';

type Props = { caption: ReactNode; pager: ReactNode };

/** Which results these are, told with the heading too, and the way to others. */
export function ResultsHead({ caption, pager }: Props) {
  const id = useId();
  return (
    <header className={styles.head}>
      <div>
        <h2 className={styles.title} aria-describedby={id} tabIndex={-1}>
          Global Top 10
        </h2>
        <div id={id} className={styles.caption}>
          {caption}
        </div>
      </div>
      {pager}
    </header>
  );
}
