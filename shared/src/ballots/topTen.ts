import * as z from 'zod/mini';
import { storedTimeSchema } from '../documents/timestamp.ts';
import { BALLOT_SLOTS } from '../limits.ts';
import { knownEntries } from '../members.ts';
import { rankRangeSchema } from '../results/certainty.ts';
import { type EarlierRanks, toEarlierRanks } from '../results/edition.ts';
import type { RankCounts } from './tally.ts';

const count = z.int().check(z.gte(0));

const rowSchema = z.object({
  id: z.string(),
  /** Rank 1 gives 10 points, rank 10 gives 1. */
  totalScore: count,
  /** From 1. Equal contestants share a rank. Missing in an older document. */
  rank: z.optional(z.int()),
  /** How many of `countedVotes` ballots have the contestant at each rank; undefined when that is not published. */
  rankCounts: z.optional(z.array(count).check(z.length(BALLOT_SLOTS))),
  /** The ranks that the contestant may have with more ballots; undefined below 50. */
  range: z.optional(rankRangeSchema),
});
type StoredRow = Readonly<z.infer<typeof rowSchema>>;

/** A contestant in the results of a category. The name and the picture come from the catalogue. */
export type TopTenRow = Pick<StoredRow, 'id' | 'totalScore' | 'range'> & {
  readonly rank: number;
  readonly rankCounts?: RankCounts | undefined;
};

/** The published results of a category. */
export type TopTen = {
  /** At most ten, best first. */
  readonly top10: readonly TopTenRow[];
  /** Ranks 11 to 15. */
  readonly justMissed: readonly TopTenRow[];
  /** How many of `countedVotes` ballots list each contestant, by slug. */
  readonly listedBy: Readonly<Record<string, number>>;
  /** The number of ballots when the rank counts were published; 0 before that. */
  readonly countedVotes: number;
  /** The number of ballots that name a contestant. */
  readonly totalVotes: number;
};

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0);
}

const earlierTenSchema = z.object({ week: z.string(), top10: z.array(z.unknown()) });

const storedSchema = z.object({
  top10: z._default(z.array(z.unknown()), []),
  justMissed: z._default(z.array(z.unknown()), []),
  listedBy: z._default(knownEntries(count), {}),
  countedVotes: z.optional(count),
  totalVotes: z._default(count, 0),
  publishedAt: z.optional(storedTimeSchema),
  lastEdition: z.catch(z.optional(earlierTenSchema), undefined),
});

/** The results as parsed for a screen. */
export type PublishedTopTen = TopTen & {
  /** The edition before these results; undefined before the first edition. */
  readonly lastEdition?: EarlierRanks | undefined;
  /** The server's time (ISO); undefined in an older document. */
  readonly publishedAt: string | undefined;
};

// A broken row is skipped. The others keep their ranks.
function parseRows(values: readonly unknown[], firstRank: number): TopTenRow[] {
  return values.flatMap((value, index) => {
    const row = rowSchema.safeParse(value).data;
    return row ? [{ ...row, rank: row.rank ?? firstRank + index }] : [];
  });
}

/**
 * Parses `globalRankingsData/{categoryId}`; undefined before the first ballot, when it is missing or counts none.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseTopTen(document: unknown): PublishedTopTen | undefined {
  if (document === undefined) return undefined;
  const { top10, justMissed, lastEdition, ...counts } = storedSchema.parse(document);
  if (counts.totalVotes === 0) return undefined;
  return {
    ...counts,
    // An older document has the rank counts of all ballots.
    countedVotes: counts.countedVotes ?? counts.totalVotes,
    publishedAt: counts.publishedAt,
    lastEdition: lastEdition && toEarlierRanks(lastEdition.week, parseRows(lastEdition.top10, 1)),
    top10: parseRows(top10.slice(0, BALLOT_SLOTS), 1),
    justMissed: parseRows(justMissed, BALLOT_SLOTS + 1),
  };
}

/** The Top 10 of an edition, as it is stored in later results: without the counts. */
export function toEarlierTen(week: string, { top10 }: TopTen) {
  return { week, top10: top10.map(({ id, totalScore, rank }) => ({ id, totalScore, rank })) };
}

export type EarlierTen = ReturnType<typeof toEarlierTen>;

/**
 * The 'Avg Pos' of a Top 10: 11 - totalScore / totalVotes to one decimal, halves rounded up. A ballot
 * that does not list a contestant counts as rank 11. Computed in whole tenths, because floating-point numbers would round
 * some halves down.
 */
export function formatAveragePosition(totalScore: number, totalVotes: number): string {
  const tenths = Math.floor((2 * (110 * totalVotes - 10 * totalScore) + totalVotes) / (2 * totalVotes));
  return (tenths / 10).toFixed(1);
}

/** Statistics of one contestant: how many ballots list them, how many do not, and the ratio of those that do, from 0 to 1. */
export function getRowStats(totalScore: number, rankCounts: RankCounts, totalVotes: number) {
  const listed = sum(rankCounts);
  return {
    points: totalScore,
    averagePosition: formatAveragePosition(totalScore, totalVotes),
    firstPlaces: rankCounts[0] ?? 0,
    listed,
    leftOff: totalVotes - listed,
    listedRatio: listed / totalVotes,
  };
}
