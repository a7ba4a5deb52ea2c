import type { Tally } from '@outrank/shared/ballots/tally';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/**
 * What to merge into a shard so that a difference is added to it. Without places it names none: merging an empty map
 * would empty the shard's.
 */
export function toIncrements({ ballots, places }: Tally): DocumentData {
  const increments = [...places].map(([slug, counts]) => {
    const changed = counts.flatMap((by, place) =>
      by === 0 ? [] : [[place + 1, FieldValue.increment(by)] as const],
    );
    return [slug, Object.fromEntries(changed)] as const;
  });
  return {
    ballots: FieldValue.increment(ballots),
    ...(increments.length > 0 && { places: Object.fromEntries(increments) }),
    changes: FieldValue.increment(1),
  };
}
