import { emptySlots, type Slots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import { resultsOf } from '@outrank/shared/ballots/rankTally';
import { countedOf, sumOf, tallyOf } from '@outrank/shared/ballots/tally';
import type { TopTen } from '@outrank/shared/ballots/topTen';
import { ballotsPath } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { countBallot } from '../tally/countBallot.ts';
import { writeTopTen } from '../tally/writeTopTen.ts';
import { contestants, giveBallot, withdrawBallot } from './ballots.ts';
import type { Arrival } from './chaos.ts';
import { db } from './emulator.ts';
import { createStorm, drawn, insist } from './storm.ts';
import { openTaskQueue } from './taskQueue.ts';

const AT_ONCE = 16;
/** How often a step is the next change as long as there are changes: the more, the longer events wait. */
const CHANGES_AMONG_STEPS = 0.4;
const STEP_MS = 5;

type Change =
  | { readonly submits: Slots; readonly category: CategoryId }
  | { readonly withdraws: CategoryId }
  | { readonly leaves: true };

const ten = { minLength: 10, maxLength: 10 };
const someSlots = fc
  .tuple(fc.shuffledSubarray([...contestants, 'made-up'], ten), fc.array(fc.boolean(), ten))
  .map(([slugs, isNamed]) => slugs.map((slug, place) => (isNamed[place] ? slug : '')));
const someCategory = fc.constantFrom(...categories.map(({ id }) => id));
const someChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ submits: someSlots, category: someCategory }) },
  { weight: 2, arbitrary: fc.record({ withdraws: someCategory }) },
  { weight: 1, arbitrary: fc.constant({ leaves: true as const }) },
);

/** Every fan's ballots, in memory: of each category the slots. */
export type Standing = Map<string, Readonly<Partial<Record<CategoryId, Slots>>>>;

/** What must be published of ballots: a plain recount in memory. */
export function recountOf(standing: Standing, category: CategoryId): TopTen {
  return resultsOf(sumOf([...standing.values()].map((own) => tallyOf(countedOf(own[category])))));
}

type Plan = {
  readonly standing: Standing;
  readonly changes: number;
  readonly fans: number;
  /** Whose events are lost, every one. */
  readonly isOffline?: (uid: string) => boolean;
};

/**
 * Fans change their ballots while the events of what they did before arrive as the worst cloud brings them. Ends when
 * everything went through. Gives what happened, in numbers.
 */
export async function ballotSimulation({ standing, changes, fans, isOffline = () => false }: Plan) {
  const storm = createStorm();
  const queue = openTaskQueue();
  const pendingComments = fc.sample(someChange, changes);
  const writing = new Set<string>();
  let lost = 0;
  const isOver = () => pendingComments.length === 0 && storm.size() === 0 && queue.isEmpty();
  async function change(wish: Change) {
    const uid = someUser(fans, writing);
    writing.add(uid);
    await insist(() => store(wish, uid, standing));
    writing.delete(uid);
    if (isOffline(uid)) lost += 1;
    else storm.happens(tallies(uid, queue));
  }
  let working = AT_ONCE;
  // Two events of one fan at once keep each other waiting for seconds, and when few are left they are often of one fan.
  const isAbating = () => pendingComments.length === 0 && storm.size() < 10 * working && working > 1;
  async function takeSteps() {
    while (!isOver() && !isAbating()) {
      for (const { category } of queue.tick(STEP_MS)) storm.happens((cloud) => writeTopTen(cloud, category));
      const wish =
        storm.size() === 0 || Math.random() < CHANGES_AMONG_STEPS ? pendingComments.pop() : undefined;
      await (wish ? change(wish) : storm.deliverOne());
    }
    working -= 1;
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeSteps));
  return { changes, lost, ...storm.seen };
}

/** One who is not just writing: of two writes at once nobody could say which came last. */
function someUser(fans: number, writing: ReadonlySet<string>): string {
  const uid = `fan-${drawn(fans)}`;
  return writing.has(uid) ? someUser(fans, writing) : uid;
}

/** As `tallyBallot` does, on one of the machines. */
function tallies(uid: string, { machines }: ReturnType<typeof openTaskQueue>): Arrival {
  return async (cloud) => {
    await countBallot(cloud, uid);
    const request = machines[drawn(machines.length)];
    await Promise.all(categories.map(({ id }) => request?.(id)));
  };
}

async function store(change: Change, uid: string, standing: Standing): Promise<void> {
  const own = standing.get(uid);
  if ('submits' in change) {
    await giveBallot(uid, change.submits, change.category);
    standing.set(uid, { ...own, [change.category]: change.submits });
  } else if ('withdraws' in change) {
    await withdrawBallot(uid, change.withdraws);
    standing.set(uid, { ...own, [change.withdraws]: emptySlots });
  } else {
    await db.doc(ballotsPath(uid)).delete();
    standing.delete(uid);
  }
}
