import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { requestDeletion } from '../../accountDeletion/requestDeletion.ts';
import { removeComment } from '../../cascade/removeComment.ts';
import { createLiveCatalogue } from '../../search/createLiveCatalogue.ts';
import { contestants, slotsOf, submitBallot, withdrawBallot } from '../ballots.ts';
import { db } from '../emulator.ts';
import { findViolations } from '../invariants/findViolations.ts';
import { anasList, bensList, seedTwoLists } from '../twoLists.ts';
import { comment, deleteList, favorite, publish, upvote, voteOnComment } from '../userActions.ts';
import { setUserName } from '../users.ts';
import { type CloudEvent, cloudEvents } from './cloudEvents.ts';
import { anyDeliveryPlans, EventQueue, runSchedules } from './EventQueue.ts';

/** What a user or the clock does; gives the event that it causes. */
type Action = () => Promise<CloudEvent | undefined>;

// A failure prints the actions by these words.
const action = (words: readonly unknown[], run?: () => Promise<unknown>, event?: CloudEvent): Action =>
  Object.assign(
    async () => {
      await run?.();
      return event;
    },
    { toString: () => words.map((word) => JSON.stringify(word)).join(' ') },
  );

const friday = new Date('2026-11-20T04:01:00Z');
const newLists: readonly ListKey[] = ['list_7', 'list_8'].map((listId) => ({ userId: 'ana', listId }));
const anyUser = fc.constantFrom('ana', 'ben', 'cal');
const anyNewList = fc.constantFrom(...newLists);
const anyList = fc.constantFrom(anasList, bensList, ...newLists);
const anyNewComment = fc.constantFrom('new-1', 'new-2');
const anyComment = fc.constantFrom('ana-1', 'ana-2', 'ben-1', 'ben-2', 'new-1', 'new-2');
const anySlots = fc.shuffledSubarray(contestants.slice(0, 12), { minLength: 1, maxLength: 10 });
const anyAuthorAndComment = fc.constantFrom<(readonly [string, string])[]>(
  ['ana', 'ana-1'],
  ['ana', 'ben-1'],
  ['ana', 'new-1'],
  ['ben', 'ana-2'],
  ['ben', 'ben-2'],
);

const voting = fc
  .tuple(anyUser, anyComment, fc.constantFrom<(1 | -1 | 0)[]>(1, -1, 0))
  .map((vote) => action(['vote', ...vote], () => voteOnComment(...vote)));
const reacting = fc
  .tuple(fc.constantFrom(upvote, favorite), anyUser, anyList)
  .map(([react, ...on]) => action([react.name, ...on], () => react(...on)));
const writing = fc.oneof(
  fc
    .record({ id: anyNewComment, list: anyList, author: fc.constantFrom('ana', 'ben') })
    .map((written) => action(['comment', written], () => comment(written))),
  anyNewList.map((key) => action(['publish', key], () => publish(key, 'All winners'))),
);
const renaming = fc
  .tuple(fc.constantFrom('ana', 'ben'), fc.constantFrom('Tree Mail', 'Exile', 'Jury'))
  .map(([uid, name]) =>
    action(['rename', uid, name], () => setUserName(uid, name), cloudEvents.propagateUserName(uid)),
  );
const deletingComments = anyAuthorAndComment.map(([uid, id]) =>
  action(['delete', id], () => removeComment(db, uid, id), cloudEvents.cleanUpComment(id)),
);
const deletingLists = anyList.map((key) =>
  action(['delete', listKeyText(key)], () => deleteList(key), cloudEvents.cleanUpList(key)),
);
const voteOnTopTen = fc.oneof(
  fc
    .tuple(anyUser, anySlots)
    .map(([uid, slugs]) =>
      action(
        ['submit', uid, slugs],
        () => submitBallot(uid, slotsOf(...slugs)),
        cloudEvents.tallyBallot(uid),
      ),
    ),
  anyUser.map((uid) => action(['withdraw', uid], () => withdrawBallot(uid), cloudEvents.tallyBallot(uid))),
);
// Cal has no lists and comments, whose clean-up would need events of their own.
const deletingAccount = fc.constant(
  action(['cal leaves'], () => requestDeletion(db, 'cal'), cloudEvents.processDeletionRequest('cal')),
);
const schedules = fc.constantFrom(
  action(['weekly top'], undefined, cloudEvents.recomputeWeeklyTop()),
  action(['snapshot'], undefined, cloudEvents.rebuildSearchSnapshot()),
  action(['edition'], undefined, cloudEvents.freezeEdition(friday)),
);
const reconciling = fc.constant(action(['reconcile'], undefined, cloudEvents.reconcile()));
const scheduled = fc.oneof({ weight: 5, arbitrary: schedules }, { weight: 1, arbitrary: reconciling });
const anyAction = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(voting, reacting, writing, scheduled) },
  { weight: 2, arbitrary: fc.oneof(renaming, voteOnTopTen, deletingComments) },
  { weight: 1, arbitrary: fc.oneof(writing, deletingLists, deletingAccount) },
);

type Size = { readonly actions: number; readonly runs: number; readonly timeMs: number };

/**
 * Checks that no invariant is violated after users acted and every event followed any delivery plan. Stops early when the
 * time is over. A failure prints its seed and the shortest failing run found in that time.
 */
export async function checkEventDelivery({ actions, runs, timeMs }: Size) {
  const totals = { events: 0, deliveries: 0, faults: 0, losses: 0 };
  const anyActions = fc.array(anyAction, { minLength: actions / 2, maxLength: actions, size: 'max' });
  await fc.assert(
    fc.asyncProperty(anyActions, anyDeliveryPlans, async (chosen, plans) => {
      await seedTwoLists();
      for (const key of newLists) await publish(key, 'All winners');
      const queue = new EventQueue(db, plans);
      const search = createLiveCatalogue(db, Date.now);
      for (const act of chosen) {
        const event = await act();
        if (event) queue.publish(event);
        queue.tick();
        await search(false);
      }
      await queue.settle();
      await runSchedules(db, queue.figures);
      expect(await findViolations(db, [search])).toEqual([]);
      for (const figure of Object.keys(totals) as (keyof typeof totals)[])
        totals[figure] += queue.figures[figure];
    }),
    { numRuns: runs, plugins: [fc.interruptAfterTimeLimit(timeMs)] },
  );
  return totals;
}
