import * as z from 'zod/mini';
import { BALLOT_SLOTS } from '../limits.ts';
import { contestantItem } from '../lists/listedItem.ts';
import { toCsv } from '../text/text.ts';
import { rankContestants } from './rankTally.ts';
import { emptyTally, type Tally } from './tally.ts';
import { sum } from './topTen.ts';

const count = z.int().check(z.gte(0));

/** How many ballots name a contestant in each slot, by slug, for everybody whom any ballot names. */
const schema = z.object({
  rankCounts: z.record(z.string(), z.array(count).check(z.length(BALLOT_SLOTS))),
  totalVotes: count,
});

export function toPublishedRankCounts({ ballots, rankCounts }: Tally): z.infer<typeof schema> {
  return {
    rankCounts: Object.fromEntries([...rankCounts].map(([slug, counts]) => [slug, [...counts]])),
    totalVotes: ballots,
  };
}

/**
 * Parses the published rank counts of a category; missing ones are empty.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseRankCounts(document: unknown): Tally {
  if (document === undefined) return emptyTally;
  const { rankCounts, totalVotes } = schema.parse(document);
  return { ballots: totalVotes, rankCounts: new Map(Object.entries(rankCounts)) };
}

const places = Array.from({ length: BALLOT_SLOTS }, (_, index) => `Place ${index + 1}`);

/** The rank counts as a file, best contestant first. */
export function toRankCountsCsv(tally: Tally): string {
  const rows = rankContestants(tally).map(({ id, totalScore, rankCounts: counts = [] }) => [
    contestantItem(id).name,
    ...counts,
    tally.ballots - sum(counts),
    totalScore,
  ]);
  return toCsv([['Contestant', ...places, 'Left off', 'Points'], ...rows]);
}
