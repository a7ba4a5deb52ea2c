import { parseBallots } from '@outrank/shared/ballots/ballot';
import { parseRankCounts, toPublishedRankCounts, toTopTen } from '@outrank/shared/ballots/rankTally';
import {
  addTallies,
  diffTallies,
  isEmptyTally,
  parseTallyShard,
  SHARDS,
  sumTallies,
  type Tally,
  tallyBallot,
  toCountedSlots,
} from '@outrank/shared/ballots/tally';
import { toEarlierTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { rankCountsPath } from '@outrank/shared/documents/results';
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import type { Poll } from './poll.ts';

/** The vote for the Top 10 of a category. */
export function createCategoryPoll(category: CategoryId): Poll<Tally> {
  return {
    id: category,
    shards: SHARDS,
    counts: {
      path: rankCountsPath(category),
      fromParts: (parts) => toPublishedRankCounts(sumTallies(parts)),
    },
    getBallotPath: ballotsPath,
    readBallot: async (document) => toCountedSlots(parseBallots(document.data())[category]?.slots),
    countedField: 'slots',
    toSums: tallyBallot,
    add: addTallies,
    subtract: (a, b) => diffTallies(b, a),
    isEmpty: isEmptyTally,
    parseShard: parseTallyShard,
    // A shard is incremented without a read, so that many ballots can be counted in it at once.
    isShardRead: false,
    toShardFields: toIncrements,
    toResults: (parts, counts) => {
      const results = toTopTen(sumTallies(parts), parts, parseRankCounts(counts));
      return {
        fields: results,
        ballots: results.totalVotes,
        toEarlier: (week) => toEarlierTen(week, results),
      };
    },
  };
}

/**
 * Converts a difference to the fields that add it to a shard when merged. `rankCounts` is left out when empty, because merging
 * an empty map would clear the shard's.
 */
function toIncrements({ ballots, rankCounts }: Tally): DocumentData {
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
