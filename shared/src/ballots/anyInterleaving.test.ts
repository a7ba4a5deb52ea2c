import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slots } from './ballot.ts';
import { toTopTen } from './rankTally.ts';
import {
  addTallies,
  diffTallies,
  emptyTally,
  getShardIndex,
  SHARDS,
  sumTallies,
  type Tally,
  tallyBallot,
} from './tally.ts';
import { anySlots } from './testing/ballots.ts';

const CHANGES = 10_000;
const FANS = 3000;

/** The documents of one category, and the transaction of `tallyBallot` on them. */
function openCategory() {
  const ballots = new Map<string, Slots>();
  const counted = new Map<string, Slots>();
  const shards = Array.from({ length: SHARDS }, (): Tally => emptyTally);
  return {
    ballots,
    results: () => toTopTen(sumTallies(shards)),
    tally: (uid: string) => {
      const shard = getShardIndex(uid);
      const now = ballots.get(uid);
      const difference = diffTallies(tallyBallot(counted.get(uid)), tallyBallot(now));
      shards[shard] = addTallies(shards[shard] ?? emptyTally, difference);
      if (now) counted.set(uid, now);
      else counted.delete(uid);
    },
  };
}

/** What may happen: somebody's ballot is changed or withdrawn, and twice, sooner or later, its event is delivered. */
function* happenings(slots: readonly (Slots | null)[], chance: () => number) {
  const waiting: string[] = [];
  const deliverOne = () => {
    const [uid = ''] = waiting.splice(Math.floor(chance() * waiting.length), 1);
    return { uid, deliver: true as const };
  };
  for (let change = 0; change < CHANGES; change += 1) {
    const uid = `fan-${Math.floor(chance() * FANS)}`;
    yield { uid, slots: slots[Math.floor(chance() * slots.length)] ?? null };
    waiting.push(uid, uid);
    while (waiting.length > 0 && chance() < 0.6) yield deliverOne();
  }
  while (waiting.length > 0) yield deliverOne();
}

/** Numbers from 0 to 1 that follow from the seed (Lehmer). */
function chanceFrom(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('10,000 ballots and changes, delivered twice and shuffled, equal a plain recount', {
  timeout: 60_000,
}, () => {
  const someBallots = fc.array(fc.option(anySlots, { freq: 8 }), { minLength: 50, maxLength: 50 });
  fc.assert(
    fc.property(someBallots, fc.nat(), (slots, seed) => {
      const category = openCategory();
      for (const happening of happenings(slots, chanceFrom(seed))) {
        if ('deliver' in happening) category.tally(happening.uid);
        else if (happening.slots) category.ballots.set(happening.uid, happening.slots);
        else category.ballots.delete(happening.uid);
      }
      expect(category.results()).toEqual(
        toTopTen(sumTallies([...category.ballots.values()].map(tallyBallot))),
      );
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
