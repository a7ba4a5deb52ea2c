import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { beforeEach, describe, expect, it } from 'vitest';
import { hideContent, restoreContent } from '../moderation/hideContent.ts';
import { countLists } from '../testing/countEverything.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { seedDocuments } from '../testing/documents.ts';
import { db, exists, interrupted, readData, whichExist } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { anasList, seedTwoLists } from '../testing/twoLists.ts';
import { voteOnComment } from '../testing/userActions.ts';
import { cascadeCommentDeletion, removeComment } from './removeComment.ts';

/** After the events of deleted and restored comments. */
const expectNoViolationsOnceCounted = () => countLists().then(expectNoViolations);
const comment = commentPath('ana-1');
const tombstone = deletedCommentPath('ana-1');
const vote = commentVotePath('ana', 'ana-1');
const reply = commentPath('ana-2');
const voteOnReply = commentVotePath('ana', 'ana-2');

async function seedDeletedComment() {
  await seedTwoLists();
  await removeComment(db, 'ana', 'ana-1');
}

const removeVotes = async (on = db) => (await cascadeCommentDeletion(on, 'ana-1')).votes;

beforeEach(seedTwoLists);

describe('removing a comment', () => {
  it('leaves a tombstone, the replies and the votes on them', async () => {
    const before = await readData(reply);
    await expect(removeComment(db, 'ana', 'ana-1')).resolves.toBe(true);
    expect(await whichExist(comment, tombstone, voteOnReply)).toEqual([false, true, true]);
    expect(await readData(reply)).toEqual(before);
  });

  it('removes a reply alone', async () => {
    await expect(removeComment(db, 'ben', 'ana-2')).resolves.toBe(true);
    expect(await whichExist(reply, comment)).toEqual([false, true]);
  });

  it('refuses other users, including the owner of the list', async () => {
    await expect(removeComment(db, 'ben', 'ana-1')).resolves.toBe(false);
    await expect(removeComment(db, 'ana', 'ana-2')).resolves.toBe(false);
    expect(await whichExist(comment, vote, reply, tombstone)).toEqual([true, true, true, false]);
    await expectNoViolationsOnceCounted();
  });

  it('accepts a comment that does not exist', async () => {
    await expect(removeComment(db, 'ana', 'never-written')).resolves.toBe(true);
  });

  it('happens with its tombstone or not at all, wherever a run failed', async () => {
    const run = (unreliable = db) => removeComment(unreliable, 'ana', 'ana-1');
    const check = async () => expect(await whichExist(comment, tombstone)).toEqual([false, true]);
    expect(await failAtEveryStep(seedTwoLists, run, check)).toBe(1);
  });
});

describe('a comment that a curator hid a moment before', () => {
  const decision = { by: 'cleo', reason: '', target: 'comment~ana-1' };
  const restore = () => restoreContent(db, { ...decision, action: 'restore' }, { text: 'Words of Ana' });

  beforeEach(async () => {
    await hideContent(db, { ...decision, action: 'hide' });
  });

  it('is removed for good with its votes when its author deletes it', async () => {
    await removeVotes();
    await expect(exists(vote)).resolves.toBe(true);
    // `onCommentDeleted` follows each write of the tombstone.
    const { updateTime } = await db.doc(tombstone).get();
    await expect(removeComment(db, 'ana', 'ana-1')).resolves.toBe(true);
    expect((await db.doc(tombstone).get()).updateTime).not.toEqual(updateTime);
    await removeVotes();
    await expect(restore()).resolves.toBe(false);
    expect(await whichExist(vote, comment)).toEqual([false, false]);
  });

  it('can be restored after another user tried to delete it', async () => {
    await expect(removeComment(db, 'ben', 'ana-1')).resolves.toBe(false);
    await expect(restore()).resolves.toBe(true);
    await expect(exists(comment)).resolves.toBe(true);
  });
});

describe('removing the votes on a deleted comment', () => {
  it('keeps the votes on its replies, and refuses new votes', async () => {
    await seedDeletedComment();
    await expect(removeVotes()).resolves.toBe(1);
    await expect(exists(voteOnReply)).resolves.toBe(true);
    await expect(voteOnComment('ben', 'ana-1', -1)).resolves.toBe(false);
    await expectNoViolationsOnceCounted();
  });

  it('removes more than one transaction can', async () => {
    await seedDeletedComment();
    const late = { commentId: 'ana-1', listKey: listKeyText(anasList), value: -1 };
    const voters = Array.from({ length: 450 }, (_, user) => `user${user}`);
    await seedDocuments(voters.map((uid) => [commentVotePath(uid, 'ana-1'), late]));
    await removeVotes();
    await expectNoViolationsOnceCounted();
  });

  it('is completed by the next run, wherever a run failed', async () => {
    expect(await failAtEveryStep(seedDeletedComment, removeVotes, expectNoViolationsOnceCounted)).toBe(1);
  });

  it('includes a vote given just before the deletion', async () => {
    const voting = interrupted({ before: () => voteOnComment('ben', 'ana-1', -1) });
    await removeComment(voting, 'ana', 'ana-1');
    await removeVotes();
    await expectNoViolationsOnceCounted();
  });

  it('removes nothing while the comment exists', async () => {
    await expect(removeVotes()).resolves.toBe(0);
    await expectNoViolationsOnceCounted();
  });
});
