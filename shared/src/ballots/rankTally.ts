import { findContestant } from '../catalogue/catalogue.ts';
import { BALLOT_SLOTS, JUST_MISSED } from '../limits.ts';
import { createRangeFinder } from './ballotRanges.ts';
import type { RankCounts, Tally } from './tally.ts';
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

/**
 * The results of a category, to be published.
 * @param parts random groups of users that add up to the tally. Without them the ranks have no ranges.
 */
export function toTopTen(tally: Tally, parts: readonly Tally[] = []): TopTen {
  const rows = rankContestants(tally);
  const ids = rows.map(({ id }) => id);
  const findRange = createRangeFinder({ ids, tally, parts, computeScore });
  const published = rows
    .slice(0, BALLOT_SLOTS + JUST_MISSED)
    .map((row) => (findRange ? { ...row, range: findRange(row.id) } : row));
  return {
    top10: published.slice(0, BALLOT_SLOTS),
    justMissed: published.slice(BALLOT_SLOTS),
    listedBy: Object.fromEntries(rows.map(({ id, rankCounts = [] }) => [id, sum(rankCounts)])),
    totalVotes: tally.ballots,
  };
}
