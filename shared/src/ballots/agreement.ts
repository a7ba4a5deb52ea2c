import { BALLOT_SLOTS } from '../limits.ts';
import { findEntry } from '../members.ts';
import { hasAnyPick, type Slots } from './ballot.ts';
import { type PublishedTopTen, sum, type TopTenRow } from './topTen.ts';

/** The points of each contestant: 10 for rank 1 down to 1 for rank 10. */
function getPoints(slots: readonly string[]): ReadonlyMap<string, number> {
  const points = slots.map((slug, index) => [slug, BALLOT_SLOTS - index] as const);
  return new Map(points.filter(([slug]) => slug !== ''));
}

// Contestants who share a rank are sorted as on the user's ballot, because neither order is more correct.
function sortByBallot(slots: Slots, top10: readonly TopTenRow[]): string[] {
  const getIndex = (id: string) => (slots.includes(id) ? slots.indexOf(id) : BALLOT_SLOTS);
  return top10.toSorted((a, b) => a.rank - b.rank || getIndex(a.id) - getIndex(b.id)).map(({ id }) => id);
}

/**
 * How far a ballot agrees with the Top 10, in whole percent: the points (10 for rank 1 down to 1 for rank 10) that both give
 * to the same contestants, divided by all points. The same ten in the same order are 100, no contestant in common is 0.
 * Undefined when either is empty.
 *
 * It is one minus Spearman's footrule on top-k lists with location parameter k + 1, which like 'Avg Pos' counts an unlisted
 * contestant as 11th, divided by the footrule of lists without a common contestant:
 * |i - j| = (11 - i) + (11 - j) - 2 min(11 - i, 11 - j).
 * @see Fagin, Kumar, Sivakumar: Comparing top k lists. SIAM Journal on Discrete Mathematics 17 (2003), 134-160.
 */
export function computeAgreement(slots: Slots, top10: readonly TopTenRow[]): number | undefined {
  if (!hasAnyPick(slots) || top10.length === 0) return undefined;
  const ballotPoints = getPoints(slots);
  const topTenPoints = getPoints(sortByBallot(slots, top10));
  const shared = [...ballotPoints].map(([slug, points]) => Math.min(points, topTenPoints.get(slug) ?? 0));
  const all = [...ballotPoints.values(), ...topTenPoints.values()];
  return Math.round((200 * sum(shared)) / sum(all));
}

/**
 * The pick that the fewest ballots list, the highest of equal ones, with its rank on the ballot, from 1, and how many counted
 * ballots list it; the user's own may not be one of them yet. Undefined when all of them list every pick, or when the results
 * have no such numbers.
 */
export function findBoldestPick(slots: Slots, { listedBy, countedVotes }: PublishedTopTen) {
  if (Object.keys(listedBy).length === 0) return undefined;
  return slots
    .map((id, index) => ({ id, position: index + 1, listed: findEntry(listedBy, id) ?? 0 }))
    .filter(({ id, listed }) => id !== '' && listed < countedVotes)
    .toSorted((a, b) => a.listed - b.listed)[0];
}
