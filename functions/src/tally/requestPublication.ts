import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import * as z from 'zod/mini';
import { requestTask } from '../platform/requestTask.ts';

export const publishTaskSchema = z.object({
  category: z.enum(categories.map(({ id }) => id)),
  dueAt: z.int(),
});

/** Requests that a category is published within about two seconds; called after each change. */
export function requestPublication(category: CategoryId): Promise<void> {
  return requestTask({ queue: 'publishTopTen', key: category, payload: { category } });
}
