import { contentOf } from '@outrank/shared/lists/list';
import { fireEvent, screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TooFastError } from '#data/firebase/rates.ts';
import { createList } from '#data/lists/saveList.ts';
import { draftKeys } from '#data/storage/draftKeys.ts';
import { clearDraft, enqueueDraftWrite, readLocalDraft, saveLocalDraft } from '#data/storage/drafts.ts';
import { heroesList, renderWithToasts } from '#testing/listScreen.tsx';
import { describeSaveError, useSaveList } from './useSaveList.ts';

vi.mock(import('#data/lists/saveList.ts'), async (original) => ({
  ...(await original()),
  createList: vi.fn(),
}));
vi.mock(import('#data/storage/drafts.ts'), async (original) => ({
  ...(await original()),
  clearDraft: vi.fn(),
}));

const ana = { uid: 'ana', displayName: 'Ana', email: null, photoURL: null };
const content = contentOf(heroesList);
const key = draftKeys.current('ana');
const keepHere = (name: string, isSynced = false) =>
  saveLocalDraft(key, { content: { ...content, name }, updatedAt: '2026-03-01T12:00:00.000Z', isSynced });

function Saves() {
  const { mutate } = useSaveList(ana);
  return (
    <button type="button" onClick={() => mutate({ listId: heroesList.id, basedOn: undefined, content })}>
      Save
    </button>
  );
}

/** Saves, and leaves the page before the answer comes. */
async function saveAndLeave(meanwhile: () => void = () => undefined) {
  const { promise, resolve } = Promise.withResolvers<typeof heroesList>();
  vi.mocked(createList).mockReturnValueOnce(promise);
  const { unmount } = renderWithToasts(<Saves />);
  fireEvent.click(screen.getByText('Save'));
  await vi.waitFor(() => expect(createList).toHaveBeenCalled());
  unmount();
  meanwhile();
  resolve(heroesList);
}

describe('a new list that is published after its fan left the page', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.mocked(createList).mockClear();
    vi.mocked(clearDraft).mockReset();
    keepHere(content.name);
  });

  test('is no draft of this browser any more', async () => {
    await saveAndLeave();
    await vi.waitFor(() => expect(readLocalDraft(key)).toBeUndefined());
  });

  test('is none of the account either, although its draft was on its way there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const autosave = enqueueDraftWrite(() => promise);
    await saveAndLeave();
    await vi.waitFor(() => expect(readLocalDraft(key)).toBeUndefined());
    expect(clearDraft).not.toHaveBeenCalled();
    resolve();
    await autosave;
    await vi.waitFor(() => expect(clearDraft).toHaveBeenCalledOnce());
  });

  test('leaves another draft in this browser, which is not in the account any more', async () => {
    await saveAndLeave(() => keepHere('Villains', true));
    await vi.waitFor(() => expect(clearDraft).toHaveBeenCalled());
    expect(readLocalDraft(key)).toMatchObject({ content: { name: 'Villains' }, isSynced: false });
  });
});

test.each([
  {
    what: 'came too fast',
    error: new TooFastError(),
    words: 'You are creating rankings too fast. Nothing is lost: save again in a few minutes.',
  },
  {
    what: 'met a busy database',
    error: new FirebaseError('aborted', 'aborted'),
    words: 'Failed to save your list. Please try again.',
  },
])('a save that $what says so', ({ error, words }) => {
  expect(describeSaveError(error)).toBe(words);
});
