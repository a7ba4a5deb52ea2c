import type { Slots } from '@outrank/shared/ballots/ballot';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contestants, giveBallot, publishedResults, recount, withdrawBallot } from '../testing/ballots.ts';
import { type Arrival, anyChaos, deliver } from '../testing/chaos.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { countBallot } from './countBallot.ts';
import { writeTopTen } from './writeTopTen.ts';

const category = 'goat-social';
const fans = 'ana ben cal dee eli fay gus hal ida jim kai lou'.split(' ');
const ten = { minLength: 10, maxLength: 10 };
const someSlots: fc.Arbitrary<Slots> = fc
  .tuple(fc.shuffledSubarray([...contestants], ten), fc.array(fc.boolean(), ten))
  .map(([slugs, isNamed]) => slugs.map((slug, place) => (isNamed[place] ? slug : '')));

// What comes twice was done twice, so an older ballot may come after a newer one, which is as good as any order.
const submission = fc.tuple(fc.constantFrom(...fans), someSlots).map(([uid, slots]): Arrival => {
  return async (cloud) => {
    await giveBallot(uid, slots);
    await countBallot(cloud, uid);
  };
});
const withdrawal = fc.constantFrom(...fans).map((uid): Arrival => {
  return async (cloud) => {
    await withdrawBallot(uid);
    await countBallot(cloud, uid);
  };
});
const publication = fc.constant<Arrival>((cloud) => writeTopTen(cloud, category));

const EVENTS = 40;
const someEvents = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: submission },
    { weight: 2, arbitrary: withdrawal },
    { weight: 1, arbitrary: publication },
  ),
  { minLength: EVENTS, maxLength: EVENTS },
);

it('equals a plain recount, however the events of ballots arrive while fans change them', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(someEvents, anyChaos(EVENTS), async (events, chaos) => {
      await emptyDatabase();
      await deliver(events, chaos);
      await writeTopTen(db, category);
      expect(await publishedResults(category)).toEqual(await recount(category));
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
