import { getSubjectItems } from '@outrank/shared/consensus/subject';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import type { ListKey } from '@outrank/shared/documents/list';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { allLists } from '../platform/contentQueries.ts';
import { listOf, submitList, submitOrder } from '../testing/ballots.ts';
import { publishWriteEvents } from '../testing/delivery/cloudEvents.ts';
import { anyDeliveryPlans, EventQueue, runSchedules } from '../testing/delivery/EventQueue.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { findConsensusViolations } from '../testing/invariants/consensusViolations.ts';
import { changeList, deleteList } from '../testing/userActions.ts';

const users = ['ana', 'ben', 'cal'];
const anyOrder = fc.shuffledSubarray(getSubjectItems('seasons').slice(0, 8), { minLength: 4 });
const anyUser = fc.constantFrom(...users);

/** An action on the list that a user submitted last. */
type Action = (last: Map<string, ListKey>) => Promise<unknown>;

const onLast = (act: (key: ListKey, order: readonly string[]) => Promise<unknown>) =>
  fc.tuple(anyUser, anyOrder).map(([uid, order]): Action => {
    return async (last) => {
      const key = last.get(uid);
      if (key) await act(key, order);
    };
  });

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(anyUser, anyOrder).map(([uid, order]): Action => {
      return async (last) => last.set(uid, await submitOrder(uid, order));
    }),
  },
  onLast((key, order) => changeList(key, listOf(order)).catch(() => undefined)),
  onLast((key) => changeList(key, { hidden: true, isPublic: false }).catch(() => undefined)),
  onLast((key) => submitList(key)),
  onLast((key) => db.doc(consensusBallotPath({ userId: key.userId, subject: 'seasons' })).delete()),
  onLast(deleteList),
);

it('ends in the same table, however the events are delivered, or with the repair job when some are lost', async () => {
  const actions = fc.array(anyAction, { minLength: 5, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(anyDeliveryPlans, actions, async (plans, acts) => {
      await emptyDatabase();
      const queue = new EventQueue(db, plans);
      const last = new Map<string, ListKey>();
      for (const act of acts) {
        queue.tick();
        await publishWriteEvents(db, queue.publish, () => act(last));
      }
      await queue.settle();
      await runSchedules(db, queue.counters);
      expect(await findConsensusViolations(db, (await allLists(db).get()).docs)).toEqual([]);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
