import { contestantItem } from '@outrank/shared/lists/listedItem';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import MyListsPage from './MyListsPage.tsx';

const readOwnLists = vi.hoisted(() => vi.fn());
const deleteList = vi.hoisted(() => vi.fn());
vi.mock(import('#data/lists/saveList.ts'), async (original) => ({ ...(await original()), deleteList }));
vi.mock(import('#data/lists/lists.ts'), async (original) => ({ ...(await original()), readOwnLists }));

const EMPTY = /^You haven't ranked anyone yet\./;
const FAILED = 'Failed to load your lists. Please try again.';
const palau = ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'jenn-lyon'];
const items = palau.map((id) => contestantItem(id, 's10'));
const buildEntry = (name: string) => ({
  key: { userId: 'ben', listId: name },
  list: { ...buildList({ name, items }), id: name },
});
const openPage = () => renderPage({ '/': <MyListsPage /> }, { client: createTestClient(0) });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cards = () => screen.getAllByRole('article');

beforeEach(() => {
  stubFirestore();
  deleteList.mockReset().mockResolvedValue(undefined);
  readOwnLists.mockReset().mockResolvedValue({ entries: [] });
});

test('shows date, count, votes and top 3 of each list, which opens in the editor and as others see it, beside a malformed one, which can be deleted', async () => {
  const malformed = { key: { userId: 'ben', listId: 'list_2' }, name: 'Worn out' };
  readOwnLists.mockResolvedValue({ entries: [buildEntry('Newer'), malformed, buildEntry('Older')] });
  openPage();
  expect(await screen.findByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/create?list=Newer');
  expect(screen.getByRole('link', { name: 'View Newer' })).toHaveAttribute('href', '/list/ben/Newer');
  expect(screen.getByRole('link', { name: 'Create New Ranking' })).toHaveAttribute('href', '/create');
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Newer', 'Worn out', 'Older']);
  expect(screen.getByText("We can't show this list.")).toBeVisible();
  const card = within(cards()[0] as HTMLElement);
  for (const text of ['Updated: Mar 1, 2026', '4 castaways', '5 upvotes', 'Top 3'])
    expect(card.getByText(text)).toBeVisible();
  expect(within(card.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  await expectAccessible();
  await click('Delete Worn out');
  await click('Confirm Worn out');
  expect(deleteList).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ userId: 'ben', id: 'list_2' }),
  );
});

test('says that the lists load, that they could not be loaded, and that nothing is ranked yet', async () => {
  readOwnLists.mockRejectedValueOnce(new Error('offline'));
  openPage();
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
  await click('Try again');
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

test('shows more lists from where the page ended, also after a failure', async () => {
  const next = {} as never;
  readOwnLists
    .mockResolvedValueOnce({ entries: [buildEntry('First')], next })
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ entries: [buildEntry('Second')] });
  openPage();
  await screen.findByText('First');
  await click('Show more lists');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(cards()).toHaveLength(1);
  await click('Try again');
  expect(await screen.findByText('Second')).toBeVisible();
  expect(readOwnLists).toHaveBeenLastCalledWith('ben', 24, next);
  expect(screen.queryByRole('button', { name: 'Show more lists' })).not.toBeInTheDocument();
});
