import { detailTexts, listTexts } from '@outrank/shared/documents/list';
import { toStoredDraft } from '@outrank/shared/lists/draft';
import { emptyContent, getContent } from '@outrank/shared/lists/listContent';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readLocalDraft, saveLocalDraft } from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import {
  click,
  draftOf,
  findName,
  openCreator,
  openStored,
  ranking,
  rename,
  server,
} from '#testing/creatorScreen.tsx';
import { cast } from '#testing/fewCastaways.tsx';
import { refuse, stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { renderPage } from '#testing/renderPage.tsx';
import { expectShownFor, matchingMedia } from '#testing/setup.ts';
import { isSheetEntry } from '#ui/overlay/useCloseOnBack.ts';
import CreatePage from './CreatePage.tsx';

const NAMES = cast.map(({ name }) => name);
const [TOM = '', IAN = '', KATIE = ''] = NAMES;
const SAVED = 'List saved.';
const NOT_FOUND = 'List not found. It may have been deleted.';

const button = (name: string) => screen.getByRole('button', { name });
const add = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }));
};

/** The bar at the lower edge, without the toast above it. */
const bar = () => within(document.querySelector<HTMLElement>('[data-sticky-bar]') as HTMLElement);
const inBar = (name: string) => bar().getByRole('button', { name });
const stored = buildList({ name: 'Stored', items: cast });

describe('a new list', () => {
  beforeEach(() => {
    openCreator();
  });

  test('needs a name, and keeps its items without one', async () => {
    await add(TOM);
    await rename('   ');
    await click('Save List');
    expect(screen.getByText('Please enter a name for your list')).toBeVisible();
    expect(await findName()).toHaveFocus();
    expect(ranking()).toEqual([TOM]);
    expect(server.createList).not.toHaveBeenCalled();
  });

  test('refuses hidden characters in each text, and a name that speaks for the app, in words', async () => {
    await add(TOM);
    await rename('Best');
    for (const { label } of Object.values(listTexts)) {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
      const { value } = field;
      fireEvent.change(field, { target: { value: 'Be\u202est' } });
      expect(field).toHaveAccessibleDescription(/Hidden characters change how this reads/);
      await click('Save List');
      expect(server.createList).not.toHaveBeenCalled();
      fireEvent.change(field, { target: { value } });
    }
    await rename('Official Outrank order');
    expect(await findName()).toHaveAccessibleDescription(/can't speak for Outrank/);
    await rename('Best');
    await click('Save List');
    await screen.findByText(SAVED);
    expect(server.createList).toHaveBeenCalledOnce();
  });

  test('is saved once, however often the user clicks, only with items, and says so for three seconds', async () => {
    const { promise, resolve } = Promise.withResolvers();
    server.createList.mockReturnValue(promise);
    await rename('Only one');
    expect(button('Save List')).toBeDisabled();
    await add(TOM);
    await click('Save List');
    await waitFor(() => expect(button('Save List')).toHaveAttribute('aria-busy', 'true'));
    for (let clicks = 0; clicks < 4; clicks += 1) fireEvent.click(button('Save List'));
    await waitFor(() => expect(server.createList).toHaveBeenCalled());
    vi.useFakeTimers();
    await act(async () => resolve(stored));
    await act(() => vi.advanceTimersByTimeAsync(0));
    await expectShownFor(3000, SAVED);
    expect(screen.getByRole('region', { name: 'Saved list' })).toBeVisible();
    expect(server.createList).toHaveBeenCalledOnce();
    expect(button('Update List')).toBeEnabled();
  });

  test('is unchanged after an error, and keeps its id when it is saved again', async () => {
    server.createList.mockRejectedValueOnce(new FirebaseError('unavailable', ''));
    await add(TOM, IAN);
    await rename('Storm');
    await click('Save List');
    expect(await screen.findByText('Failed to save your list. Please try again.')).toBeVisible();
    expect(await findName()).toHaveValue('Storm');
    expect(ranking()).toEqual([TOM, IAN]);
    await click('Save List');
    await screen.findByText(SAVED);
    const [first, second] = server.createList.mock.calls.map(([, listId]) => listId);
    expect(second).toBe(first);
    expect(first).toMatch(/^list_\d+$/);
  });

  test('undoes and redoes every change of the ranking, by button and by key', async () => {
    expect(inBar('Undo')).toHaveAttribute('aria-disabled', 'true');
    await add(...NAMES);
    await click(`Remove ${IAN}`);
    expect(ranking()).toEqual([TOM, KATIE]);
    await userEvent.click(inBar('Undo'));
    expect(ranking()).toEqual(NAMES);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(ranking()).toEqual([TOM, IAN]);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(ranking()).toEqual(NAMES);
    await click('Redo');
    expect(ranking()).toEqual([TOM, KATIE]);
    // Without a further step, the button is disabled and keeps the focus.
    expect(button('Redo')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Redo')).toBeEnabled();
    expect(button('Redo')).toHaveFocus();
    expect(inBar('Undo')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('says who was removed, and undoes just that, also after other changes', async () => {
    const toast = () => within(screen.getByText(/^Removed/).closest('[role=status]') as HTMLElement);
    const undoInToast = () => userEvent.click(toast().getByRole('button', { name: 'Undo' }));
    await add(...NAMES);
    await click(`Remove ${TOM}`);
    expect(screen.getByText(`Removed ${TOM}.`)).toBeVisible();
    expect(button(`Remove ${IAN}`)).toHaveFocus();
    await undoInToast();
    expect(ranking()).toEqual(NAMES);
    expect(inBar('Redo')).not.toHaveAttribute('aria-disabled', 'true');
    await click(`Remove ${IAN}`);
    await click(`Move ${KATIE} up`);
    await undoInToast();
    expect(ranking()).toEqual([KATIE, IAN, TOM]);
    expect(screen.queryByText(/^Removed/)).not.toBeInTheDocument();
  });

  test('asks for the name first, then the order, then the details with the spoiler tip', async () => {
    await add(TOM);
    const tip =
      'Gives away a result? Tag it Spoiler: your list stays hidden until readers choose to see it. The title and description always show.';
    expect(screen.getByText(tip)).toBeVisible();
    const parts = [
      await findName(),
      screen.getByRole('list', { name: 'Your ranking' }),
      screen.getByRole('textbox', { name: 'List Description' }),
      screen.getByText(tip),
      inBar('Save List'),
    ];
    for (const [index, part] of parts.slice(1).entries())
      expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('after it was saved, says what to do next until that is dismissed', async () => {
    await rename('Palau');
    await add(TOM);
    await click('Save List');
    const panel = () => within(screen.getByRole('region', { name: 'Saved list' }));
    await waitFor(() => expect(panel().getByText('Saved')).toBeVisible());
    await rename('Palau!');
    expect(panel().getByText('Saved, without your latest changes')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(panel().getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('region', { name: 'Saved list' })).not.toBeInTheDocument();
    server.updateList.mockResolvedValueOnce(stored);
    await click('Update List');
    await userEvent.click(await screen.findByRole('button', { name: 'View' }));
    expect(await screen.findByRole('heading', { name: 'The public page' })).toBeVisible();
  });

  test('is cleared after a question', async () => {
    await rename('To be cleared');
    await add(TOM);
    const answer = async (name: string) => {
      await click('Clear');
      const question = 'Are you sure you want to clear this list? This action cannot be undone.';
      const dialog = await screen.findByRole('alertdialog', { name: question });
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    await answer('Keep it');
    expect(ranking()).toEqual([TOM]);
    await answer('Clear');
    expect(await findName()).toHaveValue('');
    expect(ranking()).toEqual([]);
  });
});

test('deciding by questions saves the answers as the draft, not the list', async () => {
  const items = Array.from({ length: 12 }, (_, index) => seasonItem(`s${index + 1}`));
  openCreator('/create', draftOf({ name: 'All', items }));
  await click('Help me decide');
  await screen.findByRole('dialog', { name: 'Help me decide' });
  await click('Start');
  await screen.findByRole('dialog', { name: 'Which of these two?' });
  await userEvent.keyboard('{ArrowLeft}');
  expect(readLocalDraft(draftKeys.current('ben'))?.content.sorting).toMatchObject({ answers: 'L' });
  expect(server.createList).not.toHaveBeenCalled();
});

describe('the details on a phone', () => {
  const details = () => screen.getByText('Details').closest('details');
  beforeEach(() => void matchingMedia.add('(max-width: 768px)'));

  test.each(detailTexts)(
    'are open with a draft that has a %s, so that nobody publishes it unseen',
    (text) => {
      openCreator('/create', draftOf({ name: 'Half a list', [text]: 'To be continued' }));
      expect(details()).toHaveAttribute('open');
      expect(screen.getByRole('textbox', { name: listTexts[text].label })).toHaveValue('To be continued');
    },
  );

  test('are closed at first, open when a version arrives that fills them, and stay as the user leaves them', async () => {
    const other = draftOf({ name: 'Half a list', description: 'To be continued' });
    saveLocalDraft(draftKeys.conflict('ben'), { ...other, isSynced: false });
    openCreator();
    expect(details()).not.toHaveAttribute('open');
    await click('Use the other draft');
    expect(details()).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Details'));
    expect(details()).not.toHaveAttribute('open');
    await rename('Half a ranking');
    expect(details()).not.toHaveAttribute('open');
  });
});

test('a list that is saved while the sheet is open gets its address when Back closes the sheet', async () => {
  matchingMedia.add('(max-width: 768px)');
  const { promise, resolve } = Promise.withResolvers<RankedList>();
  server.createList.mockReturnValue(promise);
  openCreator('/create', null, true);
  const openSheet = async (rank: number) => {
    await click(`Tap to pick #${rank}`);
    await waitFor(() => expect(isSheetEntry()).toBe(true));
  };
  const closeSheet = async () => {
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await openSheet(1);
  await add(TOM);
  await closeSheet();
  await rename('Palau');
  await click('Save List');
  await openSheet(2);
  await act(async () => resolve(stored));
  await screen.findByText(SAVED);
  expect(window.location.search).toBe('');
  await closeSheet();
  await waitFor(() => expect(window.location.search).toBe('?list=list_1'));
  expect(await findName()).toHaveValue('Palau');
  expect(ranking()).toEqual([TOM]);
});

describe('a stored list', () => {
  test("says that it loads, and cannot be opened when it is not among the user's own", async () => {
    openCreator('/create?list=list_1');
    expect(screen.getByText('Loading ...')).toBeInTheDocument();
    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
    expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
    expect(server.readList).toHaveBeenCalledWith({ userId: 'ben', listId: 'list_1' });
  });

  test('that was deleted meanwhile says so, and opens with the unsaved changes until they are discarded', async () => {
    server.updateList.mockRejectedValueOnce(new FirebaseError('not-found', 'deleted'));
    const { unmount } = await openStored();
    await rename('Changed');
    await click('Update List');
    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
    expect(await findName()).toHaveValue('Changed');
    unmount();
    const again = await openStored();
    expect(await findName()).toHaveValue('Changed');
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    await screen.findByRole('alertdialog', { name: 'Leave without saving your changes?' });
    await click('Leave');
    expect(await screen.findByRole('heading', { name: 'My Lists' })).toBeVisible();
    again.unmount();
    await openStored();
    expect(await findName()).toHaveValue(getContent(stored).name);
    expect(server.updateList).toHaveBeenCalledOnce();
  });
});

describe('a draft that cannot be read', () => {
  const DRAFT_FAILED = 'Failed to load your draft. Please try again.';
  const openWithoutDraft = async () => {
    vi.stubGlobal('fetch', refuse('UNAVAILABLE', 503));
    renderPage({ '/create': <CreatePage /> }, { address: '/create' });
    await screen.findByText(DRAFT_FAILED);
  };

  test('is reported above an empty editor, and opens when it is read again', async () => {
    await openWithoutDraft();
    expect(await findName()).toHaveValue('');
    const draft = {
      ...toStoredDraft({ ...emptyContent, name: 'Older', items: cast }),
      updatedAt: new Date(),
    };
    stubFirestore({ documents: { 'users/ben': { draft } } });
    await click('Try again');
    await waitFor(async () => expect(await findName()).toHaveValue('Older'));
    expect(ranking()).toEqual(NAMES);
    expect(screen.queryByText(DRAFT_FAILED)).not.toBeInTheDocument();
  });

  test("says that the browser's copy is shown, also of a draft that was saved in the account", async () => {
    const content = getContent(buildList({ name: 'Kept here', items: cast }));
    saveLocalDraft(draftKeys.current('ben'), { content, updatedAt: '2026-03-01', isSynced: true });
    vi.stubGlobal('fetch', refuse('UNAVAILABLE', 503));
    renderPage({ '/create': <CreatePage /> }, { address: '/create' });
    await screen.findByText(/^This is the draft from this browser\./);
    expect(await findName()).toHaveValue('Kept here');
    expect(ranking()).toEqual(NAMES);
  });

  test('leaves the editor usable, and what was typed stays when it is read again', async () => {
    await openWithoutDraft();
    await rename('Newer');
    await click('Try again');
    await screen.findByText(DRAFT_FAILED);
    expect(await findName()).toHaveValue('Newer');
    stubFirestore();
    await click('Try again');
    await waitFor(() => expect(screen.queryByText(DRAFT_FAILED)).not.toBeInTheDocument());
    expect(await findName()).toHaveValue('Newer');
  });
});
