import { commentPath, commentVotePath, deletedCommentPath } from '@outrank/shared/firestore/documentPaths';
import { beforeEach, describe, expect, it } from 'vitest';
import { hideContent } from '../moderation/hideContent.ts';
import { restoreContent } from '../moderation/restoreContent.ts';
import { breakOffEverywhere } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db } from '../testing/emulator.ts';
import { giveTwoLists } from '../testing/twoLists.ts';
import { removeComment } from './removeComment.ts';
import { removeVotes } from './removeVotes.ts';

const isThere = async (path: string) => (await db.doc(path).get()).exists;

beforeEach(giveTwoLists);

describe("one's own comment", () => {
  it('goes', async () => {
    await expect(removeComment(db, 'ana', 'ana-1')).resolves.toBe(true);
    await expect(isThere(commentPath('ana-1'))).resolves.toBe(false);
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
  });

  it('goes with its mark or not at all, wherever a run broke off', async () => {
    const places = await breakOffEverywhere({
      prepare: giveTwoLists,
      run: (unreliable) => removeComment(unreliable, 'ana', 'ana-1'),
      check: async () => {
        await expect(isThere(commentPath('ana-1'))).resolves.toBe(false);
        await expect(isThere(deletedCommentPath('ana-1'))).resolves.toBe(true);
      },
    });
    expect(places).toBe(2);
  });
});

describe('a comment that a curator hid a moment before', () => {
  const decision = { by: 'cleo', reason: '', target: 'comment~ana-1' };
  // `cleanUpComment` follows each write of the mark.
  const markedAt = async () => (await db.doc(deletedCommentPath('ana-1')).get()).updateTime;
  const restore = () => restoreContent(db, { ...decision, action: 'restore' });

  beforeEach(async () => {
    await hideContent(db, { ...decision, action: 'hide' });
  });

  it('goes for good with its votes when its author deletes it', async () => {
    await removeVotes(db, 'ana-1');
    await expect(isThere(commentVotePath('ana', 'ana-1'))).resolves.toBe(true);
    const before = await markedAt();
    await expect(removeComment(db, 'ana', 'ana-1')).resolves.toBe(true);
    expect(await markedAt()).not.toEqual(before);
    await removeVotes(db, 'ana-1');
    await expect(isThere(commentVotePath('ana', 'ana-1'))).resolves.toBe(false);
    await expect(restore()).resolves.toBe(false);
    await expect(isThere(commentPath('ana-1'))).resolves.toBe(false);
  });

  it("stays to be restored when it is another's", async () => {
    await expect(removeComment(db, 'ben', 'ana-1')).resolves.toBe(false);
    await expect(restore()).resolves.toBe(true);
    await expect(isThere(commentPath('ana-1'))).resolves.toBe(true);
  });
});

describe("another's comment", () => {
  it('stays with its votes, and nobody is told that it went', async () => {
    await expect(removeComment(db, 'ben', 'ana-1')).resolves.toBe(false);
    await expect(isThere(commentPath('ana-1'))).resolves.toBe(true);
    await expect(isThere(commentVotePath('ana', 'ana-1'))).resolves.toBe(true);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it("is not the list owner's to delete", async () => {
    await expect(removeComment(db, 'ana', 'ana-2')).resolves.toBe(false);
    await expect(isThere(commentPath('ana-2'))).resolves.toBe(true);
  });
});

it('a comment that is gone counts as deleted', async () => {
  await expect(removeComment(db, 'ana', 'never-written')).resolves.toBe(true);
});
