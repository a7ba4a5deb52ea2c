import { parseListKey } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countReportsOf } from './countReports.ts';
import { countCommentVotesOf, countUpvotesOf } from './countVotes.ts';

/** What is counted: the upvotes of a list (`listKeyText`), the votes on a comment (its id) or the reports of a target. */
const countTargetSchema = z.object({
  kind: z.enum(['upvotes', 'commentVotes', 'reports']),
  target: z.string(),
});
export type CountTarget = Readonly<z.infer<typeof countTargetSchema>>;

export const countTaskSchema = z.extend(countTargetSchema, { dueAt: z.int() });

/**
 * Counts the votes or reports of a target and stores the numbers. Gives whether they changed. Safe to repeat, to delay and
 * to run many at once.
 * @throws when Firestore fails; then nothing has changed.
 */
export function countTarget(db: Firestore, { kind, target }: CountTarget): Promise<boolean> {
  if (kind === 'upvotes') return countUpvotesOf(db, parseListKey(target));
  return kind === 'commentVotes' ? countCommentVotesOf(db, target) : countReportsOf(db, target);
}
