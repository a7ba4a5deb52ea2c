import {
  COMMENT_VOTES_GROUP,
  COMMENTS,
  commentPath,
  commentVotePath,
  FAVORITES_GROUP,
  listKeyText,
  UPVOTES_GROUP,
} from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { breakOffEverywhere } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, interrupted } from '../testing/emulator.ts';
import { deleteList } from '../testing/searches.ts';
import { anasList, bensList, giveTwoLists, remark } from '../testing/twoLists.ts';
import { cascadeListDeletion } from './cascadeListDeletion.ts';

const nothing = { comments: 0, hidden: 0, commentVotes: 0, upvotes: 0, favorites: 0 };

/** The paths of all comments and marks that there are. */
async function paths(): Promise<string[]> {
  const groups = [COMMENTS, COMMENT_VOTES_GROUP, UPVOTES_GROUP, FAVORITES_GROUP];
  const found = await Promise.all(groups.map((group) => db.collectionGroup(group).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}

const lateWords = remark(anasList, 'ben', 'Ben');

beforeEach(giveTwoLists);

describe('a deleted list', () => {
  it('takes its comments, replies, their votes, its upvotes and favorites along', async () => {
    await deleteList(anasList);
    await expect(cascadeListDeletion(db, anasList)).resolves.toEqual({
      comments: 2,
      hidden: 0,
      commentVotes: 2,
      upvotes: 1,
      favorites: 1,
    });
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('takes nothing along of another list, even of one with the same id', async () => {
    await deleteList(anasList);
    await cascadeListDeletion(db, anasList);
    await expect(paths()).resolves.toEqual([
      'comments/ben-1',
      'comments/ben-2',
      'users/ana/commentVotes/ben-1',
      'users/ana/commentVotes/ben-2',
      `users/ben/upvotes/${listKeyText(bensList)}`,
      `users/ben/favorites/${listKeyText(bensList)}`,
    ]);
  });

  it('takes more along than one transaction deletes', async () => {
    const writer = db.bulkWriter();
    for (let place = 0; place < 450; place += 1) {
      const vote = { commentId: `late-${place}`, listKey: listKeyText(anasList), value: 1 };
      void writer.set(db.doc(commentPath(vote.commentId)), { ...lateWords, upvoteCount: 1 });
      void writer.set(db.doc(commentVotePath('ben', vote.commentId)), vote);
    }
    await writer.close();
    await deleteList(anasList);
    await expect(cascadeListDeletion(db, anasList)).resolves.toMatchObject({
      comments: 452,
      commentVotes: 452,
    });
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('takes a comment along that comes in while the others are removed', async () => {
    await deleteList(anasList);
    const talkative = interrupted({
      after: (transaction) =>
        transaction === 2 ? db.doc(commentPath('late')).set(lateWords) : Promise.resolve(),
    });
    await expect(cascadeListDeletion(talkative, anasList)).resolves.toMatchObject({ comments: 3 });
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('is cleared up after, wherever the first run broke off', async () => {
    const places = await breakOffEverywhere({
      prepare: async () => {
        await giveTwoLists();
        await deleteList(anasList);
      },
      run: (unreliable) => cascadeListDeletion(unreliable, anasList),
      check: () => expect(contradictions()).resolves.toEqual([]),
    });
    expect(places).toBe(2 * 4);
    await expect(cascadeListDeletion(db, anasList)).resolves.toEqual(nothing);
  });
});

describe('a list that is there', () => {
  it('keeps everything, whatever the event says', async () => {
    const before = await paths();
    await expect(cascadeListDeletion(db, anasList)).resolves.toEqual(nothing);
    await expect(paths()).resolves.toEqual(before);
  });
});
