import type { RankedList } from '@outrank/shared/lists/list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListCard } from '#features/lists/card/ListCard.tsx';
import { ListGrid } from '#features/lists/card/ListGrid.tsx';
import { heroesList } from '#testing/listScreen.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { DeleteListButton } from './DeleteListButton.tsx';

const deleteList = vi.hoisted(() => vi.fn());
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/lists/deleteList.ts', () => ({ deleteList }));

const listOf = (name: string): RankedList => ({ ...heroesList, id: name, name });
const [first, second, third] = ['First', 'Second', 'Third'].map(listOf) as [
  RankedList,
  RankedList,
  RankedList,
];

/** The page of own lists, as far as it matters here, with a way to say which lists there are. */
function openWith(...lists: RankedList[]) {
  const client = new QueryClient();
  const page = (shown: readonly RankedList[]) => (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <MemoryRouter>
          <main tabIndex={-1}>
            <ListGrid
              entries={shown.map((list) => ({ key: { userId: list.userId, listId: list.id }, list }))}
            >
              {(list) => <ListCard list={list} to="/" byline="" actions={<DeleteListButton list={list} />} />}
            </ListGrid>
          </main>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page(lists));
  return { showOnly: (...left: RankedList[]) => rerender(page(left)) };
}

async function confirmDeletionOf({ name }: RankedList) {
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: `Confirm ${name}` }));
}

beforeEach(() => {
  deleteList.mockReset().mockResolvedValue(undefined);
});

test('a list that is deleted says so, and the focus goes on to the next one', async () => {
  const { showOnly } = openWith(first, second, third);
  await confirmDeletionOf(second);
  expect(await screen.findByText('List deleted.')).toBeVisible();
  showOnly(first, third);
  expect(screen.getByRole('link', { name: 'Third' })).toHaveFocus();
});

test('after the last one the focus goes to the one before, and after the only one to the page', async () => {
  const { showOnly } = openWith(first, second);
  await confirmDeletionOf(second);
  showOnly(first);
  expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  await confirmDeletionOf(first);
  showOnly();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a list that goes while the focus is elsewhere takes it nowhere', () => {
  const { showOnly } = openWith(first, second, third);
  screen.getByRole('link', { name: 'Third' }).focus();
  showOnly(second, third);
  expect(screen.getByRole('link', { name: 'Third' })).toHaveFocus();
});

test('a deletion that fails says so and leaves the focus', async () => {
  deleteList.mockRejectedValue(new Error('unavailable'));
  openWith(first);
  await confirmDeletionOf(first);
  expect(await screen.findByText('Failed to delete list. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete First' })).toHaveFocus();
});
