import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { heroesList } from '#testing/heroesList.ts';
import { createTestClient, Providers } from '#testing/renderPage.tsx';
import { DeleteListButton } from './DeleteListButton.tsx';
import { ListCard, ListGrid } from './ListGrid.tsx';

const deleteList = vi.hoisted(() => vi.fn());
vi.mock('#data/lists/saveList.ts', () => ({ deleteList }));

/** Shows cards of lists with these names. `showOnly` stands in for the refetch after a deletion. */
function openWith(...names: readonly string[]) {
  const client = createTestClient();
  const buildEntry = (name: string) => ({
    key: { userId: 'ana', listId: name },
    list: { ...heroesList, id: name, name },
  });
  const buildPage = (shown: readonly string[]) => (
    <Providers client={client}>
      <MemoryRouter>
        <main tabIndex={-1}>
          <ListGrid entries={shown.map(buildEntry)}>
            {(list) => (
              <ListCard list={showOwn(list)} to="/" byline="" actions={<DeleteListButton list={list} />} />
            )}
          </ListGrid>
        </main>
      </MemoryRouter>
    </Providers>
  );
  const { rerender } = render(buildPage(names));
  return { showOnly: (...remaining: readonly string[]) => rerender(buildPage(remaining)) };
}

async function deleteAndConfirm(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: `Confirm ${name}` }));
}

const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  deleteList.mockReset().mockResolvedValue(undefined);
});

test.each([
  { to: 'the next card', before: ['First', 'Second', 'Third'], after: ['First', 'Third'], focused: 'Third' },
  { to: 'the previous card', before: ['First', 'Second'], after: ['First'], focused: 'First' },
  { to: 'the page', before: ['Second'], after: [], focused: undefined },
])('a deletion shows a message and moves the focus to $to', async ({ before, after, focused }) => {
  const { showOnly } = openWith(...before);
  await deleteAndConfirm('Second');
  expect(await screen.findByText('List deleted.')).toBeVisible();
  showOnly(...after);
  expect(focused ? link(focused) : screen.getByRole('main')).toHaveFocus();
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

test('a deletion can be confirmed for five seconds', () => {
  vi.useFakeTimers();
  openWith('First');
  const button = () => screen.getByRole('button');
  fireEvent.click(button());
  act(() => vi.advanceTimersByTime(4900));
  expect(button()).toHaveTextContent('Confirm');
  act(() => vi.advanceTimersByTime(200));
  expect(button()).toHaveTextContent('Delete');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Confirm');
  expect(deleteList).not.toHaveBeenCalled();
});
