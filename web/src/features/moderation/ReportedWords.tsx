import type { Report, ReportedContent } from '@outrank/shared/documents/moderation';
import { isSameReportedContent } from '@outrank/shared/moderation/report';
import type { ReactNode } from 'react';
import { ContentWords } from './ContentWords.tsx';
import styles from './ModerationQueue.module.css';
import { ReportReasons } from './ReportReasons.tsx';

type Props = {
  reports: readonly Report[];
  now: ReportedContent | undefined;
  /** Replaces what is there now when it could not be read. */
  problem?: ReactNode;
};

/** What was reported, as it stood then, and what is there now when it differs. Each with the reasons of its reports. */
export function ReportedWords({ reports, now, problem }: Props) {
  const isOfNow = ({ content }: Report) => isSameReportedContent(content, now);
  const earlier = Map.groupBy(
    reports.filter((report) => !isOfNow(report)),
    ({ content }) => JSON.stringify(content),
  );
  return (
    <>
      {[...earlier].map(([words, group]) => (
        <div key={words} className={styles.version}>
          <p className={styles.label}>Reported as</p>
          <ContentWords content={group[0]?.content} />
          <ReportReasons reports={group} />
        </div>
      ))}
      <div className={styles.version}>
        {earlier.size > 0 && <p className={styles.label}>Now</p>}
        {problem || <ContentWords content={now} />}
        <ReportReasons reports={reports.filter(isOfNow)} />
      </div>
    </>
  );
}
