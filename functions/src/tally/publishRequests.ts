import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import * as z from 'zod/mini';

/** However many ballots change, a category is published once in so many milliseconds. */
const BUCKET_MS = 1000;

/** How far the clocks of two machines may differ without a change being missed. */
const CLOCK_SLACK_MS = 300;

/** The longest that a task may have to wait until it is due. */
const WAIT_MAX_MS = BUCKET_MS + 2 * CLOCK_SLACK_MS;

export const publishTaskSchema = z.object({
  category: z.enum(categories.map(({ id }) => id)),
  /** When the bucket is over, in milliseconds since 1970. */
  dueAt: z.int(),
});

/** Asks that a category be published when its bucket of time is over. */
export type PublishTask = Readonly<z.infer<typeof publishTaskSchema>> & {
  /** The queue takes a task of an id once. */
  readonly id: string;
};

/** How many milliseconds to wait: the emulator brings tasks at once, whenever they are due. */
export function untilDue(dueAt: number, now: number): number {
  return Math.min(Math.max(0, dueAt - now), WAIT_MAX_MS);
}

/**
 * Gives a function that asks for publication, to be called after each change. The bucket of the last change is over after
 * that change, so it is always published. `enqueue` must succeed for a task that the queue has already.
 */
export function createPublishRequests(enqueue: (task: PublishTask) => Promise<void>, now: () => number) {
  const requested = new Map<CategoryId, number>();
  return async (category: CategoryId): Promise<void> => {
    const bucket = Math.floor(now() / BUCKET_MS) + 1;
    if (requested.get(category) === bucket) return;
    await enqueue({ category, id: `${category}-${bucket}`, dueAt: bucket * BUCKET_MS + CLOCK_SLACK_MS });
    requested.set(category, bucket);
  };
}
