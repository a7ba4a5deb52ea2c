import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { requestDeletion } from '../accountDeletion/requestDeletion.ts';
import { removeComment } from '../cascade/removeComment.ts';
import { liveCatalogue } from '../search/liveCatalogue.ts';
import { contestants, giveBallot, slotsOf, withdrawBallot } from './ballots.ts';
import { type CloudEvent, cloud } from './cloud.ts';
import { anyFates, anyFatesWithLosses, CloudQueue, runSchedules } from './cloudQueue.ts';
import { contradictions } from './contradictions.ts';
import { db } from './emulator.ts';
import { deleteList } from './searches.ts';
import { anasList, bensList, giveTwoLists } from './twoLists.ts';
import { comment, favorite, publish, upvote, voteOnComment } from './userActions.ts';
import { giveName } from './users.ts';

/** What a fan, or the clock, does; gives what the cloud is told of it. */
type Act = () => Promise<CloudEvent | undefined>;

// A failure prints the acts by these words.
const told = (words: readonly unknown[], act: Act): Act =>
  Object.assign(act, { toString: () => words.join(' ') });

const quietly = (words: readonly unknown[], work: () => Promise<unknown>): Act =>
  told(words, async () => {
    await work();
    return undefined;
  });
const telling = (words: readonly unknown[], event: CloudEvent, work?: () => Promise<unknown>): Act =>
  told(words, async () => {
    await work?.();
    return event;
  });

const friday = new Date('2026-11-20T04:01:00Z');
const someUser = fc.constantFrom('ana', 'ben', 'cal');
const newLists: readonly ListKey[] = ['list_7', 'list_8'].map((listId) => ({ userId: 'ana', listId }));
const someNewList = fc.constantFrom(...newLists);
const someList = fc.constantFrom(anasList, bensList, ...newLists);
const newComment = fc.constantFrom('new-1', 'new-2');
const someComment = fc.constantFrom('ana-1', 'ana-2', 'ben-1', 'ben-2', 'new-1', 'new-2');
const someSlots = fc.shuffledSubarray(contestants.slice(0, 12), { minLength: 1, maxLength: 10 });

const voting = fc
  .tuple(someUser, someComment, fc.constantFrom<(1 | -1 | 0)[]>(1, -1, 0))
  .map((vote) => quietly(['vote', ...vote], () => voteOnComment(...vote)));
const marking = fc.oneof(
  fc
    .tuple(someUser, someList)
    .map(([uid, key]) => quietly([uid, 'upvotes', listKeyText(key)], () => upvote(uid, key))),
  fc
    .tuple(someUser, someList)
    .map(([uid, key]) => quietly([uid, 'keeps', listKeyText(key)], () => favorite(uid, key))),
);
const writing = fc.oneof(
  fc
    .tuple(newComment, someList, fc.constantFrom('ana', 'ben'))
    .map(([id, list, author]) =>
      quietly([author, 'writes', id, 'on', listKeyText(list)], () => comment({ id, list, author })),
    ),
  someNewList.map((key) => quietly(['publish', listKeyText(key)], () => publish(key, 'All winners'))),
);
const renaming = fc
  .tuple(fc.constantFrom('ana', 'ben'), fc.constantFrom('Tree Mail', 'Exile', 'Jury'))
  .map(([uid, name]) =>
    telling([uid, 'is called', name], cloud.propagateUserName(uid), () => giveName(uid, name)),
  );
const someOwnComment = fc.constantFrom(
  ...([
    ['ana', 'ana-1'],
    ['ana', 'ben-1'],
    ['ana', 'new-1'],
    ['ben', 'ana-2'],
    ['ben', 'ben-2'],
  ] as const),
);
const deletingComments = someOwnComment.map(([uid, id]) =>
  telling([uid, 'deletes', id], cloud.cleanUpComment(id), () => removeComment(db, uid, id)),
);
const deletingLists = someList.map((key) =>
  telling(['delete', listKeyText(key)], cloud.cleanUpList(key), () => deleteList(key)),
);
const balloting = fc.oneof(
  fc
    .tuple(someUser, someSlots)
    .map(([uid, slugs]) =>
      telling([uid, 'submits', slugs], cloud.tallyBallot(uid), () => giveBallot(uid, slotsOf(...slugs))),
    ),
  someUser.map((uid) => telling([uid, 'withdraws'], cloud.tallyBallot(uid), () => withdrawBallot(uid))),
);
// Whoever leaves here has no lists and comments: clearing up after those would be events of their own.
const leaving = fc.constant(
  telling(['cal leaves'], cloud.processDeletionRequest('cal'), () => requestDeletion(db, 'cal')),
);
const someHour = fc.constantFrom(
  telling(['weekly top'], cloud.recomputeWeeklyTop()),
  telling(['snapshot'], cloud.rebuildSearchSnapshot()),
  telling(['edition'], cloud.freezeEdition(friday)),
);
const onTheClock = fc.oneof(
  { weight: 5, arbitrary: someHour },
  { weight: 1, arbitrary: fc.constant(telling(['reconcile'], cloud.reconcile())) },
);
const someAct = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(voting, marking, writing, onTheClock) },
  { weight: 2, arbitrary: fc.oneof(renaming, balloting, deletingComments) },
  { weight: 1, arbitrary: fc.oneof(writing, deletingLists, leaving) },
);

type Size = { readonly acts: number; readonly runs: number; readonly timeMs: number };

/**
 * So many runs, fewer where the time is over before, in which fans act, every event meets any fate, and nothing is left
 * that does not fit together. A failure tells its seed, and the shortest run that fails and was found in that time.
 */
export async function checkAnyOrder({ acts, runs, timeMs }: Size) {
  const totals = { events: 0, deliveries: 0, breaks: 0, losses: 0 };
  const someActs = fc.array(someAct, { minLength: acts / 2, maxLength: acts, size: 'max' });
  const fates = fc.oneof(anyFates, anyFatesWithLosses);
  await fc.assert(
    fc.asyncProperty(someActs, fates, async (chosen, chosenFates) => {
      await giveTwoLists();
      for (const key of newLists) await publish(key, 'All winners');
      const queue = new CloudQueue(db, chosenFates);
      const search = liveCatalogue(db, Date.now);
      for (const act of chosen) {
        const event = await act();
        if (event) queue.tell(event);
        queue.pass();
        await search(false);
      }
      await queue.settle();
      await runSchedules(db, queue.figures);
      expect(await contradictions(db, [search])).toEqual([]);
      for (const figure of Object.keys(totals) as (keyof typeof totals)[])
        totals[figure] += queue.figures[figure];
    }),
    { numRuns: runs, plugins: [fc.interruptAfterTimeLimit(timeMs)] },
  );
  return totals;
}
