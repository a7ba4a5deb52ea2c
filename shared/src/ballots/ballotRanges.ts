import type { RankRange } from '../consensus/rankRange.ts';
import { type Estimates, findRankRange } from '../consensus/rankRanges.ts';
import { EARLY_BALLOTS } from '../limits.ts';
import { emptyTally, type RankCounts, type Tally } from './tally.ts';

/** Student's t for 95 % and 35 degrees of freedom: with 50 ballots, about 36 of 64 groups of users have any. */
const STUDENT_T = 2.03;

type Input = {
  /** The ids of all contestants whom a ballot names. */
  readonly ids: readonly string[];
  readonly tally: Tally;
  /** Random groups of users that add up to the tally. */
  readonly parts: readonly Tally[];
  readonly computeScore: (rankCounts: RankCounts) => number;
};

/**
 * Prepares the ranges of the ranks in a category: what each contestant's points a ballot are, with and without each group.
 * @returns a function that finds the range of an id; undefined below 50 ballots.
 */
export function createRangeFinder(input: Input): ((id: string) => RankRange) | undefined {
  const { ids, tally, computeScore } = input;
  const parts = input.parts.filter(({ ballots }) => ballots > 0);
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
  return (id) => findRankRange(estimates, ids.indexOf(id), indices);
}
