import { deletedListPath, listPath } from '@outrank/shared/documentPaths';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { removeComment } from '../callables/removeComment.ts';
import { type Arrival, anyChaos, deliver } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db } from '../testing/emulator.ts';
import { giveName } from '../testing/fans.ts';
import { deleteList } from '../testing/searches.ts';
import { comment, favorite, upvote, voteOnComment } from '../testing/talk.ts';
import { anasList, bensList, giveTwoLists } from '../testing/twoLists.ts';
import { carryUserName } from './carryUserName.ts';
import { removeTraces } from './removeTraces.ts';
import { removeVotes } from './removeVotes.ts';

/** What fans may do at any moment, and what the cloud makes of it; what comes twice was done twice. */
const renamed =
  (uid: string, name: string): Arrival =>
  async (cloud) => {
    await giveName(uid, name);
    await carryUserName(cloud, uid);
  };
const deleted =
  (uid: string, commentId: string): Arrival =>
  async (cloud) => {
    await removeComment(db, uid, commentId);
    await removeVotes(cloud, commentId);
  };
const events: readonly Arrival[] = [
  renamed('ana', 'Tree Mail'),
  renamed('ben', 'Exile'),
  renamed('ben', 'Benjamin'),
  deleted('ana', 'ana-1'),
  deleted('ana', 'ben-1'),
  async (cloud) => {
    await deleteList(anasList);
    await removeTraces(cloud, anasList);
  },
];

const someFan = fc.constantFrom('ana', 'ben', 'cal');
const someList = fc.constantFrom(anasList, bensList);
const someComment = fc.constantFrom('ana-1', 'ana-2', 'ben-1', 'ben-2', 'new-1', 'new-2');
const someAct: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc
    .tuple(someFan, someComment, fc.constantFrom<(1 | -1 | 0)[]>(1, -1, 0))
    .map((vote) => () => voteOnComment(...vote)),
  fc.tuple(someFan, someList).map((choice) => () => upvote(...choice)),
  fc.tuple(someFan, someList).map((choice) => () => favorite(...choice)),
  fc.tuple(fc.constantFrom('new-1', 'new-2'), someList, fc.constantFrom('ana', 'ben')).map(
    ([id, list, author]) =>
      () =>
        comment({ id, list, author }),
  ),
);

it('leaves nothing behind and nothing miscounted, however events arrive while fans go on', {
  timeout: 120_000,
}, async () => {
  const anyActs = fc.array(someAct, { minLength: 5, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(anyChaos(events.length), anyActs, async (chaos, acts) => {
      await giveTwoLists();
      await Promise.all([deliver(events, chaos), inTurn(acts)]);
      await expect(contradictions()).resolves.toEqual([]);
      await expect(db.doc(listPath(anasList)).get()).resolves.toMatchObject({ exists: false });
      await expect(db.doc(deletedListPath(anasList)).get()).resolves.toMatchObject({ exists: true });
    }),
    { numRuns: 6 },
  );
});

async function inTurn(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const act of acts) await act();
}
