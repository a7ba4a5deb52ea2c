import { emptySlots, type Slots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { emptyTally, sumTallies, tallyBallot, toCountedSlots } from '@outrank/shared/ballots/tally';
import { ballotsPath } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { contestants, publishedResults, submitBallot, withdrawBallot } from '../ballots.ts';
import { db } from '../emulator.ts';
import { cloudEvents } from './cloudEvents.ts';
import { anyDeliveryPlan, EventQueue } from './EventQueue.ts';
import { isContention } from './faults.ts';

const BATCH = 5;
const CONCURRENCY_MAX = 16;

/** Slots are submitted, a category without slots is withdrawn, and without a category the document is deleted. */
type Change = { readonly uid: string; readonly category?: CategoryId; readonly slots?: Slots };

const ten = { minLength: 10, maxLength: 10 };
const slots = fc
  .tuple(fc.shuffledSubarray([...contestants, 'made-up'], ten), fc.array(fc.boolean(), ten))
  .map(([slugs, isFilled]): Slots => slugs.map((slug, index) => (isFilled[index] ? slug : '')));
const category = fc.constantFrom(...categories.map(({ id }) => id));

/** Changes of different users. */
function anyBatch(users: number): fc.Arbitrary<Change[]> {
  const uid = fc.nat(users - 1).map((number) => `user-${number}`);
  const anyChange: fc.Arbitrary<Change> = fc.oneof(
    { weight: 16, arbitrary: fc.record({ uid, category, slots }) },
    { weight: 2, arbitrary: fc.record({ uid, category }) },
    { weight: 1, arbitrary: fc.record({ uid }) },
  );
  return fc.uniqueArray(anyChange, { minLength: BATCH, maxLength: BATCH, selector: (change) => change.uid });
}

// A tally runs one transaction, reconciling many.
const anyPlan = fc.oneof(
  { weight: 3, arbitrary: anyDeliveryPlan({ minDeliveries: 2, maxDelay: 60, lastTransaction: 1 }) },
  { weight: 1, arbitrary: anyDeliveryPlan({ minDeliveries: 2, maxDelay: 60, lastTransaction: 100 }) },
);

/** The ballots of each user, in memory. */
export type Ballots = Map<string, Readonly<Partial<Record<CategoryId, Slots>>>>;

type Simulation = {
  /** Follows every change. */
  readonly ballots: Ballots;
  readonly changes: number;
  readonly users: number;
  readonly seed: number;
  /** Says whose events are all lost. */
  readonly isOffline?: (uid: string) => boolean;
  /** Reconciles, with faults, after each of so many changes. */
  readonly reconcileEvery?: number;
};

/** Users change ballots while events of earlier changes are delivered. Ends when all are delivered; gives figures. */
export async function simulateBallots(simulation: Simulation) {
  const { ballots, changes, users, seed, isOffline = () => false, reconcileEvery } = simulation;
  // Many events of few users at once would make each other wait for locks.
  const concurrency = Math.min(CONCURRENCY_MAX, Math.ceil(users / 4));
  const queue = new EventQueue(db, fc.sample(anyPlan, { numRuns: 997, seed }), concurrency);
  let changed = 0;
  for (const batch of fc.sample(anyBatch(users), { numRuns: changes / BATCH, seed })) {
    await Promise.all(batch.map((change) => store(change, ballots)));
    changed += batch.length;
    for (const { uid } of batch.filter((change) => !isOffline(change.uid)))
      queue.publish(cloudEvents.tallyBallot(uid));
    if (reconcileEvery && changed % reconcileEvery === 0) queue.publish(cloudEvents.reconcile());
    queue.tick();
  }
  await queue.settle();
  return { changes: changed, ...queue.figures };
}

/** Stores a change, again and again while events lock the document. */
async function store(change: Change, ballots: Ballots): Promise<void> {
  const { uid, category: id, slots: submitted } = change;
  try {
    if (!id) await db.doc(ballotsPath(uid)).delete();
    else if (submitted) await submitBallot(uid, submitted, id);
    else await withdrawBallot(uid, id);
  } catch (error) {
    if (!isContention(error)) throw error;
    return store(change, ballots);
  }
  if (id) ballots.set(uid, { ...ballots.get(uid), [id]: submitted ?? emptySlots });
  else ballots.delete(uid);
}

/** Expects the published results to equal a plain recount in memory. */
export async function expectPublished(ballots: Ballots): Promise<void> {
  for (const { id } of categories) {
    const counted = [...ballots.values()].map((own) => tallyBallot(toCountedSlots(own[id])));
    const results = (await publishedResults(id)) ?? toTopTen(emptyTally);
    expect(results).toEqual(toTopTen(sumTallies(counted)));
  }
}
