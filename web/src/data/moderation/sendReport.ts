import type { Profile } from '@outrank/shared/documents/account';
import type { Comment } from '@outrank/shared/documents/comment';
import type { Group } from '@outrank/shared/documents/group';
import {
  type ReportedContent,
  type ReportReason,
  reportPath,
  reportSchema,
  type ShareWords,
} from '@outrank/shared/documents/moderation';
import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { getReportedList, isSameReportedContent, toReportedContent } from '@outrank/shared/moderation/report';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { truncateText } from '@outrank/shared/text/text';
import { serverTimestamp } from 'firebase/firestore/lite';
import { readGroup } from '#data/airing/groups.ts';
import { readComment } from '#data/comments/readComments.ts';
import { errorKind } from '#data/firebase/errors.ts';
import { readOne } from '#data/firebase/queries.ts';
import { setWithinRate } from '#data/firebase/writeWithinRate.ts';
import { readList } from '#data/lists/lists.ts';
import { readProfile } from '#data/session/readProfile.ts';
import { findShareSummary, type ShareSummary } from '#data/sharing/requestShare.ts';

export type ReportInput = {
  readonly uid: string;
  readonly target: ReportTarget;
  readonly content: ReportedContent;
  readonly reason: ReportReason;
  readonly text: string;
};

/**
 * Reports a list, a comment, a share or the name of another user or a group. Already reported counts as success. When the
 * target says something else by now, that is reported.
 * @throws RateLimitError (kind `busy`) when the user has sent as many reports as the limit allows.
 * @throws FirebaseError when the target is deleted, not visible to the user or the user's own, or offline.
 */
export async function sendReport(input: ReportInput): Promise<void> {
  try {
    await writeReport(input);
  } catch (error) {
    if (!['forbidden', 'busy'].includes(errorKind(error))) throw error;
    const [earlier, present] = await Promise.all([
      readOne(reportPath(input.uid, reportTargetId(input.target)), reportSchema),
      readPresentTarget(input.target),
    ]);
    const content = getReportedContent(input.target, present) ?? input.content;
    if (earlier && isSameReportedContent(earlier.content, content)) return;
    if (errorKind(error) === 'busy' || isSameReportedContent(input.content, content)) throw error;
    await writeReport({ ...input, content });
  }
}

function writeReport({ uid, target, reason, text, content }: ReportInput): Promise<void> {
  const documentId = reportTargetId(target);
  const report = {
    ...{ target: documentId, reason, content },
    text: truncateText(text, REPORT_TEXT_MAX),
    at: serverTimestamp(),
  };
  return setWithinRate({ uid, kind: 'reports', documentId }, reportPath(uid, documentId), report);
}

/** A report target as it is now; empty when it was deleted or is not visible to the user. */
export type PresentTarget = {
  readonly list?: RankedList | undefined;
  readonly comment?: Comment | undefined;
  readonly profile?: Profile | undefined;
  readonly share?: (ShareWords & Pick<ShareSummary, 'group'>) | undefined;
  readonly group?: Group | undefined;
};

export async function readPresentTarget(target: ReportTarget): Promise<PresentTarget> {
  if (target.kind === 'list') return { list: await readList(target.list) };
  if (target.kind === 'comment') return { comment: await readComment(target.commentId) };
  if (target.kind === 'share') return { share: (await findShareSummary(target.shareId, true)) ?? undefined };
  if (target.kind === 'group') return { group: (await readGroup(target.groupId)) ?? undefined };
  return { profile: (await readProfile(target.userId)) ?? undefined };
}

export function getReportedContent(
  { kind }: ReportTarget,
  { list, comment, profile, share, group }: PresentTarget,
): ReportedContent | undefined {
  return list ? getReportedList(list) : toReportedContent(kind, comment ?? profile ?? share ?? group);
}
