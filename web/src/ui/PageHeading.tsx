import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';

type PageHeadingProps = {
  children: ReactNode;
  /** A short line above the title. */
  kicker?: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** Actions, beside the title where there is room. */
  actions?: ReactNode;
};

export function PageHeading({ children, kicker, lead, actions }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{children}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
