import { emptySlots } from '@outrank/shared/ballots/ballot';
import { emptyContent } from '@outrank/shared/lists/list';
import type { Firestore } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';

const ballot = { uid: 'ana', categoryId: 'goat-social' } as const;

/** Loads the modules in a browser that forbids its storage. */
async function openPage() {
  vi.resetModules();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const modules = await Promise.all([
    import('./drafts.ts'),
    import('./localBallots.ts'),
    import('./localTexts.ts'),
    import('./userData.ts'),
  ]);
  const [drafts, ballots, texts, userData] = modules;
  return { ...drafts, ...ballots, ...texts, ...userData, warn };
}

test('drafts and ballots work without storage, with one warning', async () => {
  const page = await openPage();
  page.saveLocalDraft('key', {
    content: emptyContent,
    updatedAt: '2026-03-01T12:00:00.000Z',
    isSynced: false,
  });
  expect(page.readLocalDraft('key')).toBeUndefined();
  page.removeLocalDraft('key');
  page.saveLocalBallot(ballot, emptySlots);
  expect(page.readLocalBallot(ballot)).toBeUndefined();
  page.removeLocalBallot(ballot);
  expect(page.warn).toHaveBeenCalledOnce();
});

test('typed text lives as long as the page', async () => {
  const { saveLocalText, readLocalText } = await openPage();
  for (const text of ['I was here', '']) {
    saveLocalText('outrank:comment:ana:x', text);
    expect(readLocalText('outrank:comment:ana:x')).toBe(text);
  }
});

test('a user can sign out', async () => {
  const { hasUnsavedDrafts, syncDraft, clearUserData } = await openPage();
  expect(hasUnsavedDrafts('ana')).toBe(false);
  await expect(syncDraft({} as Firestore, 'ana')).resolves.toBe(true);
  expect(() => clearUserData('ana')).not.toThrow();
});
