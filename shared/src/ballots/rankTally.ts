import * as z from 'zod/mini';
import { findContestant } from '../catalogue/catalogue.ts';
import { BALLOT_SLOTS, EARLY_BALLOTS, JUST_MISSED } from '../limits.ts';
import { contestantItem } from '../lists/listedItem.ts';
import { knownEntries } from '../members.ts';
import { type Estimates, findRankRange } from '../results/certainty.ts';
import { toCsv } from '../text/text.ts';
import { emptyTally, noRanks, type RankCounts, type Tally } from './tally.ts';
import { sum, type TopTen, type TopTenRow } from './topTen.ts';

/** 10 points for each ballot at rank 1 down to 1 for rank 10. */
function computeScore(rankCounts: RankCounts): number {
  return sum(rankCounts.map((ballots, index) => ballots * (BALLOT_SLOTS - index)));
}

type UnrankedRow = Omit<TopTenRow, 'rank' | 'range'> & { readonly rankCounts: RankCounts };

/** More points first, then more first ranks, then more ballots that list them; 0 when they share a rank. */
function compareRows(a: UnrankedRow, b: UnrankedRow): number {
  return (
    b.totalScore - a.totalScore ||
    (b.rankCounts[0] ?? 0) - (a.rankCounts[0] ?? 0) ||
    sum(b.rankCounts) - sum(a.rankCounts)
  );
}

function compareNames(a: UnrankedRow, b: UnrankedRow): number {
  const [name, other] = [a, b].map(({ id }) => findContestant(id)?.name ?? id) as [string, string];
  return name < other ? -1 : name > other ? 1 : 0;
}

/** All listed contestants, best first. Equal ones share a rank and are sorted by name, so the order is deterministic. */
export function rankContestants({ rankCounts }: Tally): TopTenRow[] {
  const unranked = [...rankCounts].map(([id, counts]) => ({
    id,
    totalScore: computeScore(counts),
    rankCounts: counts,
  }));
  unranked.sort((a, b) => compareRows(a, b) || compareNames(a, b));
  const rows: TopTenRow[] = [];
  for (const [index, row] of unranked.entries()) {
    const [before, above] = [unranked[index - 1], rows[index - 1]];
    const isShared = before && above && compareRows(before, row) === 0;
    rows.push({ ...row, rank: isShared ? above.rank : index + 1 });
  }
  return rows;
}

/** Student's t for 95 % and 35 degrees of freedom: with 50 ballots, about 36 of 64 groups of users have any. */
const STUDENT_T = 2.03;

/**
 * Prepares the ranges of the ranks in a category: what each contestant's points a ballot are, with and without each group.
 * @param ids of all contestants whom a ballot names.
 * @param groups random groups of users that add up to the tally.
 * @returns a function that finds the range of an id; undefined below 50 ballots.
 */
function createRangeFinder(ids: readonly string[], tally: Tally, groups: readonly Tally[]) {
  const parts = groups.filter(({ ballots }) => ballots > 0);
  if (tally.ballots < EARLY_BALLOTS || parts.length < 2) return undefined;
  const getPoints = ({ rankCounts }: Tally) => ids.map((id) => computeScore(rankCounts.get(id) ?? []));
  const points = getPoints(tally);
  const estimate = (part: Tally) => {
    const left = getPoints(part);
    return points.map((each, index) => (each - (left[index] ?? 0)) / (tally.ballots - part.ballots));
  };
  const estimates: Estimates = {
    scores: estimate(emptyTally),
    withoutOne: parts.map(estimate),
    studentT: STUDENT_T,
  };
  const indices = [...ids.keys()];
  return (id: string) => findRankRange(estimates, ids.indexOf(id), indices);
}

/**
 * The results of a category, to be published.
 * @param parts random groups of users that add up to the tally. Without them the ranks have no ranges.
 * @param counted the tally whose rank counts are shown: an earlier one, so that they tell nobody's ballot. An empty one has none.
 */
export function toTopTen(tally: Tally, parts: readonly Tally[] = [], counted = tally): TopTen {
  const rows = rankContestants(tally);
  const ids = rows.map(({ id }) => id);
  const findRange = createRangeFinder(ids, tally, parts);
  const published = rows.slice(0, BALLOT_SLOTS + JUST_MISSED).map(({ rankCounts: _, ...row }) => ({
    ...row,
    ...(counted.ballots > 0 && { rankCounts: counted.rankCounts.get(row.id) ?? noRanks }),
    ...(findRange && { range: findRange(row.id) }),
  }));
  return {
    top10: published.slice(0, BALLOT_SLOTS),
    justMissed: published.slice(BALLOT_SLOTS),
    listedBy: Object.fromEntries([...counted.rankCounts].map(([id, counts]) => [id, sum(counts)])),
    countedVotes: counted.ballots,
    totalVotes: tally.ballots,
  };
}

const count = z.int().check(z.gte(0));

/** How many ballots name a contestant in each slot, by slug, for everybody whom any ballot names. */
const rankCountsSchema = z.object({
  rankCounts: knownEntries(z.array(count).check(z.length(BALLOT_SLOTS))),
  totalVotes: count,
});

export function toPublishedRankCounts({ ballots, rankCounts }: Tally): z.infer<typeof rankCountsSchema> {
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
  const { rankCounts, totalVotes } = rankCountsSchema.parse(document);
  return { ballots: totalVotes, rankCounts: new Map(Object.entries(rankCounts)) };
}

const places = Array.from({ length: BALLOT_SLOTS }, (_, index) => `Place ${index + 1}`);

/** The rank counts as a file, best contestant first. Each line says of how many ballots they are. */
export function toRankCountsCsv(tally: Tally): string {
  const rows = rankContestants(tally).map(({ id, totalScore, rankCounts: counts = [] }) => [
    contestantItem(id).name,
    ...counts,
    tally.ballots - sum(counts),
    totalScore,
    tally.ballots,
  ]);
  return toCsv([['Contestant', ...places, 'Left off', 'Points', 'Ballots'], ...rows]);
}
