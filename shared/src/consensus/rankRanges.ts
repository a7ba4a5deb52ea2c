import { type HeadToHeads, subtractHeadToHeads, sumHeadToHeads } from './headToHeads.ts';
import type { RankRange } from './rankRange.ts';
import { computeScores } from './score.ts';

/** Student's t for 95 % and 15 degrees of freedom, one less than the 16 groups of users. */
const STUDENT_T = 2.131;

/** The scores of all items by index: of all users, and each time without one of the random groups of users. */
export type Estimates = {
  readonly scores: readonly number[];
  readonly withoutOne: readonly (readonly number[])[];
  /** How many standard errors apart two scores are clearly different. */
  readonly studentT: number;
};

/**
 * How sure the rank of an item is. Leaving out one group at a time gives each difference of two scores a standard error
 * (jackknife). An item may rank below all those that are not clearly worse and above all those that are not clearly better.
 * @param index the item.
 * @param indices all ranked items.
 * @see Efron, Stein: The Jackknife Estimate of Variance. Annals of Statistics 9 (1981).
 */
export function findRankRange(
  { scores, withoutOne, studentT }: Estimates,
  index: number,
  indices: readonly number[],
): RankRange {
  const isClearlyAbove = (a: number, b: number) => {
    const getDifference = (each: readonly number[]) => (each[a] ?? 0) - (each[b] ?? 0);
    const difference = getDifference(scores);
    return difference > 0 && difference > studentT * getStandardError(withoutOne.map(getDifference));
  };
  const better = indices.filter((other) => isClearlyAbove(other, index)).length;
  const worse = indices.filter((other) => isClearlyAbove(index, other)).length;
  return [1 + better, indices.length - worse];
}

/**
 * The ranges of ranks in a consensus.
 * @param parts random groups of users.
 * @param ids the ranked items; others have no range.
 * @returns by id; empty for fewer than two parts.
 */
export function computeRankRanges(
  items: readonly string[],
  parts: readonly HeadToHeads[],
  ids: readonly string[],
): ReadonlyMap<string, RankRange> {
  if (parts.length < 2) return new Map();
  const all = sumHeadToHeads(items, parts);
  const estimates = {
    scores: computeScores(all),
    withoutOne: parts.map((part) => computeScores(subtractHeadToHeads(all, part))),
    studentT: STUDENT_T,
  };
  const indices = ids.map((id) => items.indexOf(id));
  return new Map(ids.map((id, position) => [id, findRankRange(estimates, indices[position] ?? -1, indices)]));
}

function getStandardError(estimates: readonly number[]): number {
  const mean = estimates.reduce((total, each) => total + each, 0) / estimates.length;
  const squares = estimates.reduce((total, each) => total + (each - mean) ** 2, 0);
  return Math.sqrt(((estimates.length - 1) / estimates.length) * squares);
}
