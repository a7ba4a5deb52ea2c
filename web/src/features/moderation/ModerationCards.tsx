import { NAMELESS_GROUP } from '@outrank/shared/airing/groups';
import type {
  BlockedAccount,
  HiddenContent,
  Report,
  ReportedContent,
} from '@outrank/shared/documents/moderation';
import { QUERY_MAX } from '@outrank/shared/limits';
import { isSameReportedContent, reportReasonLabels } from '@outrank/shared/moderation/report';
import {
  type NameTarget,
  parseReportTarget,
  type ReportTarget,
  reportTargetId,
} from '@outrank/shared/moderation/reportTarget';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getReportedContent, type PresentTarget } from '#data/moderation/sendReport.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { pluralize } from '#ui/format.ts';
import { Card } from '#ui/layout/Card.tsx';
import { ContentOrigin, ContentWords, getAuthor } from './ContentWords.tsx';
import { BlockAccountButton, DecisionButton, DecisionDialogButton } from './DecisionButtons.tsx';
import styles from './ModerationQueue.module.css';
import { LoadErrorNotice } from './ModerationQueue.tsx';
import { moderationQueries } from './moderationQueries.ts';

const labels: Record<ReportTarget['kind'], string> = {
  list: 'List',
  comment: 'Comment',
  user: 'Name',
  share: 'Share',
  group: 'Group name',
};

export function ReportedContentCard({ targetId, count }: { targetId: string; count: number }) {
  const present = useQuery(moderationQueries.target(targetId));
  const reports = useQuery(moderationQueries.reports(targetId, Math.min(count, QUERY_MAX)));
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
      <ReportActions target={target} present={present.data ?? {}} now={now} />
    </Card>
  );
}

const resetEffects = {
  user: 'Their name becomes “Castaway” everywhere. They can choose another one tomorrow.',
  group: `The group becomes “${NAMELESS_GROUP}” everywhere. Its owner can rename it tomorrow.`,
};

type ReportActionsProps = { target: ReportTarget; present: PresentTarget; now: ReportedContent | undefined };

/** What a curator can decide about a reported target. The reports of a deleted one can only be closed. */
function ReportActions({ target, present, now }: ReportActionsProps) {
  const targetId = reportTargetId(target);
  const author = getAuthor(target, present);
  const name = author?.userName ?? present.share?.author ?? 'someone';
  const isName = target.kind === 'user' || target.kind === 'group';
  const named = present.group?.name ?? name;
  const targetName = isName ? `the name ${named}` : `the ${target.kind} by ${name}`;
  const group = present.share?.group;
  return (
    <div className={styles.actions}>
      {now && isName && <ResetNameButton target={target} name={named} />}
      {group && <ResetNameButton target={{ kind: 'group', groupId: group.groupId }} name={group.name} />}
      {now && !isName && (
        <DecisionDialogButton
          label="Hide"
          targetName={targetName}
          buildRequest={(reason) => ({ action: 'hide', target: targetId, reason })}
        />
      )}
      <DecisionButton
        label={now ? 'Keep' : 'Close'}
        targetName={targetName}
        request={{ action: 'keep', target: targetId, reason: '', content: now ?? null }}
      />
      {author && <BlockAccountButton uid={author.userId} name={author.userName} />}
    </div>
  );
}

function ResetNameButton({ target, name }: { target: NameTarget; name: string }) {
  return (
    <DecisionDialogButton
      label="Reset name"
      targetName={`of ${name}`}
      description={resetEffects[target.kind]}
      buildRequest={(reason) => ({ action: 'resetName', target: reportTargetId(target), reason })}
    />
  );
}

type ReportedWordsProps = {
  reports: readonly Report[];
  now: ReportedContent | undefined;
  /** Replaces what is there now when it could not be read. */
  problem?: ReactNode;
};

/** What was reported, as it stood then, and what is there now when it differs. Each with the reasons of its reports. */
function ReportedWords({ reports, now, problem }: ReportedWordsProps) {
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

function ReportReasons({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return null;
  return (
    <ul className={styles.reports} aria-label="Reasons">
      {reports.map(({ reason, text, at }) => (
        <li key={`${at} ${reason} ${text}`}>{`${reportReasonLabels[reason]}${text && `: ${text}`}`}</li>
      ))}
    </ul>
  );
}

type HiddenProps = { hidden: HiddenContent & { readonly target: string } };

/** Hidden content and a button to restore it. The document holds a hidden comment and the words of a share; a hidden list is read here. */
export function HiddenContentCard({
  hidden: { target: targetId, comment, share, reason, userId },
}: HiddenProps) {
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
