import { accountDeletionPath, userListsPath } from '@outrank/shared/documents/account';
import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import {
  HIDDEN_CONTENT,
  hiddenContentPath,
  type ReportedContent,
  reportCountPath,
} from '@outrank/shared/documents/moderation';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { cascadeCommentDeletion, removeComment } from '../cascade/removeComment.ts';
import { answerSharePage } from '../sharing/answerSharePage.ts';
import { removeShares } from '../sharing/removeShares.ts';
import { countLists } from '../testing/countEverything.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT } from '../testing/documents.ts';
import { db, exists, interrupted, readData, readLog, whichExist } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { listRequest, seedSharers, shareAs, shareId } from '../testing/shares.ts';
import { anasList, seedTwoLists } from '../testing/twoLists.ts';
import { changeList, deleteList, voteOnComment } from '../testing/userActions.ts';
import { hideContent, restoreContent } from './hideContent.ts';

/** After the events of deleted and restored comments. */
const expectNoViolationsOnceCounted = () => countLists().then(expectNoViolations);
const comment: ReportTarget = { kind: 'comment', commentId: 'ana-1' };
const list: ReportTarget = { kind: 'list', list: anasList };
const commentDocument = commentPath('ana-1');
const vote = commentVotePath('ana', 'ana-1');

const decide = (target: ReportTarget) => ({ by: 'cleo', target: reportTargetId(target), reason: 'Spam' });
const hide = (target: ReportTarget, on = db) => hideContent(on, { ...decide(target), action: 'hide' });
const words = {
  comment: { text: 'Words of Ana' },
  list: { name: 'All winners', description: '' },
  share: { title: 'All winners', author: 'Ana' },
  user: { displayName: 'Ana' },
  group: { name: 'Tree Mail' },
};
const restore = (target: ReportTarget, on = db, seen: ReportedContent = words[target.kind]) =>
  restoreContent(on, { ...decide(target), action: 'restore' }, seen);
const openReports = (count: number) => ({ count, isOpen: true, at: SEEDED_AT, decidedAt: null });
const countHidden = async () => (await db.collection(HIDDEN_CONTENT).get()).size;

async function seedHiddenComment() {
  await seedTwoLists();
  await hide(comment);
}

beforeEach(seedTwoLists);

describe('hiding a comment', () => {
  it('replaces it by a tombstone, stores it as it was, and logs the decision once', async () => {
    const before = await readData(commentDocument);
    await expect(hide(comment)).resolves.toBe(true);
    await expect(hide(comment)).resolves.toBe(true);
    expect(await whichExist(commentDocument, deletedCommentPath('ana-1'))).toEqual([false, true]);
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
    await expect(cascadeCommentDeletion(db, 'ana-1')).resolves.toMatchObject({ votes: 0 });
    expect(await whichExist(vote, commentVotePath('ben', 'ana-1'))).toEqual([true, true]);
    await expectNoViolationsOnceCounted();
  });

  it('closes its reports with the words that were hidden, and restoring it closes them again', async () => {
    const reports = reportCountPath(reportTargetId(comment));
    const expectClosed = () =>
      expect(readData(reports)).resolves.toMatchObject({
        ...{ count: 0, isOpen: false, at: SEEDED_AT },
        decidedContent: { text: 'Words of Ana' },
      });
    await db.doc(reports).set(openReports(2));
    await hide(comment);
    await expectClosed();
    await db.doc(reports).update(openReports(1));
    await restore(comment);
    await expectClosed();
  });

  it('leaves nothing behind when its list is deleted just before', async () => {
    await expect(hide(comment, interrupted({ before: () => deleteList(anasList) }))).resolves.toBe(false);
    await cascadeListDeletion(db, anasList);
    await expectNoViolationsOnceCounted();
  });
});

describe('restoring a comment', () => {
  it('stores it as it was, with its votes, until its author deletes it', async () => {
    const before = await readData(commentDocument);
    await hide(comment);
    await expect(restore(comment)).resolves.toBe(true);
    const countedAt = expect.any(Timestamp);
    await expect(readData(commentDocument)).resolves.toEqual({ ...before, countedAt });
    await expect(exists(deletedCommentPath('ana-1'))).resolves.toBe(false);
    await expect(countHidden()).resolves.toBe(0);
    // A late clean-up.
    await expect(cascadeCommentDeletion(db, 'ana-1')).resolves.toMatchObject({ votes: 0 });
    await expectNoViolationsOnceCounted();
    await removeComment(db, 'ana', 'ana-1');
    await cascadeCommentDeletion(db, 'ana-1');
    await expectNoViolationsOnceCounted();
    await expect(restore(comment)).resolves.toBe(false);
  });

  it('counts the votes that remain, and uses the current name of its author', async () => {
    await hide(comment);
    await db.doc(vote).delete();
    await restore(comment);
    await expect(readData(commentDocument)).resolves.toMatchObject({ upvoteCount: 0, downvoteCount: 0 });
    await expectNoViolationsOnceCounted();
    await hide(comment);
    await db.doc(userListsPath('ana')).set({ displayName: 'Tree Mail' });
    await restore(comment);
    await expect(readData(commentDocument)).resolves.toMatchObject({ userName: 'Tree Mail' });
  });
});

it.each([
  ['hiding', seedTwoLists, hide, 1, 1],
  ['restoring', seedHiddenComment, restore, 2, 2],
])(
  '%s a comment is completed by the next run, wherever a run failed',
  async (_what, seed, act, logs, transactions) => {
    const check = async () => {
      await expectNoViolationsOnceCounted();
      await expect(readLog()).resolves.toHaveLength(logs);
    };
    expect(await failAtEveryStep(seed, (unreliable) => act(comment, unreliable), check)).toBe(transactions);
  },
);

it.each<ReportTarget>([
  { kind: 'comment', commentId: 'never-written' },
  { kind: 'list', list: { userId: 'ana', listId: 'list_1' } },
])('hiding what does not exist only removes the count of its reports: $kind', async (missing) => {
  const reports = reportCountPath(reportTargetId(missing));
  await db.doc(reports).set(openReports(1));
  await expect(hide(missing)).resolves.toBe(false);
  await expect(exists(reports)).resolves.toBe(false);
  await expect(readLog()).resolves.toEqual([]);
});

it.each([comment, list])('restoring is refused while the account is being deleted: $kind', async (target) => {
  await hide(target);
  await db.doc(accountDeletionPath('ana')).set({ at: SEEDED_AT });
  await expect(restore(target)).resolves.toBe(false);
  await db.doc(accountDeletionPath('ana')).delete();
  await expect(restore(target)).resolves.toBe(true);
});

it.each([comment, list])('restoring is refused after the list was deleted: $kind', async (target) => {
  await hide(target);
  await deleteList(anasList);
  await expect(restore(target)).resolves.toBe(false);
  await cascadeListDeletion(db, anasList);
  await expect(restore(target)).resolves.toBe(false);
  await expect(countHidden()).resolves.toBe(0);
  await expectNoViolationsOnceCounted();
});

describe('a list', () => {
  it('becomes private with a new `changedAt` when it is hidden, which closes its reports', async () => {
    const before = await readData(listPath(anasList));
    const reports = reportCountPath(reportTargetId(list));
    await db.doc(reports).set(openReports(3));
    await expect(hide(list)).resolves.toBe(true);
    await expect(hide(list)).resolves.toBe(true);
    const stored = await readData(listPath(anasList));
    expect(stored).toMatchObject({ name: 'All winners', hidden: true, isPublic: false });
    expect(stored?.changedAt.toMillis()).toBeGreaterThan(before?.changedAt.toMillis());
    await expect(readData(reports)).resolves.toMatchObject({
      ...{ count: 0, isOpen: false, decidedAt: expect.any(Timestamp) },
      decidedContent: { name: 'All winners', description: '' },
    });
    await expect(readLog()).resolves.toHaveLength(1);
  });

  it.each([
    ['public', true],
    ['private', false],
  ])('is %s again when it is restored', async (_what, isPublic) => {
    await db.doc(listPath(anasList)).update({ isPublic });
    await hide(list);
    await expect(restore(list)).resolves.toBe(true);
    const shown = await readData(listPath(anasList));
    expect(shown).toMatchObject({ isPublic });
    expect(shown).not.toHaveProperty('hidden');
    await expect(countHidden()).resolves.toBe(0);
  });

  it('that changed after the curator saw it stays hidden, and its earlier reporters can report it again', async () => {
    const reports = reportCountPath(reportTargetId(list));
    await db.doc(reports).set(openReports(1));
    await hide(list);
    const tame = { name: 'Tame words', description: '' };
    await changeList(anasList, tame);
    await expect(restore(list)).resolves.toBe(false);
    await expect(readData(listPath(anasList))).resolves.toMatchObject({ hidden: true, isPublic: false });
    await expect(readLog()).resolves.toHaveLength(1);
    await expect(restore(list, db, tame)).resolves.toBe(true);
    await expect(readData(reports)).resolves.toMatchObject({ decidedContent: tame });
  });

  it('that was never hidden is restored without a change or a log entry', async () => {
    const before = await readData(listPath(anasList));
    await expect(restore(list)).resolves.toBe(true);
    await expect(readData(listPath(anasList))).resolves.toEqual(before);
    await expect(readLog()).resolves.toEqual([]);
  });
});

describe('a share', () => {
  let share: ReportTarget;
  beforeEach(async () => {
    await seedSharers();
    share = { kind: 'share', shareId: await shareId('ana', listRequest) };
  });
  const draw = async () => new Uint8Array([1]);
  const open = async () => {
    const url = `/s/${reportTargetId(share).slice('share~'.length)}`;
    return (await answerSharePage(db, draw, { method: 'GET', url, origin: 'https://outrank.example' }))
      .status;
  };

  it('is hidden alone, also when it is shared again, and shown when it is restored', async () => {
    await expect(open()).resolves.toBe(200);
    await expect(hide(share)).resolves.toBe(true);
    await expect(open()).resolves.toBe(404);
    await expect(shareAs('ben', listRequest)).resolves.toEqual({ status: 'missing' });
    await expect(readData(listPath(anasList))).resolves.toMatchObject({ isPublic: true });
    await expect(readData(hiddenContentPath(reportTargetId(share)))).resolves.toMatchObject({
      ...{ userId: 'ana', comment: null, share: words.share },
    });
    await expect(readData(reportCountPath(reportTargetId(share)))).resolves.toMatchObject({
      decidedContent: words.share,
    });
    await expect(restore(share)).resolves.toBe(true);
    await expect(open()).resolves.toBe(200);
    await expect(countHidden()).resolves.toBe(0);
  });

  it('is restored only when the curator saw the words that it would show', async () => {
    await hide(share);
    await db.doc(listPath(anasList)).update({ name: 'Rude words' });
    await expect(restore(share)).resolves.toBe(false);
    await expect(open()).resolves.toBe(404);
    const { share: seen } = (await readData(hiddenContentPath(reportTargetId(share)))) ?? {};
    expect(seen).toEqual({ ...words.share, title: 'Rude words' });
    await expect(restore(share, db, seen)).resolves.toBe(true);
    await expect(open()).resolves.toBe(200);
  });

  it('that was deleted is neither hidden nor restored', async () => {
    await hide(share);
    await db.doc(listPath(anasList)).delete();
    await removeShares(db, listPath(anasList));
    await expect(restore(share)).resolves.toBe(false);
    await expect(hide(share)).resolves.toBe(false);
  });
});
