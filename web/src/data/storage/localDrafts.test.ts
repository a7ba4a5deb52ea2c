import { emptyContent } from '@outrank/shared/lists/list';
import type { Firestore } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadDraft } from './drafts.ts';
import {
  clearUserData,
  draftKeys,
  hasUnsavedDrafts,
  leaveBrowser,
  readLocalDraft,
  saveLocalDraft,
} from './localDrafts.ts';
import { PERSISTED_QUERIES_PREFIX } from './storagePrefixes.ts';

vi.mock('./drafts.ts', () => ({ uploadDraft: vi.fn() }));

const db = {} as Firestore;
const saveLocalDraftOf = (uid: string) =>
  saveLocalDraft(draftKeys.current(uid), {
    content: { ...emptyContent, name: 'Ten' },
    updatedAt: '2026-03-01T12:00:00.000Z',
    isSynced: false,
  });
const keys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  vi.mocked(uploadDraft).mockReset().mockResolvedValue(true);
});

describe('signing out', () => {
  test('leaves nothing of the fan, and what others could not take along', async () => {
    for (const uid of ['ana', 'anabel']) saveLocalDraftOf(uid);
    localStorage.setItem(draftKeys.ballot('ana', 'goat-social'), '[]');
    localStorage.setItem(`${PERSISTED_QUERIES_PREFIX}ben`, '{}');
    localStorage.setItem('seasonsSectionCollapsed', 'true');
    await leaveBrowser(db, 'ana');
    expect(keys()).toEqual([draftKeys.current('anabel'), 'seasonsSectionCollapsed']);
  });

  test.each([
    ['could not be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['holds a newer one', () => Promise.resolve(false)],
  ])('leaves the draft for its fan when the account %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(uploadDraft).mockImplementationOnce(answer);
    saveLocalDraftOf('ana');
    await leaveBrowser(db, 'ana');
    await leaveBrowser(db, 'ben');
    expect(readLocalDraft(draftKeys.current('ana'))?.content.name).toBe('Ten');
  });
});

test('a deleted account leaves nothing, its draft neither', () => {
  saveLocalDraftOf('ana');
  clearUserData('ana');
  expect(keys()).toEqual([]);
});

test('only what the fan themselves would lose is asked about', () => {
  saveLocalDraftOf('ana');
  localStorage.setItem(draftKeys.edit('ben', 'list_1'), '{}');
  expect(hasUnsavedDrafts('ana')).toBe(false);
  expect(hasUnsavedDrafts('ben')).toBe(true);
});
