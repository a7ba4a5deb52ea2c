import fc from 'fast-check';
import { seasons } from '../../catalogue/catalogue.ts';
import { BALLOT_SLOTS } from '../../limits.ts';
import type { Slots } from '../ballot.ts';

/** Few enough that ballots share names and tie. */
const people = seasons.flatMap(({ contestants }) => contestants.slice(0, 1)).map(({ id }) => id);
const somePeople = [...new Set(people)].slice(0, 14);

/** Any ten slots that name somebody once, empty ones among them. */
export const anySlots: fc.Arbitrary<Slots> = fc
  .tuple(
    fc.shuffledSubarray(somePeople, { minLength: BALLOT_SLOTS, maxLength: BALLOT_SLOTS }),
    fc.array(fc.boolean(), { minLength: BALLOT_SLOTS, maxLength: BALLOT_SLOTS }),
  )
  .map(([slugs, isNamed]) => slugs.map((slug, place) => (isNamed[place] ? slug : '')))
  .filter((slots) => slots.some((slug) => slug !== ''));

/** Any ballot without an empty slot. */
export const anyFullSlots: fc.Arbitrary<Slots> = fc.shuffledSubarray(somePeople, {
  minLength: BALLOT_SLOTS,
  maxLength: BALLOT_SLOTS,
});
