import { commentPath, commentVotePath, deletedCommentPath, listKeyText } from '@outrank/shared/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { breakOffEverywhere } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, interrupted } from '../testing/emulator.ts';
import { voteOnComment } from '../testing/talk.ts';
import { anasList, giveTwoLists } from '../testing/twoLists.ts';
import { removeComment } from './removeComment.ts';

const isThere = async (path: string) => (await db.doc(path).get()).exists;
const anasVote = commentVotePath('ana', 'ana-1');

beforeEach(giveTwoLists);

describe("one's own comment", () => {
  it('goes, and its votes go along', async () => {
    await expect(removeComment(db, 'ana', 'ana-1')).resolves.toBe(true);
    await expect(isThere(commentPath('ana-1'))).resolves.toBe(false);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('leaves a mark that keeps its id from coming back', async () => {
    await removeComment(db, 'ben', 'ana-1');
    await expect(isThere(deletedCommentPath('ana-1'))).resolves.toBe(false);
    await removeComment(db, 'ana', 'ana-1');
    await expect(isThere(deletedCommentPath('ana-1'))).resolves.toBe(true);
  });

  it('leaves its replies and the votes on them', async () => {
    await removeComment(db, 'ana', 'ana-1');
    const reply = await db.doc(commentPath('ana-2')).get();
    expect(reply.data()).toMatchObject({ parentId: 'ana-1', text: 'Words of Ben', downvoteCount: 1 });
    await expect(isThere(commentVotePath('ana', 'ana-2'))).resolves.toBe(true);
  });

  it('can be a reply', async () => {
    await expect(removeComment(db, 'ben', 'ana-2')).resolves.toBe(true);
    await expect(isThere(commentPath('ana-2'))).resolves.toBe(false);
    await expect(isThere(commentPath('ana-1'))).resolves.toBe(true);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('takes more votes along than one transaction deletes', async () => {
    const writer = db.bulkWriter();
    const vote = { commentId: 'ana-1', listKey: listKeyText(anasList), value: -1 };
    for (let fan = 0; fan < 450; fan += 1)
      void writer.set(db.doc(commentVotePath(`fan${fan}`, 'ana-1')), vote);
    await writer.close();
    await removeComment(db, 'ana', 'ana-1');
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('is cleared up after, wherever the first run broke off', async () => {
    const places = await breakOffEverywhere({
      prepare: giveTwoLists,
      run: (unreliable) => removeComment(unreliable, 'ana', 'ana-1'),
      check: () => expect(contradictions()).resolves.toEqual([]),
    });
    expect(places).toBe(2 * 2);
  });
});

describe("another's comment", () => {
  it('stays with its votes, and nobody is told that it went', async () => {
    await expect(removeComment(db, 'ben', 'ana-1')).resolves.toBe(false);
    await expect(isThere(commentPath('ana-1'))).resolves.toBe(true);
    await expect(isThere(anasVote)).resolves.toBe(true);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it("is not the list owner's to delete", async () => {
    await expect(removeComment(db, 'ana', 'ana-2')).resolves.toBe(false);
    await expect(isThere(commentPath('ana-2'))).resolves.toBe(true);
  });
});

describe('a comment that is gone', () => {
  it('counts as deleted', async () => {
    await expect(removeComment(db, 'ana', 'never-written')).resolves.toBe(true);
  });

  it('loses the votes that were left of it, whoever asks', async () => {
    await db.doc(commentPath('ana-1')).delete();
    await expect(removeComment(db, 'ben', 'ana-1')).resolves.toBe(true);
    await expect(isThere(anasVote)).resolves.toBe(false);
  });
});

describe('a vote', () => {
  it('goes along when it comes just before the comment goes', async () => {
    const voting = interrupted({
      before: (transaction) => (transaction === 1 ? voteOnComment('ben', 'ana-1', -1) : undefined),
    });
    await removeComment(voting, 'ana', 'ana-1');
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('cannot come any more once the comment is gone', async () => {
    const votes: boolean[] = [];
    const voting = interrupted({
      after: async () => votes.push(await voteOnComment('ben', 'ana-1', -1)),
    });
    await removeComment(voting, 'ana', 'ana-1');
    expect(votes).toEqual([false, false]);
    await expect(contradictions()).resolves.toEqual([]);
  });
});
