import { categories } from '@outrank/shared/catalogue/categories';
import { subjects } from '@outrank/shared/consensus/subject';
import { isSubject, type PollId } from '@outrank/shared/documents/results';
import * as z from 'zod/mini';
import { requestTask } from '../platform/requestTask.ts';

export const publishTaskSchema = z.object({
  poll: z.enum([...categories.map(({ id }) => id), ...subjects]),
  dueAt: z.int(),
});

/** Requests that a poll's results are published within about two seconds; called after each change. */
export function requestPublication(poll: PollId): Promise<void> {
  const queue = isSubject(poll) ? 'publishConsensus' : 'publishTopTen';
  return requestTask({ queue, key: poll, payload: { poll } });
}
