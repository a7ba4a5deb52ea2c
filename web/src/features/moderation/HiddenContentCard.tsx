import type { HiddenContent } from '@outrank/shared/moderation/moderation';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { BlockAccountButton } from './BlockAccountButton.tsx';
import { DecisionButton } from './DecisionButton.tsx';
import { LoadErrorNotice } from './LoadErrorNotice.tsx';
import { ModeratedContent } from './ModeratedContent.tsx';
import styles from './ModerationQueue.module.css';
import { moderationQueries } from './moderationQueries.ts';

type Props = { hidden: HiddenContent & { readonly target: string } };

/** Hidden content and a button to restore it. The document holds a hidden comment; a hidden list is read here. */
export function HiddenContentCard({ hidden: { target, comment, reason, userId } }: Props) {
  const list = useQuery({ ...moderationQueries.target(target), enabled: comment === null });
  if (comment === null && list.isPending) return <Skeleton shape="block" height="7rem" />;
  const content = comment ? { comment: { ...comment, id: target } } : list.data;
  const author = content?.list ?? content?.comment;
  const kind = comment ? 'comment' : 'list';
  return (
    <Card as="article">
      <p className={styles.head}>Hidden: {reason}</p>
      {comment === null && list.isLoadingError ? (
        <LoadErrorNotice onRetry={list.refetch} />
      ) : (
        <ModeratedContent {...content} />
      )}
      <div className={styles.actions}>
        <DecisionButton
          label="Restore"
          targetName={`the ${kind} by ${author?.userName ?? 'somebody'}`}
          request={{ action: 'restore', target, reason: '' }}
        />
        {author && <BlockAccountButton uid={userId} name={author.userName} />}
      </div>
    </Card>
  );
}
