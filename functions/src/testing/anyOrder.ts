import type { ListKey } from '@outrank/shared/documentPaths';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { removeComment } from '../callables/removeComment.ts';
import { liveCatalogue } from '../search/liveCatalogue.ts';
import { contestants, giveBallot, slotsOf, withdrawBallot } from './ballots.ts';
import { type CloudEvent, cloud } from './cloud.ts';
import { anyFates, anyFatesWithLosses, CloudQueue, runSchedules } from './cloudQueue.ts';
import { contradictions } from './contradictions.ts';
import { db } from './emulator.ts';
import { giveName } from './fans.ts';
import { deleteList } from './searches.ts';
import { comment, favorite, publish, upvote, voteOnComment } from './talk.ts';
import { anasList, bensList, giveTwoLists } from './twoLists.ts';

/** What a fan, or the clock, does; gives what the cloud is told of it. */
type Act = () => Promise<CloudEvent | undefined>;

const quietly = (work: () => Promise<unknown>) => async (): Promise<undefined> => void (await work());
const telling = (event: CloudEvent, work?: () => Promise<unknown>) => async () => {
  await work?.();
  return event;
};

const friday = new Date('2026-11-20T04:01:00Z');
const someFan = fc.constantFrom('ana', 'ben', 'cal');
const newLists: readonly ListKey[] = ['ana', 'ben'].map((userId) => ({ userId, listId: 'list_7' }));
const someNewList = fc.constantFrom(...newLists);
const someList = fc.constantFrom(anasList, bensList, ...newLists);
const newComment = fc.constantFrom('new-1', 'new-2');
const someComment = fc.constantFrom('ana-1', 'ana-2', 'ben-1', 'ben-2', 'new-1', 'new-2');
const someSlots = fc.shuffledSubarray(contestants.slice(0, 12), { minLength: 1, maxLength: 10 });

const voting = fc
  .tuple(someFan, someComment, fc.constantFrom<(1 | -1 | 0)[]>(1, -1, 0))
  .map((vote): Act => quietly(() => voteOnComment(...vote)));
const marking = fc.oneof(
  fc.tuple(someFan, someList).map((choice): Act => quietly(() => upvote(...choice))),
  fc.tuple(someFan, someList).map((choice): Act => quietly(() => favorite(...choice))),
);
const writing = fc.oneof(
  fc
    .tuple(newComment, someList, fc.constantFrom('ana', 'ben'))
    .map(([id, list, author]): Act => quietly(() => comment({ id, list, author }))),
  fc.tuple(someNewList, fc.string()).map(([key, name]): Act => quietly(() => publish(key, name))),
);
const renaming = fc
  .tuple(fc.constantFrom('ana', 'ben'), fc.constantFrom('Tree Mail', 'Exile', 'Jury'))
  .map(([uid, name]): Act => telling(cloud.propagateUserName(uid), () => giveName(uid, name)));
const someOwnComment = fc.constantFrom(
  ...([
    ['ana', 'ana-1'],
    ['ana', 'ben-1'],
    ['ana', 'new-1'],
    ['ben', 'ana-2'],
    ['ben', 'ben-2'],
  ] as const),
);
const deletingComments = someOwnComment.map(
  ([uid, id]): Act => telling(cloud.cleanUpComment(id), () => removeComment(db, uid, id)),
);
const deletingLists = someList.map((key): Act => telling(cloud.cleanUpList(key), () => deleteList(key)));
const balloting = fc.oneof(
  fc
    .tuple(someFan, someSlots)
    .map(([uid, slots]): Act => telling(cloud.tallyBallot(uid), () => giveBallot(uid, slotsOf(...slots)))),
  someFan.map((uid): Act => telling(cloud.tallyBallot(uid), () => withdrawBallot(uid))),
);
const onTheClock = fc
  .constantFrom(
    ...[cloud.recomputeWeeklyTop(), cloud.recomputeWeeklyTop(), cloud.rebuildSearchSnapshot()],
    ...[cloud.rebuildSearchSnapshot(), cloud.freezeEdition(friday), cloud.reconcile()],
  )
  .map((event): Act => telling(event));
const someAct = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(voting, marking, writing, onTheClock) },
  { weight: 2, arbitrary: fc.oneof(renaming, balloting, deletingComments) },
  { weight: 1, arbitrary: fc.oneof(writing, deletingLists) },
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
