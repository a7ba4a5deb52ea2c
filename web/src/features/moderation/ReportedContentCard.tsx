import { reportReasonLabels } from '@outrank/shared/moderation/report';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { BlockAccountButton } from './BlockAccountButton.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { DecisionDialogButton } from './DecisionDialogButton.tsx';
import { LoadErrorNotice } from './LoadErrorNotice.tsx';
import { ModeratedContent } from './ModeratedContent.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries } from './moderationQueries.ts';

type Props = { target: string; count: number };

/** Reported content with the reasons and the decisions that a curator can make. */
export function ReportedContentCard({ target, count }: Props) {
  const content = useQuery(moderationQueries.target(target));
  const { kind } = parseReportTarget(target);
  if (content.isPending) return <Skeleton shape="block" height="9rem" />;
  const author = content.data?.list ?? content.data?.comment;
  const targetName = `the ${kind} by ${author?.userName ?? 'somebody'}`;
  return (
    <Card as="article">
      <p className={styles.head}>
        {kind === 'list' ? 'List' : 'Comment'} · {count === 1 ? '1 report' : `${count} reports`}
      </p>
      {content.isLoadingError ? (
        <LoadErrorNotice onRetry={content.refetch} />
      ) : (
        <ModeratedContent {...content.data} />
      )}
      <Reasons target={target} count={count} />
      <div className={styles.actions}>
        {author && (
          <DecisionDialogButton
            label="Hide"
            targetName={targetName}
            isDanger
            buildRequest={(reason) => ({ action: 'hide', target, reason })}
          />
        )}
        <DecisionButton
          label={author ? 'Keep' : 'Close'}
          targetName={targetName}
          request={{ action: 'keep', target, reason: '' }}
        />
        {author && <BlockAccountButton uid={author.userId} name={author.userName} />}
      </div>
    </Card>
  );
}

function Reasons({ target, count }: Props) {
  const { data: reports, isLoadingError, refetch } = useQuery(moderationQueries.reports(target, count));
  if (isLoadingError) return <LoadErrorNotice onRetry={refetch} />;
  if (!reports?.length) return null;
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
