import type { HiddenContent } from '@outrank/shared/documents/moderation';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import { useQuery } from '@tanstack/react-query';
import { getReportedContent } from '#data/moderation/sendReport.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { BlockAccountButton } from './BlockAccountButton.tsx';
import { ContentOrigin } from './ContentOrigin.tsx';
import { ContentWords } from './ContentWords.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { getAuthor } from './getAuthor.ts';
import { LoadErrorNotice } from './LoadErrorNotice.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries } from './moderationQueries.ts';

type Props = { hidden: HiddenContent & { readonly target: string } };

/** Hidden content and a button to restore it. The document holds a hidden comment; a hidden list is read here. */
export function HiddenContentCard({ hidden: { target: targetId, comment, reason, userId } }: Props) {
  const list = useQuery({ ...moderationQueries.target(targetId), enabled: comment === null });
  if (comment === null && list.isPending) return <Skeleton shape="block" height="7rem" />;
  const target = parseReportTarget(targetId);
  const present = comment ? { comment: { ...comment, id: targetId } } : (list.data ?? {});
  const author = getAuthor(target, present);
  return (
    <Card as="article">
      <p className={styles.head}>Hidden: {reason}</p>
      {comment === null && list.isLoadingError ? (
        <LoadErrorNotice onRetry={list.refetch} />
      ) : (
        <ContentWords content={getReportedContent(target, present)} />
      )}
      <ContentOrigin target={target} present={present} />
      <div className={styles.actions}>
        <DecisionButton
          label="Restore"
          targetName={`the ${target.kind} by ${author?.userName ?? 'someone'}`}
          request={{ action: 'restore', target: targetId, reason: '' }}
        />
        {author && <BlockAccountButton uid={userId} name={author.userName} />}
      </div>
    </Card>
  );
}
