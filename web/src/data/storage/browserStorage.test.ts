import { emptySlots } from '@outrank/shared/ballots/ballot';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearUserData, hasUnsavedDrafts, removeStored } from './browserStorage.ts';
import {
  limitDraftWrites,
  readLocalDraft,
  removePublishedDraft,
  saveLocalDraft,
  syncDraft,
} from './drafts.ts';
import { hasRecentListChange, recordListChange } from './recentListChanges.ts';
import { draftKeys, PERSISTED_QUERIES_PREFIX } from './storageKeys.ts';
import {
  readLocalBallot,
  readLocalPrediction,
  readLocalText,
  saveLocalBallot,
  saveLocalText,
} from './unsavedWork.ts';

const { runTransaction, setDoc } = vi.hoisted(() => ({ runTransaction: vi.fn(), setDoc: vi.fn() }));
vi.mock('firebase/firestore/lite', () => ({ runTransaction, setDoc, doc: vi.fn(), getFirestore: vi.fn() }));

const key = draftKeys.current('ana');
const named = (name: string): ListContent => ({ ...emptyContent, name });
const saveHere = (name: string, isSynced = false) =>
  saveLocalDraft(key, { content: named(name), updatedAt: '2026-03-01T12:00:00.000Z', isSynced });

function startAutosave() {
  const { promise, resolve } = Promise.withResolvers<void>();
  limitDraftWrites(() => promise);
  return resolve;
}

describe('drafts', () => {
  beforeEach(() => {
    runTransaction.mockReset().mockResolvedValue(true);
    setDoc.mockReset().mockResolvedValue(undefined);
    saveHere('Ten');
  });

  test('syncDraft waits for the autosave under way, which would replace the newer draft', async () => {
    const finishAutosave = startAutosave();
    const synced = syncDraft('ana');
    await new Promise((done) => setTimeout(done));
    expect(runTransaction).not.toHaveBeenCalled();
    finishAutosave();
    await expect(synced).resolves.toBe(true);
    expect(runTransaction).toHaveBeenCalledOnce();
  });

  test('syncDraft uploads nothing that the account has', async () => {
    saveHere('Ten', true);
    await expect(syncDraft('ana')).resolves.toBe(true);
    expect(runTransaction).not.toHaveBeenCalled();
  });

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has a newer draft', () => Promise.resolve(false)],
  ])('syncDraft returns false when the account %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    runTransaction.mockImplementationOnce(answer);
    await expect(syncDraft('ana')).resolves.toBe(false);
  });

  test('removePublishedDraft removes it here at once, and from the account after the autosave under way', async () => {
    const finishAutosave = startAutosave();
    removePublishedDraft('ana', named('Ten'));
    expect(readLocalDraft(key)).toBeUndefined();
    await new Promise((done) => setTimeout(done));
    expect(setDoc).not.toHaveBeenCalled();
    finishAutosave();
    await waitFor(() => expect(setDoc).toHaveBeenCalledOnce());
  });

  test('removePublishedDraft keeps another draft, which the account no longer has', () => {
    saveHere('Twenty', true);
    removePublishedDraft('ana', named('Ten'));
    expect(readLocalDraft(key)).toMatchObject({ content: { name: 'Twenty' }, isSynced: false });
  });
});

test('a browser that forbids its storage can do everything, with one warning', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  saveLocalDraft('key', { content: emptyContent, updatedAt: '2026-03-01T12:00:00.000Z', isSynced: false });
  expect(readLocalDraft('key')).toBeUndefined();
  removeStored('key');

  const ballot = { uid: 'ana', ballotId: 'goat-social' } as const;
  saveLocalBallot(ballot, emptySlots);
  expect(readLocalBallot(ballot)).toBeUndefined();
  saveLocalBallot(ballot, undefined);

  // Typed text lives as long as the page.
  for (const text of ['I was here', '']) {
    saveLocalText('outrank:comment:ana:x', text);
    expect(readLocalText('outrank:comment:ana:x')).toBe(text);
  }

  expect(hasUnsavedDrafts('ana')).toBe(false);
  await expect(syncDraft('ana')).resolves.toBe(true);
  clearUserData('ana');
  expect(warn).toHaveBeenCalledOnce();
});

test('an unsaved prediction keeps its order without what cannot be read', () => {
  localStorage.setItem(
    draftKeys.ballot('ana', 's51-e02'),
    JSON.stringify(['bo-lund', { id: 'ed-poole' }, 'cy-marsh']),
  );
  expect(readLocalPrediction({ uid: 'ana', ballotId: 's51-e02' })).toEqual(['bo-lund', 'cy-marsh']);
});

const edit = draftKeys.edit('ana', 'list_1');
const bensQueries = `${PERSISTED_QUERIES_PREFIX}ben`;

test.each([
  ['all data of the user', [key, edit, draftKeys.ballot('ana', 'goat-social')], undefined, []],
  ['everything but the excepted key', [key, edit], key, [key]],
  ["everyone's persisted queries", [bensQueries], undefined, []],
  ["no other user's draft", [draftKeys.current('anabel')], undefined, [draftKeys.current('anabel')]],
  ['no settings', ['seasonsSectionCollapsed'], undefined, ['seasonsSectionCollapsed']],
])('clearUserData removes %s', (_, stored, exceptKey, left) => {
  for (const each of stored) localStorage.setItem(each, '{}');
  clearUserData('ana', exceptKey);
  expect(Object.keys(localStorage)).toEqual(left);
});

test.each([
  ['changes of a published list', edit, true],
  ['the draft of a new list, which is uploaded', key, false],
  ['persisted queries', bensQueries, false],
  ['the work of another user', draftKeys.edit('ben', 'list_1'), false],
])('hasUnsavedDrafts: for %s', (_, stored, expected) => {
  localStorage.setItem(stored, '{}');
  expect(hasUnsavedDrafts('ana')).toBe(expected);
});

describe('a change of a list in this browser', () => {
  const times = [999_999, 1_000_000, 1_014_999, 1_015_000];

  test('is recent for 15 seconds', () => {
    recordListChange(1_000_000);
    expect(times.map(hasRecentListChange)).toEqual([false, true, true, false]);
  });

  test('is recent in every tab', () => {
    expect(hasRecentListChange(2_000_000)).toBe(false);
    recordListChange(2_000_000);
    expect(hasRecentListChange(2_000_001)).toBe(true);
  });

  test('is recent where storage is forbidden', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', undefined);
    recordListChange(3_000_000);
    expect(hasRecentListChange(3_000_001)).toBe(true);
  });
});
