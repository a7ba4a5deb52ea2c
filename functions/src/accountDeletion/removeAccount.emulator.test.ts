import {
  accountDeletionPath,
  blockedAccountPath,
  commentPath,
  deletedCommentPath,
  deletedListPath,
  listPath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restoreContent } from '../moderation/restoreContent.ts';
import { publishedResults } from '../testing/ballots.ts';
import { anyLosslessPlans, EventQueue } from '../testing/delivery/EventQueue.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { seedUser } from '../testing/documents.ts';
import { authUsers, db, exists, readData } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import {
  hasAuthUser,
  readDeletionEvents,
  runCleanUp,
  seedDeletionRequest,
  seedLeavingUser,
} from '../testing/leavingUser.ts';
import { readDatabase } from '../testing/readDatabase.ts';
import { anasList, bensList, seedVotedComments } from '../testing/twoLists.ts';
import { comment, favorite, upvote, voteOnComment } from '../testing/userActions.ts';
import { type AuthUsers, removeAccount } from './removeAccount.ts';
import { requestDeletion } from './requestDeletion.ts';

const remove = (on = db) => removeAccount({ db: on, authUsers }, 'ana');

describe('a deletion request', () => {
  beforeEach(seedDeletionRequest);

  it('blocks the account, whose hidden content cannot be restored', async () => {
    const blocked = { by: 'self', reason: 'The account was deleted.' };
    await expect(readData(blockedAccountPath('ana'))).resolves.toMatchObject(blocked);
    await expect(exists(accountDeletionPath('ana'))).resolves.toBe(true);
    const decision = { by: 'cleo', action: 'restore', target: 'comment~ana-hidden', reason: '' } as const;
    await expect(restoreContent(db, decision)).resolves.toBe(false);
    await expect(exists(commentPath('ana-hidden'))).resolves.toBe(false);
  });

  it('leaves tombstones and the content of others, and nothing else', async () => {
    await remove();
    await runCleanUp();
    const paths = Object.keys(await readDatabase());
    expect(paths.filter((path) => !path.startsWith('globalRankings'))).toEqual([
      blockedAccountPath('ana'),
      commentPath('ben-2'),
      deletedCommentPath('ana-1'),
      deletedCommentPath('ana-hidden'),
      deletedCommentPath('ben-1'),
      deletedListPath(anasList),
      'userGlobalRankings/ben',
      userListsPath('ben'),
      listPath(bensList),
      'users/ben/favorites/ben~list_1000001',
      'users/ben/upvotes/ben~list_1000001',
    ]);
    await expect(hasAuthUser('ana')).resolves.toBe(false);
  });

  it('subtracts from every counter, and removes the ballots from the Top 10', async () => {
    await voteOnComment('ben', 'ben-2', 1);
    expect((await publishedResults())?.totalVotes).toBe(2);
    const removed = { lists: 1, comments: 2, hidden: 1, upvotes: 1, commentVotes: 4 };
    const others = { favorites: 1, reports: 1, ownDocuments: 6 };
    await expect(remove()).resolves.toEqual({ ...removed, ...others });
    await expect(readData(listPath(bensList))).resolves.toMatchObject({ upvoteCount: 1 });
    const reply = { upvoteCount: 1, downvoteCount: 0, parentId: 'ben-1' };
    await expect(readData(commentPath('ben-2'))).resolves.toMatchObject(reply);
    await runCleanUp();
    await expectNoViolations();
    const results = { totalVotes: 1, listedBy: { 'tony-vlachos': 1 }, top10: [{ id: 'tony-vlachos' }] };
    await expect(publishedResults()).resolves.toMatchObject(results);
  });

  it('removes more of each kind than one transaction can', { timeout: 90_000 }, async () => {
    await seedUser('ana', 'Ana', { lists: 130, comments: 130 });
    await seedVotedComments(bensList, 60, 'ana');
    await expect(remove()).resolves.toMatchObject({ lists: 130, comments: 131, commentVotes: 64 });
    await runCleanUp();
    await expectNoViolations();
  });

  it('changes nothing when its event or the request itself is repeated', async () => {
    await remove();
    const after = await readDatabase();
    await expect(remove()).resolves.toMatchObject({ ownDocuments: 0 });
    await expect(readDatabase()).resolves.toEqual(after);
    await requestDeletion(db, 'ana');
    await remove();
    await expect(readDatabase()).resolves.toEqual(after);
  });
});

it('removes nothing without a deletion request', async () => {
  await seedLeavingUser();
  const before = await readDatabase();
  await remove();
  await expect(readDatabase()).resolves.toEqual(before);
  await expect(hasAuthUser('ana')).resolves.toBe(true);
});

let undisturbed: unknown;

async function expectUndisturbed(): Promise<void> {
  await runCleanUp();
  await expect(hasAuthUser('ana')).resolves.toBe(false);
  await expect(readDatabase()).resolves.toEqual(undisturbed);
}

beforeAll(async () => {
  await seedDeletionRequest();
  await remove();
  await runCleanUp();
  undisturbed = await readDatabase();
});

describe('an interrupted deletion', { timeout: 240_000 }, () => {
  it('is completed by the next run as if nothing had happened, wherever a run failed', async () => {
    expect(await failAtEveryStep(seedDeletionRequest, remove, expectUndisturbed)).toBe(2 * 13);
  });

  it.each([
    ['updateUser', false],
    ['deleteUser', true],
  ] as const)('keeps its request for the next run when %s fails', async (step, isDisabled) => {
    await seedDeletionRequest();
    const failing: AuthUsers = {
      updateUser: (...change) => authUsers.updateUser(...change),
      deleteUser: (uid) => authUsers.deleteUser(uid),
      [step]: () => Promise.reject(new Error('The provider is down')),
    };
    await expect(removeAccount({ db, authUsers: failing }, 'ana')).rejects.toThrow('is down');
    await expect(exists(accountDeletionPath('ana'))).resolves.toBe(true);
    // Nobody can sign in between.
    await expect(authUsers.getUser('ana')).resolves.toMatchObject({ disabled: isDisabled });
    await remove();
    await expectUndisturbed();
  });

  it('has the same result when three runs overlap', async () => {
    await seedDeletionRequest();
    await Promise.all([1, 2, 3].map(() => remove()));
    await expectUndisturbed();
  });
});

const anyOther = fc.constantFrom('ben', 'cal');
const anyList = fc.constantFrom(anasList, bensList);
const anyComment = fc.constantFrom('ana-1', 'ana-2', 'ben-1', 'ben-2', 'new-1');
const anyAction: fc.Arbitrary<() => Promise<unknown>> = fc.oneof(
  fc
    .tuple(anyOther, anyComment, fc.constantFrom<(1 | -1 | 0)[]>(1, -1, 0))
    .map((vote) => () => voteOnComment(...vote)),
  fc.tuple(fc.constantFrom(upvote, favorite), anyOther, anyList).map(
    ([react, ...on]) =>
      () =>
        react(...on),
  ),
  anyList.map((list) => () => comment({ id: 'new-1', list, author: 'ben' })),
  anyList.map((list) => {
    const parentId = `${list.userId}-1`;
    return () => comment({ id: `new-reply-${parentId}`, list, author: 'ben', parentId });
  }),
);
const anyActions = fc.array(anyAction, { minLength: 4, maxLength: 10 });

async function actDuringDelivery(queue: EventQueue, actions: readonly (() => Promise<unknown>)[]) {
  for (const act of actions) {
    queue.tick();
    await act();
  }
  await queue.settle();
}

it('counts right after a deletion and leaves nothing of the user, whatever others do to her content meanwhile', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyLosslessPlans, anyActions, anyActions, async (plans, actions, later) => {
      await seedLeavingUser();
      const queue = new EventQueue(db, plans);
      queue.publish({
        run: async (unreliable) => {
          await requestDeletion(db, 'ana');
          await remove(unreliable);
        },
      });
      await actDuringDelivery(queue, actions);
      for (const event of await readDeletionEvents()) queue.publish(event);
      await actDuringDelivery(queue, later);
      await runCleanUp();
      await expectNoViolations();
      const remaining = JSON.stringify(await readDatabase());
      expect(remaining).not.toMatch(/"(userId|listUserId|userName)":"ana"/i);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
