import { categories } from '@outrank/shared/ballots/categories';
import { subjects } from '@outrank/shared/consensus/subject';
import { type ElectionId, isSubject } from '@outrank/shared/firestore/documentPaths';
import * as z from 'zod/mini';
import { requestTask } from '../platform/requestTask.ts';

export const publishTaskSchema = z.object({
  election: z.enum([...categories.map(({ id }) => id), ...subjects]),
  dueAt: z.int(),
});

/** Requests that an election's results are published within about two seconds; called after each change. */
export function requestPublication(election: ElectionId): Promise<void> {
  const queue = isSubject(election) ? 'publishConsensus' : 'publishTopTen';
  return requestTask({ queue, key: election, payload: { election } });
}
