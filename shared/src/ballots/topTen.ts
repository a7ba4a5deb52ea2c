import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import { BALLOT_SLOTS, EARLY_BALLOTS, ENOUGH_BALLOTS } from '../limits.ts';
import type { Places } from './tally.ts';

const count = z.int().check(z.gte(0));

const rowSchema = z.object({
  id: z.string(),
  totalScore: count,
  rank: z.optional(z.int()),
  places: z.optional(z.array(count).check(z.length(BALLOT_SLOTS))),
});

/** A contestant in the results of a category. Name and picture are the catalogue's. */
export type TopTenRow = {
  readonly id: string;
  /** Slot 1 gives 10 points, slot 10 gives 1. */
  readonly totalScore: number;
  /** From 1; equal ones share it. */
  readonly rank: number;
  /** How many ballots have them in each place; undefined in an older document that only has the score. */
  readonly places?: Places | undefined;
};

/** The results of a category as they are published. */
export type TopTen = {
  /** At most ten, best first. */
  readonly top10: readonly TopTenRow[];
  /** Places 11 to 15. */
  readonly justMissed: readonly TopTenRow[];
  /** How many ballots list somebody, by slug: everyone who is listed at all. */
  readonly listedBy: Readonly<Record<string, number>>;
  /** The ballots that name anybody. */
  readonly totalVotes: number;
};

/** All of these counts together. */
export function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0);
}

const earlierTenSchema = z.object({ week: z.string(), top10: z.array(z.unknown()) });

const storedSchema = z.object({
  top10: z._default(z.array(z.unknown()), []),
  justMissed: z._default(z.array(z.unknown()), []),
  listedBy: z._default(z.record(z.string(), count), {}),
  totalVotes: z._default(count, 0),
  publishedAt: z.optional(storedTimeSchema),
  lastEdition: z.catch(z.optional(earlierTenSchema), undefined),
});

/** The ten of an edition as its successors keep them, so that a movement costs no second document. */
export type EarlierTen = {
  /** The Friday: `2026-11-20`. */
  readonly week: string;
  /** Without places. */
  readonly top10: readonly TopTenRow[];
};

/** The results as a screen reads them. */
export type PublishedTopTen = TopTen & {
  /** The edition before these results; undefined before the first. */
  readonly lastEdition?: EarlierTen | undefined;
  /** ISO, of the server; undefined in an older document that does not tell. */
  readonly publishedAt: string | undefined;
};

// A row that cannot be read keeps its place and falls out; the others stand.
function readRows(values: readonly unknown[], firstRank: number): TopTenRow[] {
  return values.flatMap((value, index) => {
    const row = rowSchema.safeParse(value).data;
    return row ? [{ ...row, rank: row.rank ?? firstRank + index }] : [];
  });
}

/**
 * Reads `globalRankingsData/{categoryId}`. Undefined before the first ballot, when there is no document or it counts none.
 * @throws z.core.$ZodError when the document is another thing altogether.
 */
export function parseTopTen(document: unknown): PublishedTopTen | undefined {
  if (document === undefined) return undefined;
  const { top10, justMissed, lastEdition, ...counts } = storedSchema.parse(document);
  if (counts.totalVotes === 0) return undefined;
  return {
    ...counts,
    publishedAt: counts.publishedAt,
    lastEdition: lastEdition && { ...lastEdition, top10: readRows(lastEdition.top10, 1) },
    top10: readRows(top10.slice(0, BALLOT_SLOTS), 1),
    justMissed: readRows(justMissed, BALLOT_SLOTS + 1),
  };
}

/**
 * The 'Avg Pos' of the specification (section 9): 11 - totalScore / totalVotes to one decimal, halves up. So a ballot that
 * leaves somebody off counts them as 11th. Reckoned in whole tenths, because fractions of two would round some halves down.
 */
export function averagePosition(totalScore: number, totalVotes: number): string {
  const tenths = Math.floor((2 * (110 * totalVotes - 10 * totalScore) + totalVotes) / (2 * totalVotes));
  return (tenths / 10).toFixed(1);
}

/** What the results tell of one contestant. */
export type RowFigures = {
  readonly points: number;
  readonly averagePosition: string;
  readonly firstPlaces: number;
  /** Ballots that list them, ballots that do not, and the share of the former from 0 to 1. */
  readonly listed: number;
  readonly leftOff: number;
  readonly share: number;
};

/** The figures of a row whose `places` are known. */
export function getRowFigures(totalScore: number, places: Places, totalVotes: number): RowFigures {
  const listed = sum(places);
  return {
    points: totalScore,
    averagePosition: averagePosition(totalScore, totalVotes),
    firstPlaces: places[0] ?? 0,
    listed,
    leftOff: totalVotes - listed,
    share: listed / totalVotes,
  };
}

/** How much so many ballots say: under 10 not enough to speak of an opinion, under 50 an early one. */
export function getSampleWeight(totalVotes: number): 'notEnough' | 'early' | 'settled' {
  if (totalVotes < ENOUGH_BALLOTS) return 'notEnough';
  return totalVotes < EARLY_BALLOTS ? 'early' : 'settled';
}
