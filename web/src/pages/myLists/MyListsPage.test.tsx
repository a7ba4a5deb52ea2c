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
vi.mock(import('#data/lists/lists.ts'), async (original) => ({ ...(await original()), readOwnLists }));
vi.mock('#pages/parts/LazySeasonsPanel.tsx', () => ({ LazySeasonsPanel: () => null }));

const EMPTY = /^You have not ranked anybody yet\./;
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
  readOwnLists.mockReset().mockResolvedValue({ entries: [] });
});

test('says that the lists load, and then that nothing is ranked yet', async () => {
  openPage();
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
});

test('shows date, count, votes and top 3 of each list, which opens in the editor', async () => {
  readOwnLists.mockResolvedValue({ entries: [buildEntry('Newer'), buildEntry('Older')] });
  openPage();
  expect(await screen.findByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/create?list=Newer');
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Newer', 'Older']);
  const card = within(cards()[0] as HTMLElement);
  for (const text of ['Updated: Mar 1, 2026', '4 contestants', '5 upvotes', 'Top 3'])
    expect(card.getByText(text)).toBeVisible();
  expect(within(card.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  await expectAccessible();
});

test('shows a malformed list as one that could not be shown, beside the others', async () => {
  readOwnLists.mockResolvedValue({
    entries: [buildEntry('Whole'), { key: { userId: 'ben', listId: 'list_2' } }],
  });
  openPage();
  expect(await screen.findByText('This list could not be shown.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Whole' })).toBeVisible();
});

test('says that the lists could not be loaded, and tries again', async () => {
  readOwnLists.mockRejectedValueOnce(new Error('offline'));
  openPage();
  expect(await screen.findByText(FAILED)).toBeVisible();
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
  expect(readOwnLists).toHaveBeenLastCalledWith(expect.anything(), 'ben', 24, next);
  expect(screen.queryByRole('button', { name: 'Show more lists' })).not.toBeInTheDocument();
});
