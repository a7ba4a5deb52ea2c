import { emptySlots } from '@outrank/shared/ballot';
import { emptyContent } from '@outrank/shared/list';
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
    import('./keptDrafts.ts'),
    import('./keptBallots.ts'),
    import('./keptTexts.ts'),
  ]);
  return { ...drafts, ...ballots, ...texts, warn };
}

beforeEach(() => localStorage.clear());

test('drafts and ballots do without a forbidden storage, which is said once', async () => {
  const page = await openPage();
  const key = page.draftKeys.current('ana');
  page.keepDraft(key, { content: emptyContent, updatedAt: '2026-03-01T12:00:00.000Z', isSynced: false });
  expect(page.readKeptDraft(key)).toBeUndefined();
  page.dropKeptDraft(key);
  page.keepBallot(ballot, emptySlots);
  expect(page.readKeptBallot(ballot)).toBeUndefined();
  page.dropKeptBallot(ballot);
  expect(page.warn).toHaveBeenCalledOnce();
});

test('what is typed lives as long as the page', async () => {
  const { keepText, readText } = await openPage();
  keepText('outrank:comment:ana:x', 'I was here');
  expect(readText('outrank:comment:ana:x')).toBe('I was here');
  keepText('outrank:comment:ana:x', '');
  expect(readText('outrank:comment:ana:x')).toBe('');
});

test('a fan can sign out of such a browser', async () => {
  const { keepsUnsaved, leaveBrowser } = await openPage();
  expect(keepsUnsaved('ana')).toBe(false);
  await expect(leaveBrowser({} as Firestore, 'ana')).resolves.toBeUndefined();
});
