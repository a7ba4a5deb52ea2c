import { type ReactNode, useId } from 'react';
import styles from './ResultsHeader.module.css';

type Props = { caption: ReactNode; pager: ReactNode };

/** The heading, which the caption describes, and the links to other editions. */
export function ResultsHeader({ caption, pager }: Props) {
  const id = useId();
  return (
    <header className={styles.header}>
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
