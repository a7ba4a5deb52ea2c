import {
  commentPath,
  commentVotePath,
  deletedCommentPath,
  HIDDEN_CONTENT,
  hiddenContentPath,
  listPath,
  reportCountPath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { removeComment } from '../cascade/removeComment.ts';
import { removeVotes } from '../cascade/removeVotes.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { db, emptyDatabase, exists, interrupted, readData } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { createDecision, readLog } from '../testing/moderation.ts';
import { seedList } from '../testing/storedLists.ts';
import { anasList, seedTwoLists } from '../testing/twoLists.ts';
import { deleteList, voteOnComment } from '../testing/userActions.ts';
import { hideContent } from './hideContent.ts';
import { restoreContent } from './restoreContent.ts';

const comment: ReportTarget = { kind: 'comment', commentId: 'ana-1' };
const commentDocument = commentPath('ana-1');
const vote = commentVotePath('ana', 'ana-1');

const hide = (target: ReportTarget, on = db) => hideContent(on, createDecision('hide', target));
const restore = (target: ReportTarget, on = db) => restoreContent(on, createDecision('restore', target));
const countHidden = async () => (await db.collection(HIDDEN_CONTENT).get()).size;

async function seedHiddenComment() {
  await seedTwoLists();
  await hide(comment);
}

describe('hiding a comment', () => {
  beforeEach(seedTwoLists);

  it('replaces it by a tombstone, stores it as it was, and logs the decision once', async () => {
    const before = await readData(commentDocument);
    await expect(hide(comment)).resolves.toBe(true);
    await expect(hide(comment)).resolves.toBe(true);
    expect([await exists(commentDocument), await exists(deletedCommentPath('ana-1'))]).toEqual([false, true]);
    await expect(readData(hiddenContentPath(reportTargetId(comment)))).resolves.toMatchObject({
      ...{ userId: 'ana', listUserId: 'ana', listId: anasList.listId, by: 'cleo', reason: 'Spam' },
      comment: before,
    });
    await expect(readLog()).resolves.toMatchObject([
      { by: 'cleo', action: 'hide', target: 'comment~ana-1', reason: 'Spam', at: expect.any(Timestamp) },
    ]);
  });

  it('keeps its votes, also one given just before, and refuses votes afterwards', async () => {
    await hide(comment, interrupted({ before: () => voteOnComment('ben', 'ana-1', -1) }));
    await expect(voteOnComment('cleo', 'ana-1', 1)).resolves.toBe(false);
    await expect(removeVotes(db, 'ana-1')).resolves.toBe(0);
    for (const path of [vote, commentVotePath('ben', 'ana-1')])
      await expect(exists(path)).resolves.toBe(true);
    await expectNoViolations();
  });

  it('leaves nothing behind when its list is deleted just before', async () => {
    await expect(hide(comment, interrupted({ before: () => deleteList(anasList) }))).resolves.toBe(false);
    await cascadeListDeletion(db, anasList);
    await expectNoViolations();
  });

  it('only closes the reports when the comment no longer exists', async () => {
    const deleted: ReportTarget = { kind: 'comment', commentId: 'never-written' };
    const reports = reportCountPath(reportTargetId(deleted));
    await db.doc(reports).set({ count: 1, at: Timestamp.now() });
    await expect(hide(deleted)).resolves.toBe(false);
    await expect(exists(reports)).resolves.toBe(false);
    await expect(readLog()).resolves.toEqual([]);
  });
});

describe('restoring a comment', () => {
  beforeEach(seedTwoLists);

  it('stores it as it was, with its votes, until its author deletes it', async () => {
    const before = await readData(commentDocument);
    await hide(comment);
    await expect(restore(comment)).resolves.toBe(true);
    await expect(readData(commentDocument)).resolves.toEqual(before);
    await expect(exists(deletedCommentPath('ana-1'))).resolves.toBe(false);
    await expect(countHidden()).resolves.toBe(0);
    // A late clean-up.
    await expect(removeVotes(db, 'ana-1')).resolves.toBe(0);
    await expectNoViolations();
    await removeComment(db, 'ana', 'ana-1');
    await removeVotes(db, 'ana-1');
    await expectNoViolations();
    await expect(restore(comment)).resolves.toBe(false);
  });

  it('counts the votes that remain, and uses the current name of its author', async () => {
    await hide(comment);
    await db.doc(vote).delete();
    await restore(comment);
    await expect(readData(commentDocument)).resolves.toMatchObject({ upvoteCount: 0, downvoteCount: 0 });
    await expectNoViolations();
    await hide(comment);
    await db.doc(userListsPath('ana')).set({ displayName: 'Tree Mail' });
    await restore(comment);
    await expect(readData(commentDocument)).resolves.toMatchObject({ userName: 'Tree Mail' });
  });

  it('is refused after its list was deleted, and nothing is left behind', async () => {
    await hide(comment);
    await deleteList(anasList);
    await expect(restore(comment)).resolves.toBe(false);
    await cascadeListDeletion(db, anasList);
    await expect(restore(comment)).resolves.toBe(false);
    await expect(countHidden()).resolves.toBe(0);
    await expectNoViolations();
  });
});

it.each([
  ['hiding', seedTwoLists, hide, 1],
  ['restoring', seedHiddenComment, restore, 2],
])('%s a comment is atomic, wherever a run failed', async (_what, seed, act, logs) => {
  const check = async () => {
    await expectNoViolations();
    await expect(readLog()).resolves.toHaveLength(logs);
  };
  expect(await failAtEveryStep(seed, (unreliable) => act(comment, unreliable), check)).toBe(2);
});

describe('a list', () => {
  beforeEach(emptyDatabase);

  it('becomes private with a new `changedAt` when it is hidden, which closes its reports', async () => {
    const list = await seedList('All winners');
    const before = await readData(listPath(list));
    const target: ReportTarget = { kind: 'list', list };
    const reports = reportCountPath(reportTargetId(target));
    await db.doc(reports).set({ count: 3, at: Timestamp.now() });
    await expect(hide(target)).resolves.toBe(true);
    await expect(hide(target)).resolves.toBe(true);
    const stored = await readData(listPath(list));
    expect(stored).toMatchObject({ name: 'All winners', hidden: true, isPublic: false });
    expect(stored?.changedAt.toMillis()).toBeGreaterThanOrEqual(before?.changedAt.toMillis());
    expect(stored?.changedAt).not.toEqual(before?.changedAt);
    await expect(exists(reports)).resolves.toBe(false);
    await expect(readLog()).resolves.toHaveLength(1);
  });

  it('that no longer exists cannot be hidden', async () => {
    await expect(hide({ kind: 'list', list: anasList })).resolves.toBe(false);
  });

  it.each([
    ['public', true],
    ['private', false],
  ])('is %s again when it is restored', async (_what, isPublic) => {
    const list = await seedList('All winners', { more: { isPublic } });
    await hide({ kind: 'list', list });
    await expect(restore({ kind: 'list', list })).resolves.toBe(true);
    const shown = await readData(listPath(list));
    expect(shown).toMatchObject({ isPublic });
    expect(shown).not.toHaveProperty('hidden');
    await expect(countHidden()).resolves.toBe(0);
  });

  it('that was never hidden is restored without a change or a log entry', async () => {
    const list = await seedList('All winners');
    await expect(restore({ kind: 'list', list })).resolves.toBe(true);
    await expect(readLog()).resolves.toEqual([]);
  });

  it('cannot be restored after it was deleted', async () => {
    const list = await seedList('All winners');
    await hide({ kind: 'list', list });
    await deleteList(list);
    await expect(restore({ kind: 'list', list })).resolves.toBe(false);
    await cascadeListDeletion(db, list);
    await expect(countHidden()).resolves.toBe(0);
  });
});
