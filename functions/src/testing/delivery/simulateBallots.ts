import { emptySlots, type Slots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, tallyBallot, toCountedSlots } from '@outrank/shared/ballots/tally';
import { ballotsPath } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { countBallot } from '../../tally/countBallot.ts';
import { writeTopTen } from '../../tally/writeTopTen.ts';
import { contestants, publishedResults, submitBallot, withdrawBallot } from '../ballots.ts';
import { db } from '../emulator.ts';
import { type CloudEvent, cloudEvents } from './cloudEvents.ts';
import { anyDeliveryPlan, EventQueue } from './EventQueue.ts';
import { isContention } from './faults.ts';
import { createTaskQueue } from './taskQueue.ts';

const CHANGES_AT_ONCE = 5;
const CONCURRENCY = 16;
const MOMENT_MS = 25;

const ten = { minLength: 10, maxLength: 10 };
const anySlots = fc
  .tuple(fc.shuffledSubarray([...contestants, 'made-up'], ten), fc.array(fc.boolean(), ten))
  .map(([slugs, isFilled]): Slots => slugs.map((slug, index) => (isFilled[index] ? slug : '')));
const anyCategory = fc.constantFrom(...categories.map(({ id }) => id));

/** Slots are submitted, a category without slots is withdrawn, and without a category the whole document is deleted. */
type Change = { readonly uid: string; readonly category?: CategoryId; readonly slots?: Slots };

const anyChange = (users: number): fc.Arbitrary<Change> => {
  const uid = fc.nat(users - 1).map((number) => `user-${number}`);
  return fc.oneof(
    { weight: 16, arbitrary: fc.record({ uid, category: anyCategory, slots: anySlots }) },
    { weight: 2, arbitrary: fc.record({ uid, category: anyCategory }) },
    { weight: 1, arbitrary: fc.record({ uid }) },
  );
};

/** The ballots of each user, in memory. */
export type Ballots = Map<string, Readonly<Partial<Record<CategoryId, Slots>>>>;

/** Expects the published results to equal a plain recount in memory. */
export async function expectPublished(ballots: Ballots): Promise<void> {
  for (const { id } of categories) {
    const counted = [...ballots.values()].map((own) => tallyBallot(toCountedSlots(own[id])));
    const results = await publishedResults(id);
    expect(results ?? toTopTen(sumTallies([]))).toEqual(toTopTen(sumTallies(counted)));
  }
}

type Simulation = {
  /** Is updated with every change. */
  readonly ballots: Ballots;
  readonly changes: number;
  readonly users: number;
  readonly seed: number;
  /** Whose events are all lost. */
  readonly isOffline?: (uid: string) => boolean;
  /** Reconciles over and over, with faults, after each so many changes. */
  readonly reconcileEvery?: number;
};

/** Users change ballots while events of earlier changes are delivered. Ends when all are delivered; gives figures. */
export async function simulateBallots(simulation: Simulation) {
  const { ballots, changes, users, seed, isOffline = () => false, reconcileEvery = 0 } = simulation;
  const tasks = createTaskQueue(seed);
  const anyPlan = fc.oneof(
    { weight: 3, arbitrary: anyDeliveryPlan({ minDeliveries: 2, maxDelay: 60, lastTransaction: 1 }) },
    { weight: 1, arbitrary: anyDeliveryPlan({ minDeliveries: 2, maxDelay: 60, lastTransaction: 100 }) },
  );
  const queue = new EventQueue(db, fc.sample(anyPlan, { numRuns: 997, seed }), CONCURRENCY);
  const anyBatch = fc.uniqueArray(anyChange(users), {
    minLength: CHANGES_AT_ONCE,
    maxLength: CHANGES_AT_ONCE,
    selector: ({ uid }) => uid,
  });
  function advance(milliseconds: number): void {
    for (const { category } of tasks.tick(milliseconds))
      queue.publish({ run: (database) => writeTopTen(database, category) });
    queue.tick();
  }
  let changed = 0;
  for (const batch of fc.sample(anyBatch, { numRuns: changes / CHANGES_AT_ONCE, seed })) {
    await Promise.all(batch.map((change) => store(change, ballots)));
    for (const { uid } of batch.filter((change) => !isOffline(change.uid)))
      queue.publish(tallyOnAnyMachine(uid, tasks));
    changed += batch.length;
    if (reconcileEvery > 0 && changed % reconcileEvery === 0) queue.publish(cloudEvents.reconcile());
    advance(MOMENT_MS);
  }
  do {
    await queue.settle();
    advance(1000);
  } while (!tasks.isEmpty());
  await queue.settle();
  return { changes: changed, ...queue.figures };
}

/** `tallyBallot` as one of several machines runs it, each with its own clock. */
function tallyOnAnyMachine(uid: string, { machines }: ReturnType<typeof createTaskQueue>): CloudEvent {
  let attempts = 0;
  return {
    run: async (database) => {
      await countBallot(database, uid);
      attempts += 1;
      const requestPublication = machines[(uid.length + attempts) % machines.length];
      await Promise.all(categories.map(({ id }) => requestPublication?.(id)));
    },
  };
}

/** Stores a change as the rules let a browser do, and tries again while events lock the document. */
async function store(change: Change, ballots: Ballots): Promise<void> {
  const { uid, category, slots } = change;
  try {
    if (category === undefined) await db.doc(ballotsPath(uid)).delete();
    else if (slots) await submitBallot(uid, slots, category);
    else await withdrawBallot(uid, category);
  } catch (error) {
    if (!isContention(error)) throw error;
    return store(change, ballots);
  }
  if (category === undefined) ballots.delete(uid);
  else ballots.set(uid, { ...ballots.get(uid), [category]: slots ?? emptySlots });
}
