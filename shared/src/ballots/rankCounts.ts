import * as z from 'zod/mini';
import { BALLOT_SLOTS } from '../limits.ts';
import { contestantItem } from '../lists/listedItem.ts';
import { toCsv } from '../text/text.ts';
import { rankContestants } from './rankTally.ts';
import type { Tally } from './tally.ts';
import { sum } from './topTen.ts';

const count = z.int().check(z.gte(0));

/** How many ballots name a contestant in each slot, by slug, for everybody whom any ballot names. */
const schema = z.object({
  rankCounts: z.record(z.string(), z.array(count).check(z.length(BALLOT_SLOTS))),
  totalVotes: count,
});

export type PublishedRankCounts = Readonly<z.infer<typeof schema>>;

export function toPublishedRankCounts({ ballots, rankCounts }: Tally): PublishedRankCounts {
  return {
    rankCounts: Object.fromEntries([...rankCounts].map(([slug, counts]) => [slug, [...counts]])),
    totalVotes: ballots,
  };
}

/**
 * Parses the rank counts of a category; undefined when they are missing.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseRankCounts(document: unknown): PublishedRankCounts | undefined {
  return document === undefined ? undefined : schema.parse(document);
}

const places = Array.from({ length: BALLOT_SLOTS }, (_, index) => `Place ${index + 1}`);

/** The rank counts as a file, best contestant first: every number of the results can be computed from it. */
export function toRankCountsCsv({ rankCounts, totalVotes }: PublishedRankCounts): string {
  const tally = { ballots: totalVotes, rankCounts: new Map(Object.entries(rankCounts)) };
  const rows = rankContestants(tally).map(({ id, totalScore, rankCounts: counts = [] }) => [
    contestantItem(id).name,
    ...counts,
    totalVotes - sum(counts),
    totalScore,
  ]);
  return toCsv([['Contestant', ...places, 'Left off', 'Points'], ...rows]);
}
