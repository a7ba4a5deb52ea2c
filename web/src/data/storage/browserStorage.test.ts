import { emptySlots } from '@outrank/shared/ballots/ballot';
import { emptyContent } from '@outrank/shared/lists/list';
import type { Firestore } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { readLocalDraft, removeLocalDraft, saveLocalDraft, syncDraft } from './drafts.ts';
import { readLocalBallot, removeLocalBallot, saveLocalBallot } from './localBallots.ts';
import { readLocalText, saveLocalText } from './localTexts.ts';
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
