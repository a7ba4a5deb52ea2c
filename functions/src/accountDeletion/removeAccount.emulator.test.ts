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
import { authUsers, db, exists, readData } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { hasAuthUser, runCleanUp, seedDeletionRequest, seedLeavingUser } from '../testing/leavingUser.ts';
import { readDatabase } from '../testing/readDatabase.ts';
import { anasList, bensList, commentDocument } from '../testing/twoLists.ts';
import { voteOnComment } from '../testing/userActions.ts';
import { seedDocuments, seedUser } from '../testing/users.ts';
import { removeAccount } from './removeAccount.ts';
import { requestDeletion } from './requestDeletion.ts';

const remove = () => removeAccount({ db, authUsers }, 'ana');

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

  it('subtracts from every counter', async () => {
    await voteOnComment('ben', 'ben-2', 1);
    const removed = { lists: 1, comments: 2, hidden: 1, upvotes: 1, commentVotes: 4 };
    const others = { favorites: 1, reports: 1, ownDocuments: 6 };
    await expect(remove()).resolves.toEqual({ ...removed, ...others });
    await expect(readData(listPath(bensList))).resolves.toMatchObject({ upvoteCount: 1 });
    const reply = { upvoteCount: 1, downvoteCount: 0, parentId: 'ben-1' };
    await expect(readData(commentPath('ben-2'))).resolves.toMatchObject(reply);
    await runCleanUp();
    await expectNoViolations();
  });

  it('removes the ballots from the Top 10, which then counts the others', async () => {
    expect((await publishedResults())?.totalVotes).toBe(2);
    await remove();
    await runCleanUp();
    const results = await publishedResults();
    expect(results).toEqual(await recount());
    expect(results).toMatchObject({ totalVotes: 1, listedBy: { 'tony-vlachos': 1 } });
    expect(results?.top10.map(({ id }) => id)).toEqual(slotsOf('tony-vlachos').filter(Boolean));
  });

  it('removes more of each kind than one transaction can', { timeout: 90_000 }, async () => {
    await seedUser('ana', 'Ana', { lists: 130, comments: 130 });
    await seedDocuments(
      Array.from({ length: 60 }, (_, index) => `late-${index}`).flatMap((commentId) => [
        [commentPath(commentId), { ...commentDocument(bensList, 'ben', 'Ben'), upvoteCount: 1 }] as const,
        [commentVotePath('ana', commentId), { commentId, listKey: listKeyText(bensList), value: 1 }] as const,
      ]),
    );
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
