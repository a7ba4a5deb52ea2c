import { parseListKey } from '@outrank/shared/documents/list';
import * as z from 'zod/mini';
import { requestEntry } from '../inbox/updateInbox.ts';
import type { Services } from '../platform/services.ts';
import { requestRefreshOfTop } from '../weeklyTop/computeWeeklyTop.ts';
import { countReportsOf } from './countReports.ts';
import { commentsOf, commentVotesOf, storeCount, upvotesOf } from './countVotes.ts';

/** What is counted: upvotes or comments of a list (`listKeyText`), votes on a comment (its id) or reports of a target. */
export const countTaskSchema = z.object({
  kind: z.enum(['upvotes', 'comments', 'commentVotes', 'reports']),
  target: z.string(),
});
export type CountTarget = Readonly<z.infer<typeof countTaskSchema>>;

/** Requests that a target is counted within about two seconds; called after each change of what is counted. */
export async function requestCount({ request }: Services, { kind, target }: CountTarget): Promise<void> {
  await request({ queue: 'countTarget', key: `${kind} ${target}`, payload: { kind, target } });
}

/**
 * Counts what a target has and stores the numbers. Returns whether they changed. Safe to repeat, to delay and to run many at
 * once. Requests what follows for Home's top lists and the owner's inbox too, because the event of a counted list starts nothing.
 * Requests it even when nothing changed: an earlier run may have stored the number and failed before its request.
 * @throws when Firestore fails; then nothing has changed.
 */
export async function countTarget(services: Services, { kind, target }: CountTarget): Promise<boolean> {
  const { db } = services;
  if (kind === 'reports') return countReportsOf(db, target);
  if (kind === 'commentVotes') return storeCount(db, commentVotesOf(db, target));
  const key = parseListKey(target);
  const isChanged = await storeCount(db, kind === 'upvotes' ? upvotesOf(db, key) : commentsOf(db, key));
  if (kind === 'upvotes') await requestEntry(services, { userId: key.userId, kind, target });
  await requestRefreshOfTop(services, key);
  return isChanged;
}
