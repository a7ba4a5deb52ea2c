import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import * as z from 'zod/mini';

/** A category is published once in this time, however many ballots change. */
const BUCKET_MS = 1000;

/** The clocks of two machines may differ by this much without a missed change. */
const CLOCK_SLACK_MS = 300;

/** The longest time until a task is due. */
const WAIT_MAX_MS = BUCKET_MS + 2 * CLOCK_SLACK_MS;

export const publishTaskSchema = z.object({
  category: z.enum(categories.map(({ id }) => id)),
  /** When the bucket is over, in milliseconds since 1970. */
  dueAt: z.int(),
});

/** A task that publishes a category after its bucket of time. */
export type PublishTask = Readonly<z.infer<typeof publishTaskSchema>> & {
  /** The queue accepts each id once. */
  readonly id: string;
};

/** Computes how long to wait in milliseconds. The emulator delivers tasks at once, whenever they are due. */
export function untilDue(dueAt: number, now: number): number {
  return Math.min(Math.max(0, dueAt - now), WAIT_MAX_MS);
}

/**
 * Creates a function that requests publication, to be called after each change. A bucket ends after each of its changes, so
 * every change is published. `enqueue` must succeed for a task that the queue already has.
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
