import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListCard } from '#features/lists/card/ListCard.tsx';
import { ListGrid } from '#features/lists/card/ListGrid.tsx';
import { heroesList } from '#testing/heroesList.ts';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { DeleteListButton } from './DeleteListButton.tsx';

const deleteList = vi.hoisted(() => vi.fn());
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/lists/deleteList.ts', () => ({ deleteList }));

/** Shows cards of lists with these names. `showOnly` stands in for the refetch after a deletion. */
function openWith(...names: readonly string[]) {
  const client = new QueryClient();
  const buildPage = (shown: readonly string[]) => (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MemoryRouter>
          <main tabIndex={-1}>
            <ListGrid
              entries={shown.map((name) => ({
                key: { userId: 'ana', listId: name },
                list: { ...heroesList, id: name, name },
              }))}
            >
              {(list) => <ListCard list={list} to="/" byline="" actions={<DeleteListButton list={list} />} />}
            </ListGrid>
          </main>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(buildPage(names));
  return { showOnly: (...left: readonly string[]) => rerender(buildPage(left)) };
}

async function deleteAndConfirm(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: `Confirm ${name}` }));
}

const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  deleteList.mockReset().mockResolvedValue(undefined);
});

test('a deletion shows a message, and the focus moves to the next card', async () => {
  const { showOnly } = openWith('First', 'Second', 'Third');
  await deleteAndConfirm('Second');
  expect(await screen.findByText('List deleted.')).toBeVisible();
  showOnly('First', 'Third');
  expect(link('Third')).toHaveFocus();
});

test('the focus moves from the last card to the one before, and from the only card to the page', async () => {
  const { showOnly } = openWith('First', 'Second');
  await deleteAndConfirm('Second');
  showOnly('First');
  expect(link('First')).toHaveFocus();
  await deleteAndConfirm('First');
  showOnly();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a card that disappears without the focus does not move it', () => {
  const { showOnly } = openWith('First', 'Second', 'Third');
  link('Third').focus();
  showOnly('Second', 'Third');
  expect(link('Third')).toHaveFocus();
});

test('a failed deletion shows a message and keeps the focus', async () => {
  deleteList.mockRejectedValue(new Error('unavailable'));
  openWith('First');
  await deleteAndConfirm('First');
  expect(await screen.findByText('Failed to delete list. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete First' })).toHaveFocus();
});
