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
const USERS = 3000;

/** The documents of one category, and the transaction that counts a ballot. */
function createCategory() {
  const ballots = new Map<string, Slots>();
  const counted = new Map<string, Slots>();
  const shards = Array.from({ length: SHARDS }, (): Tally => emptyTally);
  return {
    ballots,
    getResults: () => toTopTen(sumTallies(shards)),
    countBallot: (uid: string) => {
      const shard = getShardIndex(uid);
      const now = ballots.get(uid);
      const difference = diffTallies(tallyBallot(counted.get(uid)), tallyBallot(now));
      shards[shard] = addTallies(shards[shard] ?? emptyTally, difference);
      if (now) counted.set(uid, now);
      else counted.delete(uid);
    },
  };
}

/** Changes and withdrawals of ballots, and two deliveries of the event of each, at any time later. */
function* createEvents(slots: readonly (Slots | null)[], random: () => number) {
  const pending: string[] = [];
  const deliverOne = () => {
    const [uid = ''] = pending.splice(Math.floor(random() * pending.length), 1);
    return { uid, isDelivery: true as const };
  };
  for (let change = 0; change < CHANGES; change += 1) {
    const uid = `user-${Math.floor(random() * USERS)}`;
    yield { uid, slots: slots[Math.floor(random() * slots.length)] ?? null };
    pending.push(uid, uid);
    while (pending.length > 0 && random() < 0.6) yield deliverOne();
  }
  while (pending.length > 0) yield deliverOne();
}

/** A Lehmer generator of numbers from 0 to 1. */
function createRandom(seed: number) {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('10,000 changes of ballots, delivered twice and shuffled, equal a plain recount', {
  timeout: 60_000,
}, () => {
  const someBallots = fc.array(fc.option(anySlots, { freq: 8 }), { minLength: 50, maxLength: 50 });
  fc.assert(
    fc.property(someBallots, fc.nat(), (slots, seed) => {
      const category = createCategory();
      for (const event of createEvents(slots, createRandom(seed))) {
        if ('isDelivery' in event) category.countBallot(event.uid);
        else if (event.slots) category.ballots.set(event.uid, event.slots);
        else category.ballots.delete(event.uid);
      }
      const recount = sumTallies([...category.ballots.values()].map(tallyBallot));
      expect(category.getResults()).toEqual(toTopTen(recount));
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
