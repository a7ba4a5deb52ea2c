import type { Profile } from '@outrank/shared/documents/account';
import type { Comment } from '@outrank/shared/documents/comment';
import type { ReportedContent } from '@outrank/shared/documents/moderation';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { getReportedList, toReportedContent } from '@outrank/shared/moderation/report';
import type { ReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase/firestore/lite';
import { readComment } from '#data/comments/comments.ts';
import { readList } from '#data/lists/lists.ts';
import { readProfile } from '#data/session/profile.ts';

/** A report target as it is now; empty when it was deleted or is not visible to the user. */
export type PresentTarget = {
  readonly list?: RankedList | undefined;
  readonly comment?: Comment | undefined;
  readonly profile?: Profile | undefined;
};

export async function readPresentTarget(db: Firestore, target: ReportTarget): Promise<PresentTarget> {
  if (target.kind === 'list') return { list: await readList(db, target.list) };
  if (target.kind === 'comment') return { comment: await readComment(db, target.commentId) };
  return { profile: await readProfile(db, target.userId) };
}

/** The words of a target, as a report stores them. */
export function getReportedContent(
  { kind }: ReportTarget,
  { list, comment, profile }: PresentTarget,
): ReportedContent | undefined {
  return list ? getReportedList(list) : toReportedContent(kind, comment ?? profile);
}
