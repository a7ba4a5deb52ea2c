import * as z from 'zod/mini';
import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '../limits.ts';

/** How meaningful the results of so many ballots are: below 10 they say nothing yet, below 50 they may still change. */
export function getSampleWeight(ballots: number): 'notEnough' | 'early' | 'settled' {
  if (ballots < ENOUGH_BALLOTS) return 'notEnough';
  return ballots < EARLY_BALLOTS ? 'early' : 'settled';
}

/** The ranks, from 1, that an item may have if more users of the same kind voted: `[4, 9]`. */
export type RankRange = readonly [best: number, worst: number];

/** Parses a stored range. Zod's tuples would be more code for Home to load. */
export const rankRangeSchema = z.pipe(
  z.array(z.int().check(z.gte(1))).check(z.length(2)),
  z.transform(([best = 1, worst = 1]): RankRange => [best, worst]),
);

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

function getStandardError(estimates: readonly number[]): number {
  const mean = estimates.reduce((total, each) => total + each, 0) / estimates.length;
  const squares = estimates.reduce((total, each) => total + (each - mean) ** 2, 0);
  return Math.sqrt(((estimates.length - 1) / estimates.length) * squares);
}
