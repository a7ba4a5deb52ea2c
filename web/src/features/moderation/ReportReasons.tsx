import type { Report } from '@outrank/shared/documents/moderation';
import { reportReasonLabels } from '@outrank/shared/moderation/report';
import styles from './ModerationQueue.module.css';

/** Why users reported the words above. */
export function ReportReasons({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return null;
  return (
    <ul className={styles.reports} aria-label="Reasons">
      {reports.map(({ reason, text, at }) => (
        <li key={`${at} ${reason} ${text}`}>
          {reportReasonLabels[reason]}
          {text && `: ${text}`}
        </li>
      ))}
    </ul>
  );
}
