import { emptySlots } from '@outrank/shared/ballots/ballot';
import { emptyContent } from '@outrank/shared/lists/list';
import type { Firestore } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';

const ballot = { uid: 'ana', categoryId: 'goat-social' } as const;

/** The page of a browser that forbids its storage. */
async function openPage() {
  vi.resetModules();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [drafts, ballots, texts] = await Promise.all([
    import('./localDrafts.ts'),
    import('./localBallots.ts'),
    import('./localTexts.ts'),
  ]);
  return { ...drafts, ...ballots, ...texts, warn };
}

beforeEach(() => localStorage.clear());

test('drafts and ballots do without a forbidden storage, which is said once', async () => {
  const page = await openPage();
  const key = page.draftKeys.current('ana');
  page.saveLocalDraft(key, { content: emptyContent, updatedAt: '2026-03-01T12:00:00.000Z', isSynced: false });
  expect(page.readLocalDraft(key)).toBeUndefined();
  page.removeLocalDraft(key);
  page.saveLocalBallot(ballot, emptySlots);
  expect(page.readLocalBallot(ballot)).toBeUndefined();
  page.removeLocalBallot(ballot);
  expect(page.warn).toHaveBeenCalledOnce();
});

test('what is typed lives as long as the page', async () => {
  const { saveLocalText, readLocalText } = await openPage();
  saveLocalText('outrank:comment:ana:x', 'I was here');
  expect(readLocalText('outrank:comment:ana:x')).toBe('I was here');
  saveLocalText('outrank:comment:ana:x', '');
  expect(readLocalText('outrank:comment:ana:x')).toBe('');
});

test('a fan can sign out of such a browser', async () => {
  const { hasUnsavedDrafts, leaveBrowser } = await openPage();
  expect(hasUnsavedDrafts('ana')).toBe(false);
  await expect(leaveBrowser({} as Firestore, 'ana')).resolves.toBeUndefined();
});
