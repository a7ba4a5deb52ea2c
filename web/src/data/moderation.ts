import type { Comment } from '@outrank/shared/comment';
import type { RankedList } from '@outrank/shared/list';
import { type ModerateRequest, moderateAnswerSchema } from '@outrank/shared/moderateCall';
import {
  type BarredAccount,
  barredAccountSchema,
  type HiddenThing,
  hiddenThingSchema,
} from '@outrank/shared/moderation';
import { type OpenReports, openReportsSchema, type Report, reportSchema } from '@outrank/shared/report';
import { thingOf } from '@outrank/shared/thing';
import { type Firestore, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { readComment } from './comments.ts';
import { readList } from './lists.ts';
import { type ModerationView, moderationPage, reportsOf } from './moderationQueries.ts';
import { followingPage } from './paging.ts';
import { readable } from './readable.ts';

/** What accounts with the `curator` claim read and do; the rules and the function refuse everybody else. */

type Stored = {
  readonly openReports: OpenReports;
  readonly hiddenThings: HiddenThing;
  readonly barredAccounts: BarredAccount;
};

const schemas: { readonly [View in ModerationView]: { parse(document: unknown): Stored[View] } } = {
  openReports: openReportsSchema,
  hiddenThings: hiddenThingSchema,
  barredAccounts: barredAccountSchema,
};

type Entry<View extends ModerationView> = Stored[View] & {
  /** The text of a thing, or the uid of an account. */
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
  const entries = readable(docs, (found) => ({ ...schemas[view].parse(found.data()), target: found.id }));
  return { entries, ...followingPage(docs, count) };
}

/** A list or a comment as it stands; neither when it is gone. */
export type Standing = { readonly list?: RankedList | undefined; readonly comment?: Comment | undefined };

export async function readThing(db: Firestore, target: string): Promise<Standing> {
  const thing = thingOf(target);
  if (thing.kind === 'list') return { list: await readList(db, thing.list) };
  return { comment: await readComment(db, thing.commentId) };
}

/** The latest reports of a thing, at most so many. */
export async function readReports(db: Firestore, target: string, count: number): Promise<readonly Report[]> {
  const { docs } = await getDocs(reportsOf(db, target, count));
  return readable(docs, (found) => reportSchema.parse(found.data()));
}

/**
 * Does what a curator decided. Gives false when the thing is gone, or the account is being deleted by its own fan.
 * @throws FirebaseError when one is no curator (`forbidden`), or the connection is lost.
 */
export async function moderate(request: ModerateRequest): Promise<boolean> {
  const { callFunction } = await import('./callFunction.ts');
  return moderateAnswerSchema.parse(await callFunction('moderate', request)).isDone;
}
