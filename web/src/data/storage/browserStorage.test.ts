import { emptySlots } from '@outrank/shared/ballots/ballot';
import { emptyContent } from '@outrank/shared/lists/list';
import type { Firestore } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { draftKeys } from './draftKeys.ts';
import { readLocalDraft, removeLocalDraft, saveLocalDraft, syncDraft } from './drafts.ts';
import { readLocalBallot, removeLocalBallot, saveLocalBallot } from './localBallots.ts';
import { readLocalText, saveLocalText } from './localTexts.ts';
import { hasRecentListChange, recordListChange } from './recentListChanges.ts';
import { PERSISTED_QUERIES_PREFIX } from './storagePrefixes.ts';
import { clearUserData, hasUnsavedDrafts } from './userData.ts';

test('a browser that forbids its storage can do everything, with one warning', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  saveLocalDraft('key', { content: emptyContent, updatedAt: '2026-03-01T12:00:00.000Z', isSynced: false });
  expect(readLocalDraft('key')).toBeUndefined();
  removeLocalDraft('key');

  const ballot = { uid: 'ana', categoryId: 'goat-social' } as const;
  saveLocalBallot(ballot, emptySlots);
  expect(readLocalBallot(ballot)).toBeUndefined();
  removeLocalBallot(ballot);

  // Typed text lives as long as the page.
  for (const text of ['I was here', '']) {
    saveLocalText('outrank:comment:ana:x', text);
    expect(readLocalText('outrank:comment:ana:x')).toBe(text);
  }

  expect(hasUnsavedDrafts('ana')).toBe(false);
  await expect(syncDraft({} as Firestore, 'ana')).resolves.toBe(true);
  clearUserData('ana');
  expect(warn).toHaveBeenCalledOnce();
});

const draft = draftKeys.current('ana');
const edit = draftKeys.edit('ana', 'list_1');
const bensQueries = `${PERSISTED_QUERIES_PREFIX}ben`;

test.each([
  ['all data of the user', [draft, edit, draftKeys.ballot('ana', 'goat-social')], undefined, []],
  ['everything but the excepted key', [draft, edit], draft, [draft]],
  ['everyone’s persisted queries', [bensQueries], undefined, []],
  ['no other user’s draft', [draftKeys.current('anabel')], undefined, [draftKeys.current('anabel')]],
  ['no settings', ['seasonsSectionCollapsed'], undefined, ['seasonsSectionCollapsed']],
])('clearUserData removes %s', (_, stored, exceptKey, left) => {
  for (const key of stored) localStorage.setItem(key, '{}');
  clearUserData('ana', exceptKey);
  expect(Object.keys(localStorage)).toEqual(left);
});

test.each([
  ['changes of a published list', edit, true],
  ['the draft of a new list, which is uploaded', draft, false],
  ['persisted queries', bensQueries, false],
  ['the work of another user', draftKeys.edit('ben', 'list_1'), false],
])('hasUnsavedDrafts: for %s', (_, key, expected) => {
  localStorage.setItem(key, '{}');
  expect(hasUnsavedDrafts('ana')).toBe(expected);
});

test('a change of this browser is recent for 15 seconds', () => {
  expect(hasRecentListChange(0)).toBe(false);
  recordListChange(1_000_000);
  expect(hasRecentListChange(1_014_999)).toBe(true);
  expect(hasRecentListChange(1_015_000)).toBe(false);
});
