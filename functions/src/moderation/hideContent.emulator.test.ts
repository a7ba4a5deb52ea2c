import {
  commentPath,
  commentVotePath,
  deletedCommentPath,
  hiddenContentPath,
  listPath,
  reportCountPath,
} from '@outrank/shared/firestore/documentPaths';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { removeVotes } from '../cascade/removeVotes.ts';
import { breakOffEverywhere } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { anasComment, decisionOf, logged } from '../testing/moderation.ts';
import { deleteList } from '../testing/searches.ts';
import { giveList } from '../testing/storedLists.ts';
import { anasList, giveTwoLists } from '../testing/twoLists.ts';
import { voteOnComment } from '../testing/userActions.ts';
import { hideContent } from './hideContent.ts';

const hide = (target: ReportTarget, on = db) => hideContent(on, decisionOf('hide', target));
const isThere = async (path: string) => (await db.doc(path).get()).exists;

describe('hiding a comment', () => {
  beforeEach(giveTwoLists);

  it('takes it out of the talk, with a mark that keeps its id, and keeps it as it stood', async () => {
    const before = (await db.doc(commentPath('ana-1')).get()).data();
    await expect(hide(anasComment)).resolves.toBe(true);
    await expect(isThere(commentPath('ana-1'))).resolves.toBe(false);
    await expect(isThere(deletedCommentPath('ana-1'))).resolves.toBe(true);
    const hidden = await db.doc(hiddenContentPath(reportTargetId(anasComment))).get();
    expect(hidden.data()).toMatchObject({
      ...{ userId: 'ana', listUserId: 'ana', listId: anasList.listId, by: 'cleo', reason: 'Spam' },
      comment: before,
    });
  });

  it('leaves its votes, however often the clean-up comes', async () => {
    await hide(anasComment);
    await expect(removeVotes(db, 'ana-1')).resolves.toBe(0);
    await expect(isThere(commentVotePath('ana', 'ana-1'))).resolves.toBe(true);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('twice is written down once', async () => {
    await hide(anasComment);
    await expect(hide(anasComment)).resolves.toBe(true);
    await expect(logged()).resolves.toMatchObject([
      { by: 'cleo', action: 'hide', target: 'comment~ana-1', reason: 'Spam', at: expect.any(Timestamp) },
    ]);
  });

  it('keeps a vote that came just before, and lets none come after', async () => {
    await hide(anasComment, interrupted({ before: () => voteOnComment('ben', 'ana-1', -1) }));
    await expect(voteOnComment('cleo', 'ana-1', 1)).resolves.toBe(false);
    await expect(isThere(commentVotePath('ben', 'ana-1'))).resolves.toBe(true);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('leaves nothing behind when its list is deleted, before or after', async () => {
    const deletion = async () => {
      await deleteList(anasList);
      await cascadeListDeletion(db, anasList);
    };
    await hide(anasComment);
    await deletion();
    await expect(contradictions()).resolves.toEqual([]);
    await giveTwoLists();
    await expect(hide(anasComment, interrupted({ before: () => deleteList(anasList) }))).resolves.toBe(false);
    await cascadeListDeletion(db, anasList);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('that is gone closes its reports and says so', async () => {
    const gone: ReportTarget = { kind: 'comment', commentId: 'never-written' };
    await db.doc(reportCountPath(reportTargetId(gone))).set({ count: 1, at: Timestamp.now() });
    await expect(hide(gone)).resolves.toBe(false);
    await expect(isThere(reportCountPath(reportTargetId(gone)))).resolves.toBe(false);
    await expect(logged()).resolves.toEqual([]);
  });

  it('happens wholly or not at all, wherever it broke off', async () => {
    const places = await breakOffEverywhere({
      prepare: giveTwoLists,
      run: (unreliable) => hide(anasComment, unreliable),
      check: async () => {
        await expect(contradictions()).resolves.toEqual([]);
        await expect(logged()).resolves.toHaveLength(1);
      },
    });
    expect(places).toBe(2);
  });
});

describe('hiding a list', () => {
  beforeEach(emptyDatabase);

  it('makes it private, marks it, closes its reports and tells search that it changed', async () => {
    const list = await giveList('All winners');
    const before = (await db.doc(listPath(list)).get()).get('changedAt');
    const target: ReportTarget = { kind: 'list', list };
    await db.doc(reportCountPath(reportTargetId(target))).set({ count: 3, at: Timestamp.now() });
    await expect(hide(target)).resolves.toBe(true);
    await expect(hide(target)).resolves.toBe(true);
    const stored = await db.doc(listPath(list)).get();
    expect(stored.data()).toMatchObject({ name: 'All winners', hidden: true, isPublic: false });
    expect(stored.get('changedAt').toMillis()).toBeGreaterThanOrEqual(before.toMillis());
    expect(stored.get('changedAt')).not.toEqual(before);
    await expect(isThere(reportCountPath(reportTargetId(target)))).resolves.toBe(false);
    await expect(logged()).resolves.toHaveLength(1);
  });

  it('that is gone says so', async () => {
    await expect(hide({ kind: 'list', list: anasList })).resolves.toBe(false);
  });
});
