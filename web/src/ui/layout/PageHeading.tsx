import { type ReactNode, useEffect } from 'react';
import styles from './PageHeading.module.css';

type PageHeadingProps = {
  children: string;
  kicker?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Actions, beside the title where there is space. `false` keeps their room until they are known. */
  actions?: ReactNode;
  /** Phones show the actions below the title. */
  areActionsBelow?: boolean;
  /** The title is the name of a castaway or a season, which no translator may change. */
  isName?: boolean;
  /** The title is a motto, not the name of the page, so `document.title` stays the name of the app. */
  isMotto?: boolean;
};

/** The title of the page, which is `document.title` too while it is mounted. */
export function PageHeading(props: PageHeadingProps) {
  const { children, kicker, lead, actions, areActionsBelow, isName, isMotto = false } = props;
  usePageTitle(isMotto ? undefined : children);
  return (
    <div className={styles.heading}>
      <div className={styles.text}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title} translate={isName ? 'no' : undefined}>
          {children}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && (
        <div className={styles.actions} data-are-below={areActionsBelow}>
          {actions}
        </div>
      )}
    </div>
  );
}

const APP_NAME = 'Outrank';

/** Names the page in `document.title` while mounted. Without a title, the name of the app stays. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} · ${APP_NAME}`;
    return () => {
      document.title = APP_NAME;
    };
  }, [title]);
}
