import fc from 'fast-check';
import { builtInSeasons as seasons } from '../../catalogue/catalogue.ts';
import { BALLOT_SLOTS } from '../../limits.ts';
import { emptySlots, type Slots } from '../ballot.ts';
import { getShardIndex, sumTallies, type Tally, tallyBallot } from '../tally.ts';

/** Few contestants, so that ballots share some and tie. */
const firstContestants = seasons.flatMap(({ contestants }) => contestants.slice(0, 1)).map(({ id }) => id);
const fewContestants = [...new Set(firstContestants)].slice(0, 14);
const ten = { minLength: BALLOT_SLOTS, maxLength: BALLOT_SLOTS };

/** Ten slots that start with these. */
export const toSlots = (...slugs: string[]): Slots => emptySlots.map((_, index) => slugs[index] ?? '');

/** Any ballot without an empty slot. */
export const anyFullSlots: fc.Arbitrary<Slots> = fc.shuffledSubarray(fewContestants, ten);

/** Any ballot, with or without empty slots. */
export const anySlots: fc.Arbitrary<Slots> = fc
  .tuple(anyFullSlots, fc.array(fc.boolean(), ten))
  .map(([slugs, isFilled]) => slugs.map((slug, index) => (isFilled[index] ? slug : '')))
  .filter((slots) => slots.some((slug) => slug !== ''));

/** The sums of ballots by user, in the groups of users that the shards are. */
export function tallyByShard(ballots: ReadonlyMap<string, Slots>): readonly Tally[] {
  const groups = Map.groupBy(ballots, ([uid]) => getShardIndex(uid));
  return [...groups.values()].map((group) => sumTallies(group.map(([, slots]) => tallyBallot(slots))));
}
