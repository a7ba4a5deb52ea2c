import { parseListKey } from '@outrank/shared/documents/list';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countReportsOf } from './countReports.ts';
import { countCommentVotesOf, countListOf } from './countVotes.ts';

/** What is counted: upvotes and comments of a list (`listKeyText`), votes on a comment (its id) or reports of a target. */
const countTargetSchema = z.object({
  kind: z.enum(['list', 'comment', 'reports']),
  target: z.string(),
});
export type CountTarget = Readonly<z.infer<typeof countTargetSchema>>;

export const countTaskSchema = z.extend(countTargetSchema, { dueAt: z.int() });

/**
 * Counts what a target has and stores the numbers. Gives whether they changed. Safe to repeat, to delay and
 * to run many at once.
 * @throws when Firestore fails; then nothing has changed.
 */
export function countTarget(db: Firestore, { kind, target }: CountTarget): Promise<boolean> {
  if (kind === 'list') return countListOf(db, parseListKey(target));
  return kind === 'comment' ? countCommentVotesOf(db, target) : countReportsOf(db, target);
}
