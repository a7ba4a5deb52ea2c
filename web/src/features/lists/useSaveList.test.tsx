import { getContent } from '@outrank/shared/lists/listContent';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RateLimitError } from '#data/firebase/errors.ts';
import { createList } from '#data/lists/saveList.ts';
import { removePublishedDraft } from '#data/storage/drafts.ts';
import { heroesList } from '#testing/heroesList.ts';
import { Providers } from '#testing/renderPage.tsx';
import { describeSaveError, useSaveList } from './useSaveList.ts';

vi.mock(import('#data/lists/saveList.ts'), async (original) => ({
  ...(await original()),
  createList: vi.fn(),
}));
vi.mock('#data/storage/drafts.ts', () => ({ removePublishedDraft: vi.fn() }));

const ana = { uid: 'ana', displayName: 'Ana', email: null, photoURL: null };
const content = getContent(heroesList);

test('removes the published draft, also after the user left the page', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof heroesList>();
  vi.mocked(createList).mockReturnValueOnce(promise);
  const { result, unmount } = renderHook(() => useSaveList(ana), { wrapper: Providers });
  act(() => result.current.mutate({ listId: heroesList.id, editedVersion: undefined, content }));
  await waitFor(() => expect(createList).toHaveBeenCalled());
  unmount();
  resolve(heroesList);
  await waitFor(() => expect(removePublishedDraft).toHaveBeenCalledWith('ana', content));
});

test('fails after 20 seconds without an answer', async () => {
  vi.useFakeTimers();
  vi.mocked(createList).mockReturnValueOnce(new Promise(() => {}));
  const { result } = renderHook(() => useSaveList(ana), { wrapper: Providers });
  act(() => result.current.mutate({ listId: heroesList.id, editedVersion: undefined, content }));
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(result.current.isPending).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(describeSaveError(result.current.error)).toBe('Failed to save your list. Please try again.');
});

test.each([
  ['lists', "You're creating rankings too fast. Your draft is safe. Try again in a few minutes."],
  ['listUpdates', "You're saving too often. Your changes are safe. Try again in a minute."],
] as const)('explains too many %s', (kind, text) => {
  expect(describeSaveError(new RateLimitError(kind))).toBe(text);
});
