import type { BlockedAccount, HiddenContent } from '@outrank/shared/documents/moderation';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import { useQuery } from '@tanstack/react-query';
import { getReportedContent } from '#data/moderation/sendReport.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ContentOrigin, ContentWords, getAuthor } from './ContentWords.tsx';
import { BlockAccountButton, DecisionButton } from './DecisionButtons.tsx';
import styles from './ModerationQueue.module.css';
import { LoadErrorNotice } from './ModerationQueue.tsx';
import { moderationQueries } from './moderationQueries.ts';

type Props = { hidden: HiddenContent & { readonly target: string } };

/** Hidden content and a button to restore it. The document holds a hidden comment and the words of a share; a hidden list is read here. */
export function HiddenContentCard({ hidden: { target: targetId, comment, share, reason, userId } }: Props) {
  const isList = comment === null && !share;
  const list = useQuery({ ...moderationQueries.target(targetId), enabled: isList });
  if (isList && list.isPending) return <Skeleton shape="block" height="7rem" />;
  const target = parseReportTarget(targetId);
  const stored = comment ? { comment: { ...comment, id: targetId } } : { share };
  const present = isList ? (list.data ?? {}) : stored;
  const content = getReportedContent(target, present);
  const author = getAuthor(target, present);
  return (
    <Card as="article">
      <p className={styles.head}>Hidden: {reason}</p>
      {isList && list.isLoadingError ? (
        <LoadErrorNotice onRetry={list.refetch} />
      ) : (
        <ContentWords content={content} />
      )}
      <ContentOrigin target={target} present={present} />
      <div className={styles.actions}>
        <DecisionButton
          label="Restore"
          targetName={`the ${target.kind} by ${author?.userName ?? share?.author ?? 'someone'}`}
          request={{ action: 'restore', target: targetId, reason: '', content: content ?? null }}
        />
        {author && <BlockAccountButton uid={userId} name={author.userName} />}
      </div>
    </Card>
  );
}

type BlockedAccountCardProps = { googleId: string; account: BlockedAccount };

export function BlockedAccountCard({ googleId, account: { uid, reason } }: BlockedAccountCardProps) {
  const { data: name = uid } = useQuery(moderationQueries.name(uid));
  return (
    <Card as="article">
      <p className={styles.name}>{name}</p>
      <p className={styles.head}>Blocked: {reason}</p>
      <div className={styles.actions}>
        <DecisionButton
          label="Unblock"
          targetName={name}
          request={{ action: 'unblock', googleId, reason: '' }}
        />
      </div>
    </Card>
  );
}
