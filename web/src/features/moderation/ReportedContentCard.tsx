import { QUERY_MAX } from '@outrank/shared/limits';
import { parseReportTarget, type ReportTarget } from '@outrank/shared/moderation/reportTarget';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getReportedContent } from '#data/moderation/sendReport.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { Card } from '#ui/layout/Card.tsx';
import { ContentOrigin } from './ContentOrigin.tsx';
import { LoadErrorNotice } from './LoadErrorNotice.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries, REPORTS_SHOWN } from './moderationQueries.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportedWords } from './ReportedWords.tsx';

type Props = { targetId: string; count: number };

const labels: Record<ReportTarget['kind'], string> = { list: 'List', comment: 'Comment', user: 'Name' };

/** Reported content with the reasons and the decisions that a curator can make. */
export function ReportedContentCard({ targetId, count }: Props) {
  const [shown, setShown] = useState(REPORTS_SHOWN);
  const present = useQuery(moderationQueries.target(targetId));
  const reports = useQuery({
    ...moderationQueries.reports(targetId, Math.min(count, shown)),
    placeholderData: keepPreviousData,
  });
  if (present.isPending || reports.isPending) return <Skeleton shape="block" height="9rem" />;
  const target = parseReportTarget(targetId);
  const now = present.data && getReportedContent(target, present.data);
  return (
    <Card as="article">
      <p className={styles.head}>
        {labels[target.kind]} · {pluralize(count, 'report')}
      </p>
      <ReportedWords
        reports={reports.data ?? []}
        now={now}
        problem={present.isLoadingError && <LoadErrorNotice onRetry={present.refetch} />}
      />
      {present.data && <ContentOrigin target={target} present={present.data} />}
      {reports.isLoadingError && <LoadErrorNotice onRetry={reports.refetch} />}
      {shown < Math.min(count, QUERY_MAX) && (
        <Button
          variant="quiet"
          size="small"
          isBusy={reports.isPlaceholderData}
          onClick={() => setShown(QUERY_MAX)}
        >
          Show more reports
        </Button>
      )}
      <ReportActions target={target} present={present.data ?? {}} now={now} />
    </Card>
  );
}
