import { emptyContent } from '@outrank/shared/list';
import type { Firestore } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bringDraft } from './drafts.ts';
import { LAST_SEEN_PREFIX } from './fanPrefix.ts';
import { draftKeys, forgetFan, keepDraft, keepsUnsaved, leaveBrowser, readKeptDraft } from './keptDrafts.ts';

vi.mock('./drafts.ts', () => ({ bringDraft: vi.fn() }));

const db = {} as Firestore;
const keepDraftOf = (uid: string) =>
  keepDraft(draftKeys.current(uid), {
    content: { ...emptyContent, name: 'Ten' },
    updatedAt: '2026-03-01T12:00:00.000Z',
    isSynced: false,
  });
const keys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  vi.mocked(bringDraft).mockReset().mockResolvedValue(true);
});

describe('signing out', () => {
  test('leaves nothing of the fan, and what others could not take along', async () => {
    for (const uid of ['ana', 'anabel']) keepDraftOf(uid);
    localStorage.setItem(draftKeys.ballot('ana', 'goat-social'), '[]');
    localStorage.setItem(`${LAST_SEEN_PREFIX}ben`, '{}');
    localStorage.setItem('seasonsSectionCollapsed', 'true');
    await leaveBrowser(db, 'ana');
    expect(keys()).toEqual([draftKeys.current('anabel'), 'seasonsSectionCollapsed']);
  });

  test.each([
    ['could not be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['holds a newer one', () => Promise.resolve(false)],
  ])('leaves the draft for its fan when the account %s', async (_, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(bringDraft).mockImplementationOnce(answer);
    keepDraftOf('ana');
    await leaveBrowser(db, 'ana');
    await leaveBrowser(db, 'ben');
    expect(readKeptDraft(draftKeys.current('ana'))?.content.name).toBe('Ten');
  });
});

test('a deleted account leaves nothing, its draft neither', () => {
  keepDraftOf('ana');
  forgetFan('ana');
  expect(keys()).toEqual([]);
});

test('only what the fan themselves would lose is asked about', () => {
  keepDraftOf('ana');
  localStorage.setItem(draftKeys.edit('ben', 'list_1'), '{}');
  expect(keepsUnsaved('ana')).toBe(false);
  expect(keepsUnsaved('ben')).toBe(true);
});
