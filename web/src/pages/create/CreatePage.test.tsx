import { getContent } from '@outrank/shared/lists/list';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftQueries } from '#features/editor/draft/draftQueries.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectShownFor } from '#testing/setup.ts';
import CreatePage from './CreatePage.tsx';

const server = vi.hoisted(() => ({ createList: vi.fn(), updateList: vi.fn(), readList: vi.fn() }));
vi.mock(import('#data/lists/saveList.ts'), async (original) => ({ ...(await original()), ...server }));
vi.mock(import('#data/lists/lists.ts'), async (original) => ({
  ...(await original()),
  readList: server.readList,
}));
// The seasons panel has its own tests. 46 seasons make every query by role slow in jsdom.
vi.mock('#pages/parts/LazySeasonsPanel.tsx', () => ({
  LazySeasonsPanel: ({ onAdd }: { onAdd: (item: ListedItem) => void }) =>
    cast.map((item) => (
      <button type="button" key={item.id} onClick={() => onAdd(item)}>
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
  for (const name of names) await click(`Add ${name}`);
};
const ranking = () => screen.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel);
const expectRanking = (...names: readonly string[]) =>
  expect(ranking()).toEqual(names.map((name) => `Remove ${name}`));

function openCreator(address = '/create') {
  const client = createTestClient();
  client.setQueryData(draftQueries.own('ben').queryKey, null);
  return renderPage({ '/create': <CreatePage />, '/mylists': <h1>My Lists</h1> }, { address, client });
}

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
  server.createList.mockImplementation(async (_db, _user, listId, content) => ({
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
    vi.useFakeTimers();
    await act(async () => resolve(stored));
    await act(() => vi.advanceTimersByTimeAsync(0));
    await expectShownFor(3000, SAVED);
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
      const [first, second] = server.createList.mock.calls.map(([, , listId]) => listId);
      expect(second).toBe(first);
      expect(first).toMatch(/^list_\d+$/);
    },
  );

  test('undoes and redoes every change of the ranking, by button and by key', async () => {
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    await add(...NAMES);
    await click('Remove Ian Rosenberger');
    expectRanking('Tom Westman', 'Katie Gallagher');
    await click('Undo');
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
    expect(button('Undo')).not.toHaveAttribute('aria-disabled', 'true');
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

describe('a stored list', () => {
  test('says that it loads, and cannot be opened when it is not among the user’s own', async () => {
    openCreator('/create?list=list_1');
    expect(screen.getByText('Loading ...')).toBeInTheDocument();
    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
    expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
    expect(server.readList).toHaveBeenCalledWith(expect.anything(), { userId: 'ben', listId: 'list_1' });
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

  test('shows no word of a made-up id, and can remove it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const items = [contestantItem('ada-is-a-liar', 's10'), ...cast];
    await openStored(buildList({ name: 'Stored', items }));
    expectRanking('Unknown contestant', ...NAMES);
    expect(document.body.innerHTML).not.toMatch(/ada-|ada is|liar/i);
    await click('Remove Unknown contestant');
    expectRanking(...NAMES);
  });
});
