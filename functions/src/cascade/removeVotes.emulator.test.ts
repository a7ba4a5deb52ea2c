import { commentVotePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { breakOffEverywhere } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, interrupted } from '../testing/emulator.ts';
import { anasList, giveTwoLists } from '../testing/twoLists.ts';
import { voteOnComment } from '../testing/userActions.ts';
import { removeComment } from './removeComment.ts';
import { removeVotes } from './removeVotes.ts';

async function giveDeletedComment() {
  await giveTwoLists();
  await removeComment(db, 'ana', 'ana-1');
}

beforeEach(giveTwoLists);

describe('the votes on a deleted comment', () => {
  it('go, and those on its replies stay', async () => {
    await giveDeletedComment();
    await expect(removeVotes(db, 'ana-1')).resolves.toBeGreaterThan(0);
    await expect(contradictions()).resolves.toEqual([]);
    await expect(db.doc(commentVotePath('ana', 'ana-2')).get()).resolves.toMatchObject({ exists: true });
  });

  it('go when they are more than one transaction deletes', async () => {
    await giveDeletedComment();
    const writer = db.bulkWriter();
    const vote = { commentId: 'ana-1', listKey: listKeyText(anasList), value: -1 };
    for (let fan = 0; fan < 450; fan += 1)
      void writer.set(db.doc(commentVotePath(`fan${fan}`, 'ana-1')), vote);
    await writer.close();
    await removeVotes(db, 'ana-1');
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('go wherever the first run broke off', async () => {
    const places = await breakOffEverywhere({
      prepare: giveDeletedComment,
      run: (unreliable) => removeVotes(unreliable, 'ana-1'),
      check: () => expect(contradictions()).resolves.toEqual([]),
    });
    expect(places).toBe(2);
  });

  it('stay while the comment is there', async () => {
    await expect(removeVotes(db, 'ana-1')).resolves.toBe(0);
    await expect(contradictions()).resolves.toEqual([]);
  });
});

describe('a vote', () => {
  it('goes along when it comes just before the comment goes', async () => {
    const voting = interrupted({ before: () => voteOnComment('ben', 'ana-1', -1) });
    await removeComment(voting, 'ana', 'ana-1');
    await removeVotes(db, 'ana-1');
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('cannot come any more once the comment is gone', async () => {
    await giveDeletedComment();
    await expect(voteOnComment('ben', 'ana-1', -1)).resolves.toBe(false);
  });
});
