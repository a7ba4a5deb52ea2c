import { accountDeletionPath } from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import type { Auth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedResults, recount } from '../testing/ballots.ts';
import { anyChaos, breakOffEverywhere, deliver } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, identities } from '../testing/emulator.ts';
import { everything } from '../testing/everything.ts';
import {
  clearUp,
  eventsOfMarks,
  mayExist,
  seedDeletionRequest,
  seedLeavingUser,
} from '../testing/leavingUser.ts';
import { anasList, bensList } from '../testing/twoLists.ts';
import { comment, favorite, upvote, voteOnComment } from '../testing/userActions.ts';
import { removeAccount } from './removeAccount.ts';
import { requestDeletion } from './requestDeletion.ts';

let undisturbed: unknown;

/** What is left does not depend on what happened to the run. */
async function expectUndisturbed(): Promise<void> {
  await clearUp();
  await expect(mayExist('ana')).resolves.toBe(false);
  await expect(everything()).resolves.toEqual(undisturbed);
}

beforeAll(async () => {
  await seedDeletionRequest();
  await removeAccount({ db, identities }, 'ana');
  await clearUp();
  undisturbed = await everything();
});

describe('an erasure', { timeout: 240_000 }, () => {
  it('that breaks off at any step is ended by the next run as if nothing had been', async () => {
    const places = await breakOffEverywhere({
      prepare: seedDeletionRequest,
      run: (unreliable) => removeAccount({ db: unreliable, identities }, 'ana'),
      check: expectUndisturbed,
    });
    expect(places).toBe(2 * 13);
  });

  it.each(['updateUser', 'deleteUser'] as const)(
    'whose %s the identity provider fails leaves the wish, and the next run ends it',
    async (step) => {
      await seedDeletionRequest();
      const failing: Pick<Auth, 'updateUser' | 'deleteUser'> = {
        updateUser: (...change) => identities.updateUser(...change),
        deleteUser: (uid) => identities.deleteUser(uid),
        [step]: () => Promise.reject(new Error('The provider is down')),
      };
      await expect(removeAccount({ db, identities: failing }, 'ana')).rejects.toThrow('is down');
      await expect(db.doc(accountDeletionPath('ana')).get()).resolves.toMatchObject({ exists: true });
      await removeAccount({ db, identities }, 'ana');
      await expectUndisturbed();
    },
  );

  it('keeps who is leaving from signing in again before the identity is gone', async () => {
    await seedDeletionRequest();
    const failing = {
      updateUser: identities.updateUser.bind(identities),
      deleteUser: () => Promise.reject(new Error('not yet')),
    };
    await expect(removeAccount({ db, identities: failing }, 'ana')).rejects.toThrow('not yet');
    await expect(identities.getUser('ana')).resolves.toMatchObject({ disabled: true });
  });

  it('that runs three times at once comes to the same', async () => {
    await seedDeletionRequest();
    await Promise.all([1, 2, 3].map(() => removeAccount({ db, identities }, 'ana')));
    await expectUndisturbed();
  });
});

const someList = fc.constantFrom(anasList, bensList);
const someComment = fc.constantFrom('ana-1', 'ana-2', 'ben-1', 'ben-2', 'new-1');
const someAct: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc
    .tuple(fc.constantFrom('ben', 'cal'), someComment, fc.constantFrom<(1 | -1 | 0)[]>(1, -1, 0))
    .map((vote) => () => voteOnComment(...vote)),
  fc.tuple(fc.constantFrom('ben', 'cal'), someList).map((choice) => () => upvote(...choice)),
  fc.tuple(fc.constantFrom('ben', 'cal'), someList).map((choice) => () => favorite(...choice)),
  someList.map((list) => () => comment({ id: 'new-1', list, author: 'ben' })),
  fc.constantFrom('ana-1', 'ben-1').map((parentId) => {
    const list = parentId === 'ana-1' ? anasList : bensList;
    return () => comment({ id: `new-reply-${parentId}`, list, author: 'ben', parentId });
  }),
);
const someActs = fc.array(someAct, { minLength: 4, maxLength: 10 });

async function runInOrder(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const act of acts) await act();
}

it('counts right and leaves nothing of her, whatever others do to her targets meanwhile', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyChaos(1), fc.gen(), someActs, someActs, async (chaos, value, acts, later) => {
      await seedLeavingUser();
      const leaving = async (cloud: typeof db) => {
        await requestDeletion(db, 'ana');
        await removeAccount({ db: cloud, identities }, 'ana');
      };
      await Promise.all([deliver([leaving], chaos), runInOrder(acts)]);
      const events = await eventsOfMarks();
      await Promise.all([deliver(events, value(anyChaos, events.length)), runInOrder(later)]);
      await clearUp();
      await expect(contradictions()).resolves.toEqual([]);
      await expect(publishedResults()).resolves.toEqual(await recount());
      const left = JSON.stringify(await everything());
      expect(left).not.toMatch(/"(userId|listUserId|userName)":"ana"/i);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
