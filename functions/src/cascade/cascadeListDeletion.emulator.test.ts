import { COMMENTS, commentPath } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { COMMENT_VOTES_GROUP, FAVORITES_GROUP, UPVOTES_GROUP } from '@outrank/shared/documents/reactions';
import { allKinds } from '@outrank/shared/documents/registry';
import { beforeEach, describe, expect, it } from 'vitest';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { commentDocument } from '../testing/documents.ts';
import { db, interruptedAt } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { anasList, bensList, seedTwoLists, seedVotedComments } from '../testing/twoLists.ts';
import { deleteList } from '../testing/userActions.ts';
import { cascadeListDeletion } from './cascadeListDeletion.ts';

const nothing = {
  reports: 0,
  comments: 0,
  hiddenContent: 0,
  commentVotes: 0,
  upvotes: 0,
  favorites: 0,
  consensusBallots: 0,
  shares: 0,
};
const lateComment = commentDocument(anasList, 'ben', 'Ben');

/** Reads the paths of all comments and reactions. */
async function readPaths(): Promise<string[]> {
  const groups = [COMMENTS, COMMENT_VOTES_GROUP, UPVOTES_GROUP, FAVORITES_GROUP];
  const found = await Promise.all(groups.map((group) => db.collectionGroup(group).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}

async function seedDeletedList() {
  await seedTwoLists();
  await deleteList(anasList);
}

beforeEach(seedDeletedList);

describe('the cascade of a deleted list', () => {
  it('is of every kind that goes with a list', async () => {
    const names = allKinds.flatMap(([name, { life }]) => (life.deletedWith?.includes('lists') ? [name] : []));
    // The counts of reports are removed, and counted, with the reports.
    const removed = [...Object.keys(await cascadeListDeletion(db, anasList)), 'reportCounts'];
    expect(removed.toSorted()).toEqual(names.toSorted());
  });

  it('removes its comments, replies and reactions, and nothing of a list with the same id', async () => {
    const removed = { ...nothing, comments: 2, commentVotes: 2, upvotes: 1, favorites: 1 };
    await expect(cascadeListDeletion(db, anasList)).resolves.toEqual(removed);
    await expect(readPaths()).resolves.toEqual([
      'comments/ben-1',
      'comments/ben-2',
      'users/ana/commentVotes/ben-1',
      'users/ana/commentVotes/ben-2',
      `users/ben/upvotes/${listKeyText(bensList)}`,
      `users/ben/favorites/${listKeyText(bensList)}`,
    ]);
    await expectNoViolations();
  });

  it('removes more than one transaction can', async () => {
    await seedVotedComments(anasList, 450, 'ben');
    const removed = { comments: 452, commentVotes: 452 };
    await expect(cascadeListDeletion(db, anasList)).resolves.toMatchObject(removed);
    await expectNoViolations();
  });

  it('removes a comment that is written meanwhile', async () => {
    const commenting = interruptedAt(2, 'after', () => db.doc(commentPath('late')).set(lateComment));
    await expect(cascadeListDeletion(commenting, anasList)).resolves.toMatchObject({ comments: 3 });
    await expectNoViolations();
  });

  it('is completed by the next run, wherever a run failed', async () => {
    const run = (unreliable = db) => cascadeListDeletion(unreliable, anasList);
    expect(await failAtEveryStep(seedDeletedList, run, expectNoViolations)).toBe(4);
    await expect(cascadeListDeletion(db, anasList)).resolves.toEqual(nothing);
  });

  it('removes nothing while the list exists', async () => {
    await seedTwoLists();
    const before = await readPaths();
    await expect(cascadeListDeletion(db, anasList)).resolves.toEqual(nothing);
    await expect(readPaths()).resolves.toEqual(before);
  });
});
