import { type ReactNode, useId } from 'react';
import styles from './ResultsHeader.module.css';

type Props = { title: string; caption: ReactNode; pager: ReactNode };

/** The heading, which the caption describes, and the links to other editions. */
export function ResultsHeader({ title, caption, pager }: Props) {
  const id = useId();
  return (
    <header className={styles.header}>
      <div>
        <h2 className={styles.title} aria-describedby={id} tabIndex={-1}>
          {title}
        </h2>
        <div id={id} className={styles.caption}>
          {caption}
        </div>
      </div>
      {pager}
    </header>
  );
}
