import { detailTexts, listTexts } from '@outrank/shared/documents/list';
import { type Draft, toStoredDraft } from '@outrank/shared/lists/draft';
import { emptyContent, getContent } from '@outrank/shared/lists/listContent';
import { contestantItem, type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readLocalDraft, saveLocalDraft } from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { draftQueries } from '#features/editor/useDraft.ts';
import { refuse, stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectShownFor, matchingMedia } from '#testing/setup.ts';
import { isSheetEntry } from '#ui/overlay/useCloseOnBack.ts';
import CreatePage from './CreatePage.tsx';

const server = vi.hoisted(() => ({ createList: vi.fn(), updateList: vi.fn(), readList: vi.fn() }));
vi.mock(import('#data/lists/saveList.ts'), async (original) => ({ ...(await original()), ...server }));
vi.mock(import('#data/lists/lists.ts'), async (original) => ({
  ...(await original()),
  readList: server.readList,
}));
// The seasons panel has its own tests. 46 seasons make every query by role slow in jsdom.
vi.mock('#features/seasons/SeasonsPanel.tsx', () => ({
  default: ({ list }: { list: { add: (item: ListedItem) => boolean } }) =>
    cast.map((item) => (
      <button type="button" key={item.id} onClick={() => list.add(item)}>
        Add {item.name}
      </button>
    )),
}));

const cast = ['tom-westman', 'ian-rosenberger', 'katie-gallagher'].map((id) => contestantItem(id, 's10'));
const NAMES = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher'];
const SAVED = 'List saved.';
const FAILED = 'Failed to save your list. Please try again.';
const NOT_FOUND = 'List not found. It may have been deleted.';

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));
const nameField = () => screen.getByRole('textbox', { name: 'List Name' });
const rename = (name: string) => fireEvent.change(nameField(), { target: { value: name } });
const add = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }));
};
const ranking = () => screen.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);
const expectRanking = (...names: readonly string[]) =>
  expect(ranking()).toEqual(names.map((name) => `Remove ${name}`));

function openCreator(address = '/create', draft: Draft | null = null, isInWindow = false) {
  const client = createTestClient();
  client.setQueryData(draftQueries.own('ben').queryKey, draft);
  const routes = {
    '/create': <CreatePage />,
    '/mylists': <h1>My Lists</h1>,
    '/list/:userId/:listId': <h1>The public page</h1>,
  };
  return renderPage(routes, { address, client, isInWindow });
}

/** The bar at the lower edge, without the toast above it. */
const bar = () => within(document.querySelector<HTMLElement>('[data-sticky-bar]') as HTMLElement);
const inBar = (name: string) => bar().getByRole('button', { name });

const stored = buildList({ name: 'Stored', items: cast });
async function openStored(list = stored) {
  server.readList.mockResolvedValue(list);
  const page = openCreator('/create?list=list_1');
  await screen.findByRole('heading', { name: 'Edit Ranking' });
  return page;
}

beforeEach(() => {
  vi.resetAllMocks();
  stubFirestore();
  server.createList.mockImplementation(async (_user, listId, content) => ({
    ...buildList(content),
    id: listId,
  }));
});

describe('a new list', () => {
  beforeEach(() => {
    openCreator();
  });

  test('needs a name, and keeps its items without one', async () => {
    await add('Tom Westman');
    rename('   ');
    await click('Save List');
    expect(screen.getByText('Please enter a name for your list')).toBeVisible();
    expect(nameField()).toHaveFocus();
    expectRanking('Tom Westman');
    expect(server.createList).not.toHaveBeenCalled();
  });

  test('refuses hidden characters in each text, in words', async () => {
    await add('Tom Westman');
    rename('Best');
    const description = screen.getByRole('textbox', { name: 'List Description' });
    fireEvent.change(description, { target: { value: 'Of \u202eall' } });
    expect(description).toHaveAccessibleDescription(/Hidden characters change how this reads/);
    await click('Save List');
    expect(server.createList).not.toHaveBeenCalled();
    expect(screen.getAllByText(/^Hidden characters/)).toHaveLength(2);
    fireEvent.change(description, { target: { value: 'Of all' } });
    rename('Be\u202est');
    expect(nameField()).toHaveAccessibleDescription(/Hidden characters change how this reads/);
    await click('Save List');
    expect(server.createList).not.toHaveBeenCalled();
    rename('Best');
    await click('Save List');
    await screen.findByText(SAVED);
    expect(server.createList).toHaveBeenCalledOnce();
  });

  test('limits the name to 50 characters and the description to 200', async () => {
    for (const [name, limit] of Object.entries({ 'List Name': 50, 'List Description': 200 })) {
      await userEvent.click(screen.getByRole('textbox', { name }));
      await userEvent.paste('x'.repeat(limit + 10));
      expect(screen.getByRole('textbox', { name })).toHaveValue('x'.repeat(limit));
    }
  });

  test('is saved once, however often the user clicks, only with items, and says so for three seconds', async () => {
    const { promise, resolve } = Promise.withResolvers();
    server.createList.mockReturnValue(promise);
    rename('Only one');
    expect(button('Save List')).toBeDisabled();
    await add('Tom Westman');
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

  test.each(['unavailable', 'permission-denied', 'resource-exhausted'])(
    'is unchanged after the error %s, and keeps its id when it is saved again',
    async (code) => {
      server.createList.mockRejectedValueOnce(new FirebaseError(code, code));
      await add('Tom Westman', 'Ian Rosenberger');
      rename('Storm');
      await click('Save List');
      expect(await screen.findByText(FAILED)).toBeVisible();
      expect(nameField()).toHaveValue('Storm');
      expectRanking('Tom Westman', 'Ian Rosenberger');
      await click('Save List');
      await screen.findByText(SAVED);
      const [first, second] = server.createList.mock.calls.map(([, listId]) => listId);
      expect(second).toBe(first);
      expect(first).toMatch(/^list_\d+$/);
    },
  );

  test('undoes and redoes every change of the ranking, by button and by key', async () => {
    expect(inBar('Undo')).toHaveAttribute('aria-disabled', 'true');
    await add(...NAMES);
    await click('Remove Ian Rosenberger');
    expectRanking('Tom Westman', 'Katie Gallagher');
    await userEvent.click(inBar('Undo'));
    expectRanking(...NAMES);
    await userEvent.keyboard('{Control>}z{/Control}');
    expectRanking('Tom Westman', 'Ian Rosenberger');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expectRanking(...NAMES);
    await click('Redo');
    expectRanking('Tom Westman', 'Katie Gallagher');
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
    await click('Remove Tom Westman');
    expect(screen.getByText('Removed Tom Westman.')).toBeVisible();
    expect(button('Remove Ian Rosenberger')).toHaveFocus();
    await undoInToast();
    expectRanking(...NAMES);
    expect(inBar('Redo')).not.toHaveAttribute('aria-disabled', 'true');

    await click('Remove Ian Rosenberger');
    await click('Move Katie Gallagher up');
    await undoInToast();
    expectRanking('Katie Gallagher', 'Ian Rosenberger', 'Tom Westman');
    expect(screen.queryByText(/^Removed/)).not.toBeInTheDocument();
  });

  test('asks for the name first, then the order, then the details with the spoiler tip', async () => {
    await add('Tom Westman');
    const tip =
      'Gives away a result? Tag it Spoiler: your list stays hidden until readers choose to see it. The title and description always show.';
    expect(screen.getByText(tip)).toBeVisible();
    const parts = [
      nameField(),
      screen.getByRole('list', { name: 'Your ranking' }),
      screen.getByRole('textbox', { name: 'List Description' }),
      screen.getByText(tip),
      inBar('Save List'),
    ];
    for (const [index, part] of parts.slice(1).entries())
      expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('writes no draft while nothing is entered, and one after the first letter', async () => {
    const { writes } = stubFirestore();
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(writes).toEqual([]);
    expect(localStorage).toHaveLength(0);
    rename('P');
    expect(localStorage).toHaveLength(1);
  });

  test('offers to view the list after it was saved, which leads to its public page', async () => {
    rename('Palau');
    await add('Tom Westman');
    await click('Save List');
    await screen.findByText(SAVED);
    await click('View');
    expect(await screen.findByRole('heading', { name: 'The public page' })).toBeVisible();
  });

  test('after it was saved, says what to do next until that is dismissed', async () => {
    rename('Palau');
    await add('Tom Westman');
    await click('Save List');
    const panel = () => within(screen.getByRole('region', { name: 'Saved list' }));
    await waitFor(() => expect(panel().getByText('Saved')).toBeVisible());
    expect(panel().getByRole('button', { name: 'View' })).toBeVisible();
    rename('Palau!');
    expect(panel().getByText('Saved, without your latest changes')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(panel().getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('region', { name: 'Saved list' })).not.toBeInTheDocument();
  });

  test('is cleared after a question', async () => {
    rename('To be cleared');
    await add('Tom Westman');
    const answer = async (name: string) => {
      await click('Clear');
      const question = 'Are you sure you want to clear this list? This action cannot be undone.';
      const dialog = await screen.findByRole('alertdialog', { name: question });
      await userEvent.click(within(dialog).getByRole('button', { name }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    await answer('Keep it');
    expectRanking('Tom Westman');
    await answer('Clear');
    expect(nameField()).toHaveValue('');
    expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
  });
});

test('deciding by questions saves the answers as the draft, not the list', async () => {
  const items = Array.from({ length: 12 }, (_, index) => seasonItem(`s${index + 1}`));
  openCreator('/create', {
    content: { ...emptyContent, name: 'All', items },
    updatedAt: '2026-03-01T12:00:00.000Z',
  });
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

  test('are closed until the user opens them', async () => {
    openCreator();
    expect(details()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Details'));
    expect(details()).toHaveAttribute('open');
  });

  test.each(detailTexts)(
    'are open with a draft that has a %s, so that nobody publishes it unseen',
    (text) => {
      const content = { ...emptyContent, name: 'Half a list', [text]: 'To be continued' };
      openCreator('/create', { content, updatedAt: '2026-03-01T12:00:00.000Z' });
      expect(details()).toHaveAttribute('open');
      expect(screen.getByRole('textbox', { name: listTexts[text].label })).toHaveValue('To be continued');
    },
  );

  test('open when a version arrives that fills them, and stay as the user leaves them', async () => {
    const other = { ...emptyContent, name: 'Half a list', description: 'To be continued' };
    saveLocalDraft(draftKeys.conflict('ben'), {
      content: other,
      updatedAt: '2026-03-01T12:00:00.000Z',
      isSynced: false,
    });
    openCreator();
    expect(details()).not.toHaveAttribute('open');
    await click('Use the other draft');
    expect(details()).toHaveAttribute('open');
    await userEvent.click(screen.getByText('Details'));
    expect(details()).not.toHaveAttribute('open');
    rename('Half a ranking');
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
  await click('Add Tom Westman');
  await closeSheet();
  rename('Palau');
  await click('Save List');
  await openSheet(2);
  await act(async () => resolve(stored));
  await screen.findByText(SAVED);
  expect(window.location.search).toBe('');
  await closeSheet();
  await waitFor(() => expect(window.location.search).toBe('?list=list_1'));
  expect(nameField()).toHaveValue('Palau');
  expectRanking('Tom Westman');
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
    rename('Changed');
    await click('Update List');
    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
    expect(nameField()).toHaveValue('Changed');
    unmount();
    const again = await openStored();
    expect(nameField()).toHaveValue('Changed');
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    await screen.findByRole('alertdialog', { name: 'Leave without saving your changes?' });
    await click('Leave');
    expect(await screen.findByRole('heading', { name: 'My Lists' })).toBeVisible();
    again.unmount();
    await openStored();
    expect(nameField()).toHaveValue(getContent(stored).name);
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
    expect(nameField()).toHaveValue('');
    const draft = {
      ...toStoredDraft(getContent(buildList({ name: 'Older', items: cast }))),
      updatedAt: new Date(),
    };
    stubFirestore({ documents: { 'users/ben': { draft } } });
    await click('Try again');
    await waitFor(() => expect(nameField()).toHaveValue('Older'));
    expectRanking(...NAMES);
    expect(screen.queryByText(DRAFT_FAILED)).not.toBeInTheDocument();
  });

  test('leaves the editor usable, and what was typed stays when it is read again', async () => {
    await openWithoutDraft();
    rename('Newer');
    await click('Try again');
    await screen.findByText(DRAFT_FAILED);
    expect(nameField()).toHaveValue('Newer');
    stubFirestore();
    await click('Try again');
    await waitFor(() => expect(screen.queryByText(DRAFT_FAILED)).not.toBeInTheDocument());
    expect(nameField()).toHaveValue('Newer');
  });
});
