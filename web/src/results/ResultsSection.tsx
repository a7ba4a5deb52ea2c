import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ResultsSection.module.css';

type Props = {
  label: string;
  /** The edition that is shown; undefined for the live results. */
  week: string | undefined;
  children: ReactNode;
};

/** The link to another edition disappears with the edition it belongs to, so the focus moves to the new heading. */
function useFocusOnEditionChange(week: string | undefined) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(week);
  useEffect(() => {
    if (shown.current === week) return;
    shown.current = week;
    section.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [week]);
  return section;
}

/** Published results: live, or an edition. */
export function ResultsSection({ label, week, children }: Props) {
  return (
    <section ref={useFocusOnEditionChange(week)} className={styles.results} aria-label={label}>
      {children}
    </section>
  );
}
