import type { Tally } from '@outrank/shared/ballots/tally';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/**
 * Converts a difference to the fields that add it to a shard when merged. `rankCounts` is left out when empty, because merging
 * an empty map would clear the shard's.
 */
export function toIncrements({ ballots, rankCounts }: Tally): DocumentData {
  const increments = [...rankCounts].map(([slug, counts]) => {
    const changed = counts.flatMap((by, index) =>
      by === 0 ? [] : [[index + 1, FieldValue.increment(by)] as const],
    );
    return [slug, Object.fromEntries(changed)] as const;
  });
  return {
    ballots: FieldValue.increment(ballots),
    ...(increments.length > 0 && { rankCounts: Object.fromEntries(increments) }),
  };
}
