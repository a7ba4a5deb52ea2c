import { commentPath, commentVotePath, listPath, upvotePath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { giveList } from '../testing/storedLists.ts';
import { recountVotes } from './recountVotes.ts';

beforeEach(emptyDatabase);

describe('votes', () => {
  const at = FieldValue.serverTimestamp();
  const comment = { userId: 'ana', text: 'Yes', upvoteCount: 1, downvoteCount: 0 };

  async function giveVotes() {
    const list = await giveList('Heroes', { upvoteCount: 2 });
    await Promise.all([
      ...['ben', 'cal'].map((uid) => db.doc(upvotePath(uid, list)).set({ ...list, at })),
      db.doc(commentPath('c1')).set(comment),
      db.doc(commentVotePath('ben', 'c1')).set({ commentId: 'c1', listKey: 'x', value: 1 }),
    ]);
    return list;
  }

  it('that are right are left as they are', async () => {
    await giveVotes();
    await expect(recountVotes(db)).resolves.toEqual([]);
  });

  it('are counted from their marks, and search hears of a list that was wrong', async () => {
    const list = await giveVotes();
    await db.doc(listPath(list)).update({ upvoteCount: 7 });
    await db.doc(commentPath('c1')).update({ upvoteCount: 0, downvoteCount: 3 });
    const before = await db.doc(listPath(list)).get();
    expect(await recountVotes(db)).toEqual([
      { path: `${listPath(list)}.upvoteCount`, stored: 7, right: 2 },
      { path: 'comments/c1.upvoteCount', stored: 0, right: 1 },
      { path: 'comments/c1.downvoteCount', stored: 3, right: 0 },
    ]);
    const after = await db.doc(listPath(list)).get();
    expect(after.get('upvoteCount')).toBe(2);
    expect(after.get('changedAt').toMillis()).toBeGreaterThan(before.get('changedAt').toMillis());
    expect((await db.doc(commentPath('c1')).get()).data()).toMatchObject({
      upvoteCount: 1,
      downvoteCount: 0,
    });
  });

  it('that come between the look and the repair are no drift', async () => {
    const list = await giveVotes();
    await db.doc(listPath(list)).update({ upvoteCount: 1 });
    const votedMeanwhile = interrupted({ before: () => db.doc(listPath(list)).update({ upvoteCount: 2 }) });
    await expect(recountVotes(votedMeanwhile)).resolves.toEqual([]);
  });
});
