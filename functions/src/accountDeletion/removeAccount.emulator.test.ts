import { accountDeletionPath, googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { airingSeasonPath, predictionPath, standingPath } from '@outrank/shared/documents/airing';
import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { deletedListPath, listPath } from '@outrank/shared/documents/list';
import { blockedAccountPath, reportCountPath, reportPath } from '@outrank/shared/documents/moderation';
import { ratePath } from '@outrank/shared/documents/rate';
import * as fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restoreContent } from '../moderation/hideContent.ts';
import { publishedResults } from '../testing/ballots.ts';
import { publishWriteEvents } from '../testing/delivery/cloudEvents.ts';
import { anyLosslessPlans, EventQueue } from '../testing/delivery/EventQueue.ts';
import { failAfterEveryWrite } from '../testing/delivery/faults.ts';
import { SEEDED_AT, seedDocuments, seedUser } from '../testing/documents.ts';
import { authUsers, db, exists, readData, whichExist } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import {
  hasAuthUser,
  readDeletionEvents,
  reportsOnAna,
  runCleanUp,
  seedDeletionRequest,
  seedLeavingUser,
} from '../testing/leavingUser.ts';
import { readDatabase } from '../testing/readDatabase.ts';
import { groupOf, SEEDED_GROUP } from '../testing/season.ts';
import { anasList, bensList, seedVotedComments } from '../testing/twoLists.ts';
import { comment, favorite, upvote, voteOnComment } from '../testing/userActions.ts';
import { type AuthUsers, removeAccount, requestDeletion } from './removeAccount.ts';

const googleAccount = googleAccountPath('google-ana');
const remove = (on = db) => removeAccount({ db: on, authUsers }, 'ana');

describe('a deletion request', () => {
  beforeEach(seedDeletionRequest);

  it('takes the Google account away and blocks nothing, and hidden content cannot be restored', async () => {
    const taken = { uid: null, deleting: 'ana', at: expect.any(Timestamp) };
    await expect(readData(googleAccount)).resolves.toEqual(taken);
    expect(await whichExist(accountDeletionPath('ana'), blockedAccountPath('google-ana'))).toEqual([
      true,
      false,
    ]);
    const decision = { by: 'cleo', action: 'restore', target: 'comment~ana-hidden', reason: '' } as const;
    await expect(restoreContent(db, decision, { text: 'Words of Ana' })).resolves.toBe(false);
    await expect(exists(commentPath('ana-hidden'))).resolves.toBe(false);
  });

  it('leaves no rate of others that names the account, its lists or reports about it', async () => {
    const rate = (documentId: string) => ({ documentId, at: SEEDED_AT, fullAt: SEEDED_AT });
    const named = ['ana', 'ana~list_1', 'list~ana~list_1', 'user~ana'];
    const others = ['anabel~list_1', 'list~anabel~list_1', 'user~anabel', 'ben'];
    const ids = [...named, ...others];
    await seedDocuments(ids.map((id, index) => [ratePath(`google-${index}`, 'votes'), rate(id)]));
    await remove();
    const left = await Promise.all(ids.map((_, index) => readData(ratePath(`google-${index}`, 'votes'))));
    expect(left.map((each) => each?.documentId)).toEqual([...named.map(() => 'removed'), ...others]);
  });

  it('leaves tombstones and the content of others, and nothing else', async () => {
    await remove();
    await runCleanUp();
    const paths = Object.keys(await readDatabase());
    expect(paths.filter((path) => !/^(globalRankings|consensus)/.test(path))).toEqual([
      airingSeasonPath('s51'),
      commentPath('ben-2'),
      deletedCommentPath('ana-1'),
      deletedCommentPath('ana-hidden'),
      deletedCommentPath('ben-1'),
      deletedListPath(anasList),
      googleAccount,
      ratePath('google-ana', 'comments'),
      ratePath('google-ana', 'lists'),
      ratePath('google-ana', 'reports'),
      SEEDED_GROUP,
      predictionPath('s51-e02', 'ben'),
      standingPath('s51', 'ben'),
      'userGlobalRankings/ben',
      userListsPath('ben'),
      listPath(bensList),
      'users/ben/favorites/ben~list_1000001',
      'users/ben/following/cal',
      'users/ben/upvotes/ben~list_1000001',
    ]);
    await expect(readData(googleAccount)).resolves.toEqual({ uid: null, at: expect.any(Timestamp) });
    await expect(readData(SEEDED_GROUP)).resolves.toEqual(groupOf('ben'));
    await expect(hasAuthUser('ana')).resolves.toBe(false);
  });

  it('leaves a block of the Google account as the curator made it', async () => {
    const blocked = { uid: 'ana', reason: 'Spam', by: 'cleo', at: SEEDED_AT };
    await seedDocuments([[blockedAccountPath('google-ana'), blocked]]);
    await requestDeletion(db, 'ana');
    await remove();
    await expect(readData(blockedAccountPath('google-ana'))).resolves.toEqual(blocked);
  });

  it('does not move when it is repeated, so that the repair job is not delayed', async () => {
    const before = await readData(accountDeletionPath('ana'));
    await requestDeletion(db, 'ana');
    await expect(readData(accountDeletionPath('ana'))).resolves.toEqual(before);
  });

  it("removes others' reports of all that was hers, whose words may name her", async () => {
    const paths = reportsOnAna.flatMap((target) => [reportPath('ben', target), reportCountPath(target)]);
    const report = { target: 'comment~ben-2', reason: 'spam', at: SEEDED_AT };
    const kept = reportPath('ben', 'comment~ben-2');
    await seedDocuments([[kept, report]]);
    expect(await whichExist(...paths, kept)).not.toContain(false);
    await remove();
    await runCleanUp();
    expect(await whichExist(...paths)).not.toContain(true);
    expect(await whichExist(kept, reportCountPath('comment~ben-2'))).toEqual([true, true]);
    expect(JSON.stringify(await readDatabase())).not.toContain('Ana is rude');
  });

  it('leaves no vote of hers in a count, and removes the ballots from the Top 10', async () => {
    await voteOnComment('ben', 'ben-2', 1);
    expect((await publishedResults())?.totalVotes).toBe(2);
    const removed = {
      lists: 1,
      shares: 1,
      consensusBallots: 1,
      comments: 2,
      hiddenContent: 1,
      upvotes: 1,
      commentVotes: 4,
    };
    const others = {
      favorites: 1,
      following: 1,
      reports: 1,
      reportsOnUser: 2,
      followsOfUser: 1,
      ratesOfOthers: 0,
    };
    const own = {
      ballots: 1,
      predictions: 1,
      standings: 1,
      groups: 1,
      inbox: 1,
      spoilers: 1,
      drafts: 1,
      profile: 1,
    };
    await expect(remove()).resolves.toEqual({ ...removed, ...others, ...own });
    await runCleanUp();
    await expect(readData(listPath(bensList))).resolves.toMatchObject({ upvoteCount: 1 });
    const reply = { upvoteCount: 1, downvoteCount: 0, parentId: 'ben-1' };
    await expect(readData(commentPath('ben-2'))).resolves.toMatchObject(reply);
    await expectNoViolations();
    const results = { totalVotes: 1, top10: [{ id: 'tony-vlachos' }] };
    await expect(publishedResults()).resolves.toMatchObject(results);
  });

  it('removes more of each kind than one transaction can', async () => {
    await seedUser('ana', 'Ana', { lists: 101, comments: 101 });
    await seedVotedComments(bensList, 60, 'ana');
    await expect(remove()).resolves.toMatchObject({ lists: 101, comments: 102, commentVotes: 64 });
    const left = Object.entries(await readDatabase()).filter(
      ([path, data]) =>
        /^(userLists|users)\/ana\//.test(path) || (/^comments/.test(path) && Object(data).userId === 'ana'),
    );
    expect(left).toEqual([]);
  });

  it('changes nothing when its event or the request itself is repeated', async () => {
    await remove();
    const after = await readDatabase();
    await expect(remove()).resolves.toEqual({});
    await expect(readDatabase()).resolves.toEqual(after);
    await requestDeletion(db, 'ana');
    await remove();
    await expect(readDatabase()).resolves.toEqual(after);
  });
});

describe('a deletion request of an account without a Google account', () => {
  beforeEach(async () => {
    await seedLeavingUser();
    await db.doc(googleAccount).delete();
  });

  it('removes the account too', async () => {
    await requestDeletion(db, 'ana');
    await remove();
    expect(await whichExist(googleAccount, listPath(anasList), accountDeletionPath('ana'))).not.toContain(
      true,
    );
  });

  it('keeps a Google account that was never used until the content is gone', async () => {
    await requestDeletion(db, 'ana', 'google-ana');
    await expect(readData(googleAccount)).resolves.toMatchObject({ uid: null, deleting: 'ana' });
    await remove();
    await expect(readData(googleAccount)).resolves.toEqual({ uid: null, at: expect.any(Timestamp) });
  });

  it('takes nothing from another account that has the Google account by now', async () => {
    await db.doc(googleAccount).set({ uid: 'new-ana', at: SEEDED_AT });
    await requestDeletion(db, 'ana', 'google-ana');
    await remove();
    await expect(readData(googleAccount)).resolves.toEqual({ uid: 'new-ana', at: SEEDED_AT });
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
  await expect(hasAuthUser('ana')).resolves.toBe(false);
  await expect(readDatabase()).resolves.toEqual(undisturbed);
}

beforeAll(async () => {
  await seedDeletionRequest();
  await remove();
  undisturbed = await readDatabase();
});

describe('an interrupted deletion', () => {
  it('is completed by the next runs as if nothing had happened, wherever they failed', async () => {
    await seedDeletionRequest();
    expect(await failAfterEveryWrite(remove)).toBeGreaterThan(20);
    await expectUndisturbed();
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
    await publishWriteEvents(db, queue.publish, act);
  }
  await queue.settle();
}

it('counts right after a deletion and leaves nothing of the user, whatever others do to her content meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(anyLosslessPlans, anyActions, anyActions, async (plans, actions, later) => {
      await seedLeavingUser();
      const queue = new EventQueue(db, plans);
      queue.publish({
        run: async (unreliable, publish) => {
          await requestDeletion(db, 'ana');
          await publishWriteEvents(db, publish, () => remove(unreliable));
        },
      });
      await actDuringDelivery(queue, actions);
      for (const event of await readDeletionEvents()) queue.publish(event);
      await actDuringDelivery(queue, later);
      for (const event of await readDeletionEvents()) queue.publish(event);
      await queue.settle();
      await expectNoViolations();
      const remaining = JSON.stringify(await readDatabase());
      expect(remaining).not.toMatch(/"(userId|listUserId|userName)":"ana"/i);
    }),
    { numRuns: 3, endOnFailure: true },
  );
});
