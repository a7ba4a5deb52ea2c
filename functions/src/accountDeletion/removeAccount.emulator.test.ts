import {
  accountDeletionPath,
  blockedAccountPath,
  commentPath,
  commentVotePath,
  deletedCommentPath,
  deletedListPath,
  listKeyText,
  listPath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { restoreContent } from '../moderation/restoreContent.ts';
import { publishedResults, recount, slotsOf } from '../testing/ballots.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, identities } from '../testing/emulator.ts';
import { everything } from '../testing/everything.ts';
import { clearUp, mayExist, seedLeavingUser } from '../testing/leavingUser.ts';
import { anasList, bensList, remark } from '../testing/twoLists.ts';
import { voteOnComment } from '../testing/userActions.ts';
import { giveComments, giveLists } from '../testing/users.ts';
import { removeAccount } from './removeAccount.ts';
import { requestDeletion } from './requestDeletion.ts';

const leave = () => removeAccount({ db, identities }, 'ana');
const isThere = async (path: string) => (await db.doc(path).get()).exists;

beforeEach(seedLeavingUser);

describe('a fan who pendingComments to leave', () => {
  it('is kept from writing from that moment on', async () => {
    await requestDeletion(db, 'ana');
    const barred = await db.doc(blockedAccountPath('ana')).get();
    expect(barred.data()).toMatchObject({ by: 'self', reason: 'The account was deleted.' });
    await expect(isThere(accountDeletionPath('ana'))).resolves.toBe(true);
  });

  it('leaves nothing but marks that keep ids from coming back, and what others did elsewhere', async () => {
    await requestDeletion(db, 'ana');
    await leave();
    await clearUp();
    expect(Object.keys(await everything()).filter((path) => !path.startsWith('globalRankings'))).toEqual([
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
    await expect(mayExist('ana')).resolves.toBe(false);
  });

  it('takes what was counted out of every counter', async () => {
    await voteOnComment('ben', 'ben-2', 1);
    await requestDeletion(db, 'ana');
    await expect(leave()).resolves.toEqual({
      lists: 1,
      comments: 2,
      hidden: 1,
      upvotes: 1,
      commentVotes: 4,
      favorites: 1,
      reports: 1,
      ownDocuments: 6,
    });
    const [list, reply] = await db.getAll(db.doc(listPath(bensList)), db.doc(commentPath('ben-2')));
    expect(list?.get('upvoteCount')).toBe(1);
    expect(reply?.data()).toMatchObject({ upvoteCount: 1, downvoteCount: 0, parentId: 'ben-1' });
    await clearUp();
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('is taken out of the Top 10, which then counts the others alone', async () => {
    expect((await publishedResults())?.totalVotes).toBe(2);
    await requestDeletion(db, 'ana');
    await leave();
    await clearUp();
    const results = await publishedResults();
    expect(results).toEqual(await recount());
    expect(results).toMatchObject({ totalVotes: 1, listedBy: { 'tony-vlachos': 1 } });
    expect(results?.top10.map(({ id }) => id)).toEqual(slotsOf('tony-vlachos').filter(Boolean));
  });

  it('may have more of each kind than one transaction takes', { timeout: 90_000 }, async () => {
    await giveLists('ana', 'Ana', 130);
    await giveComments('ana', 'Ana', 130);
    const writer = db.bulkWriter();
    for (let number = 0; number < 60; number += 1) {
      const vote = { commentId: `late-${number}`, listKey: listKeyText(bensList), value: 1 };
      const voted = { ...remark(bensList, 'ben', 'Ben'), upvoteCount: 1 };
      void writer.set(db.doc(commentPath(vote.commentId)), voted);
      void writer.set(db.doc(commentVotePath('ana', vote.commentId)), vote);
    }
    await writer.close();
    await requestDeletion(db, 'ana');
    await expect(leave()).resolves.toMatchObject({ lists: 130, comments: 131, commentVotes: 64 });
    await clearUp();
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('gets nothing restored that a curator hid, for it is about to go', async () => {
    const restored = { by: 'cleo', action: 'restore', target: 'comment~ana-hidden', reason: '' } as const;
    await requestDeletion(db, 'ana');
    await expect(restoreContent(db, restored)).resolves.toBe(false);
    await expect(isThere(commentPath('ana-hidden'))).resolves.toBe(false);
  });

  it('may be gone already: the event that comes again finds nothing to do', async () => {
    await requestDeletion(db, 'ana');
    await leave();
    const after = await everything();
    await expect(leave()).resolves.toMatchObject({ ownDocuments: 0 });
    await expect(everything()).resolves.toEqual(after);
  });

  it('may wish it again when all is gone', async () => {
    await requestDeletion(db, 'ana');
    await leave();
    const after = await everything();
    await requestDeletion(db, 'ana');
    await leave();
    await expect(everything()).resolves.toEqual(after);
  });
});

describe('a fan who does not wish to leave', () => {
  it('loses nothing, whatever the event says', async () => {
    const before = await everything();
    await leave();
    await expect(everything()).resolves.toEqual(before);
    await expect(mayExist('ana')).resolves.toBe(true);
  });
});
