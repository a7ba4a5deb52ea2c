import { type DocumentData, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Poll } from './poll.ts';

const countsSchema = z.object({
  /** How often the shard has changed. The sum over all shards is the version of the published results. */
  changes: z._default(z.int(), 0),
  /** How often `reconcile` repaired it. */
  repairs: z._default(z.int(), 0),
});

/**
 * Parses a part of a poll's tally; a missing one is empty.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseShard<Sums>(poll: Poll<unknown, Sums>, document: DocumentData | undefined) {
  return { sums: poll.parseShard(document), ...countsSchema.parse(document ?? {}) };
}

/** The fields that add a difference to a shard when merged into it. */
export function toShardChange(
  poll: Poll,
  difference: unknown,
  stored: DocumentSnapshot | undefined,
): DocumentData {
  return { ...poll.toShardFields(difference, stored?.data()), changes: FieldValue.increment(1) };
}
