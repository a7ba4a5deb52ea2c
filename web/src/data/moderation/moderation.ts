import type { Comment } from '@outrank/shared/comments/comment';
import type { RankedList } from '@outrank/shared/lists/list';
import { type ModerateRequest, moderateAnswerSchema } from '@outrank/shared/moderation/moderateCall';
import {
  type BlockedAccount,
  blockedAccountSchema,
  type HiddenContent,
  hiddenContentSchema,
} from '@outrank/shared/moderation/moderation';
import {
  type Report,
  type ReportCount,
  reportCountSchema,
  reportSchema,
} from '@outrank/shared/moderation/report';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import { type Firestore, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { readComment } from '#data/comments/comments.ts';
import { followingPage } from '#data/firebase/paging.ts';
import { parseDocuments } from '#data/firebase/parseDocuments.ts';
import { readList } from '#data/lists/lists.ts';
import { type ModerationView, moderationPage, reportsOf } from './moderationFirestoreQueries.ts';

/** What accounts with the `curator` claim read and do; the rules and the function refuse everybody else. */

type Stored = {
  readonly reportCounts: ReportCount;
  readonly hiddenContent: HiddenContent;
  readonly blockedAccounts: BlockedAccount;
};

const schemas: { readonly [View in ModerationView]: { parse(document: unknown): Stored[View] } } = {
  reportCounts: reportCountSchema,
  hiddenContent: hiddenContentSchema,
  blockedAccounts: blockedAccountSchema,
};

type Entry<View extends ModerationView> = Stored[View] & {
  /** The text of a target, or the uid of an account. */
  readonly target: string;
};

export type ModerationPage<View extends ModerationView> = {
  readonly entries: readonly Entry<View>[];
  readonly next?: QueryDocumentSnapshot;
};

/** A page of what waits for a curator, was hidden, or is barred; `next` begins the following page. */
export async function readModerationPage<View extends ModerationView>(
  db: Firestore,
  view: View,
  count: number,
  after?: QueryDocumentSnapshot,
): Promise<ModerationPage<View>> {
  const { docs } = await getDocs(moderationPage(db, view, count, after));
  const entries = parseDocuments(docs, (found) => ({
    ...schemas[view].parse(found.data()),
    target: found.id,
  }));
  return { entries, ...followingPage(docs, count) };
}

/** A list or a comment as it stands; neither when it is gone. */
export type ReportedContent = {
  readonly list?: RankedList | undefined;
  readonly comment?: Comment | undefined;
};

export async function readReportTarget(db: Firestore, targetId: string): Promise<ReportedContent> {
  const target = parseReportTarget(targetId);
  if (target.kind === 'list') return { list: await readList(db, target.list) };
  return { comment: await readComment(db, target.commentId) };
}

/** The latest reports of a target, at most so many. */
export async function readReports(db: Firestore, target: string, count: number): Promise<readonly Report[]> {
  const { docs } = await getDocs(reportsOf(db, target, count));
  return parseDocuments(docs, (found) => reportSchema.parse(found.data()));
}

/**
 * Does what a curator decided. Gives false when the target is gone, or the account is being deleted by its own fan.
 * @throws FirebaseError when one is no curator (`forbidden`), or the connection is lost.
 */
export async function moderate(request: ModerateRequest): Promise<boolean> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  return moderateAnswerSchema.parse(await callFunction('moderate', request)).isDone;
}
