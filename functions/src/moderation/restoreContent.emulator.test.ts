import {
  commentPath,
  commentVotePath,
  deletedCommentPath,
  HIDDEN_CONTENT,
  listPath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import type { ReportTarget } from '@outrank/shared/moderation/reportTarget';
import { beforeEach, describe, expect, it } from 'vitest';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { removeComment } from '../cascade/removeComment.ts';
import { removeVotes } from '../cascade/removeVotes.ts';
import { breakOffEverywhere } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { anasComment, decisionOf, logged } from '../testing/moderation.ts';
import { deleteList } from '../testing/searches.ts';
import { giveList } from '../testing/storedLists.ts';
import { anasList, giveTwoLists } from '../testing/twoLists.ts';
import { hideContent } from './hideContent.ts';
import { restoreContent } from './restoreContent.ts';

const hide = (target: ReportTarget) => hideContent(db, decisionOf('hide', target));
const restore = (target: ReportTarget, on = db) => restoreContent(on, decisionOf('restore', target));
const hiddenContent = async () => (await db.collection(HIDDEN_CONTENT).get()).size;
const stored = async (path: string) => (await db.doc(path).get()).data();

async function giveHiddenComment() {
  await giveTwoLists();
  await hide(anasComment);
}

describe('restoring a comment', () => {
  beforeEach(giveTwoLists);

  it('brings it back as it was, with its votes', async () => {
    const before = await stored(commentPath('ana-1'));
    await hide(anasComment);
    await expect(restore(anasComment)).resolves.toBe(true);
    await expect(stored(commentPath('ana-1'))).resolves.toEqual(before);
    await expect(stored(deletedCommentPath('ana-1'))).resolves.toBeUndefined();
    await expect(hiddenContent()).resolves.toBe(0);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('counts the votes that are left, for a fan may have taken one back', async () => {
    await hide(anasComment);
    await db.doc(commentVotePath('ana', 'ana-1')).delete();
    await restore(anasComment);
    await expect(stored(commentPath('ana-1'))).resolves.toMatchObject({ upvoteCount: 0, downvoteCount: 0 });
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('takes the name that its author has by now', async () => {
    await hide(anasComment);
    await db.doc(userListsPath('ana')).set({ displayName: 'Tree Mail' });
    await restore(anasComment);
    await expect(stored(commentPath('ana-1'))).resolves.toMatchObject({ userName: 'Tree Mail' });
  });

  it('loses nothing to a clean-up that comes late', async () => {
    await giveHiddenComment();
    await restore(anasComment);
    await expect(removeVotes(db, 'ana-1')).resolves.toBe(0);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('lets its author delete it for good', async () => {
    await giveHiddenComment();
    await restore(anasComment);
    await removeComment(db, 'ana', 'ana-1');
    await removeVotes(db, 'ana-1');
    await expect(contradictions()).resolves.toEqual([]);
    await expect(restore(anasComment)).resolves.toBe(false);
  });

  it('after its list was deleted says so, and leaves nothing behind', async () => {
    await giveHiddenComment();
    await deleteList(anasList);
    await expect(restore(anasComment)).resolves.toBe(false);
    await cascadeListDeletion(db, anasList);
    await expect(restore(anasComment)).resolves.toBe(false);
    await expect(hiddenContent()).resolves.toBe(0);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('happens wholly and once, wherever it broke off', async () => {
    const places = await breakOffEverywhere({
      prepare: giveHiddenComment,
      run: (unreliable) => restore(anasComment, unreliable),
      check: async () => {
        await expect(contradictions()).resolves.toEqual([]);
        await expect(logged()).resolves.toHaveLength(2);
      },
    });
    expect(places).toBe(2);
  });
});

describe('restoring a list', () => {
  beforeEach(emptyDatabase);

  it('shows it again and leaves no mark', async () => {
    const list = await giveList('All winners');
    await hide({ kind: 'list', list });
    await expect(restore({ kind: 'list', list })).resolves.toBe(true);
    const shown = await stored(listPath(list));
    expect(shown).toMatchObject({ isPublic: true });
    expect(shown).not.toHaveProperty('hidden');
    await expect(hiddenContent()).resolves.toBe(0);
  });

  it('that its owner had made private leaves it private', async () => {
    const list = await giveList('Mine alone', { more: { isPublic: false } });
    await hide({ kind: 'list', list });
    await restore({ kind: 'list', list });
    await expect(stored(listPath(list))).resolves.toMatchObject({ isPublic: false });
  });

  it('that was never hidden changes nothing and is written down nowhere', async () => {
    const list = await giveList('All winners');
    await expect(restore({ kind: 'list', list })).resolves.toBe(true);
    await expect(logged()).resolves.toEqual([]);
  });

  it('after it was deleted says so', async () => {
    const list = await giveList('All winners');
    await hide({ kind: 'list', list });
    await deleteList(list);
    await expect(restore({ kind: 'list', list })).resolves.toBe(false);
    await cascadeListDeletion(db, list);
    await expect(hiddenContent()).resolves.toBe(0);
  });
});
