import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import { type Report, reportSchema } from '@outrank/shared/documents/moderation';
import { type ModerateRequest, moderateAnswerSchema } from '@outrank/shared/moderation/moderateCall';
import { getCount, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { callFunction } from '#data/firebase/callFunction.ts';
import { parseDocuments, toNextPage } from '#data/firebase/queries.ts';
import {
  latestReports,
  type ModerationView,
  moderationPage,
  moderationViews,
} from './moderationFirestoreQueries.ts';

/** What accounts with the `curator` claim can read and do. The rules and the function refuse everyone else. */

type Stored<View extends ModerationView> = z.infer<(typeof moderationViews)[View]['schema']>;

export type PageOfModeration<View extends ModerationView> = {
  /** `target` is the `reportTargetId` of what was reported or hidden, or the id of a blocked Google account. */
  readonly entries: readonly (Stored<View> & { readonly target: string })[];
  readonly next?: QueryDocumentSnapshot;
};

/** A page of the counts of open reports, hidden content or blocked accounts; `next` starts the following page. */
export async function readModerationPage<View extends ModerationView>(
  view: View,
  count: number,
  after?: QueryDocumentSnapshot,
): Promise<PageOfModeration<View>> {
  const { docs } = await getDocs(moderationPage(view, count, after));
  const entries = parseDocuments(docs, (data, target) => ({
    ...(moderationViews[view].schema.parse(data) as Stored<View>),
    target,
  }));
  return { entries, ...toNextPage(docs, count) };
}

/** How many targets have open reports, at most `max`, which must not exceed the rules' limit. It costs one read. */
export async function countReportedTargets(max: number): Promise<number> {
  return (await getCount(moderationPage('reportCounts', max))).data().count;
}

export async function readReports(target: string, count: number): Promise<readonly Report[]> {
  const { docs } = await getDocs(latestReports(target, count));
  return parseDocuments(docs, (data) => reportSchema.parse(data));
}

/**
 * Applies a curator's decision. Returns false when the target was deleted, its user is deleting the account, or what
 * is kept has changed.
 * @throws FirebaseError when the user is not a curator (`forbidden`), or offline.
 */
export async function moderate(request: ModerateRequest): Promise<boolean> {
  return moderateAnswerSchema.parse(await callFunction('moderate', request)).isDone;
}

/**
 * Applies what a curator says of the season that is followed.
 * @throws FirebaseError (kind `invalid`) with words for the curator when it cannot be done, or offline.
 */
export async function editSeason(edit: SeasonEdit): Promise<void> {
  await callFunction('editSeason', edit);
}
