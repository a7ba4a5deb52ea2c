import { type ReactNode, useEffect } from 'react';
import styles from './PageHeading.module.css';

type PageHeadingProps = {
  children: string;
  /** A short line above the title. */
  kicker?: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** Actions, beside the title where there is room. */
  actions?: ReactNode;
  /** A motto is no name for the page: the browser's tab and history go on calling it by the app. */
  isMotto?: boolean;
};

/** What the page is, which is also what the browser's tab and history call it while it stands. */
export function PageHeading({ children, kicker, lead, actions, isMotto = false }: PageHeadingProps) {
  useEffect(() => {
    if (isMotto) return;
    document.title = `${children} · Outrank`;
    return () => {
      document.title = 'Outrank';
    };
  }, [children, isMotto]);
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
