import type { ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listQueries } from '#features/lists/listQueries.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import ListPage from './ListPage.tsx';

// Comments have their own tests.
vi.mock('./ListComments.tsx', () => ({ ListComments: () => null }));

const SECRETS = /tony|vlachos|cagayan|s28/i;
const TITLE = "Why someone you haven't watched won";
const HIDDEN = 'Not watched yet';

const tony = contestantItem('tony-vlachos', 's28');
const dee = contestantItem('dee-valladares', 's45');

/** Opens a list of this user. Ben is signed in. */
function open(userId: string, content: Partial<ListContent> = {}) {
  const named = {
    name: 'Why Tony Vlachos won',
    description: 'TONY VLACHOS!',
    items: [tony, dee],
    ...content,
  };
  const list = { ...buildList(named), userId };
  const client = createTestClient();
  client.setQueryData(listQueries.detail({ userId, listId: list.id }).queryKey, list);
  return renderPage(
    { '/list/:userId/:listId': <ListPage /> },
    { address: `/list/${userId}/${list.id}`, client },
  );
}

const getRows = () => within(screen.getByRole('list', { name: 'Places 1 to 2' })).getAllByRole('listitem');
const findShow = () => screen.findByRole('button', { name: 'Show number 1' });

beforeEach(() => {
  stubFirestore();
  watchOnly('s45');
});

test('a list names nobody from an unwatched season: not in title, description, rows or buttons, nor in the report dialog', async () => {
  const { container } = open('ana');
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(document.title).toBe(`${TITLE} · Outrank`);
  expect(getRows()[0]).toHaveTextContent(HIDDEN);
  expect(getRows()[1]).toHaveTextContent(/Dee ValladaresSeason 45$/);
  expect(await screen.findByRole('button', { name: `Favorite ${TITLE}` })).toBeVisible();
  expect(await screen.findByRole('button', { name: `Report the list ${TITLE}` })).toBeVisible();
  await findShow();
  expect(screen.queryByRole('button', { name: 'Show number 2' })).not.toBeInTheDocument();
  expect(container.innerHTML).not.toMatch(SECRETS);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: /^Report/ }));
  expect(await screen.findByRole('dialog', { name: 'Report this list' })).toBeVisible();
  expect(document.body.innerHTML).not.toMatch(SECRETS);
});

test.each(['ana', 'ben'])(
  'a description by a first name is folded, but not the own one (%s)',
  async (userId) => {
    open(userId, { name: 'Winners', description: 'Tony over Dee' });
    await screen.findByRole('heading', { level: 1, name: 'Winners' });
    if (userId === 'ana') await userEvent.click(await screen.findByRole('button', { name: 'Show text' }));
    expect(await screen.findByText('Tony over Dee')).toBeVisible();
  },
);

test('Show reveals one row, which can then be marked as watched', async () => {
  open('ana');
  await userEvent.click(await findShow());
  expect(getRows()[0]).toHaveTextContent('Tony VlachosCagayan');
  await userEvent.click(screen.getByRole('button', { name: 'Mark Cagayan as watched' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Why Tony Vlachos won' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /as watched/ })).not.toBeInTheDocument();
});

test('the copied text is the one on screen', async () => {
  const user = userEvent.setup();
  open('ana');
  await user.click(await screen.findByRole('button', { name: 'Copy list as text' }));
  const address = `${window.location.origin}/list/ana/list_1`;
  const lines = [TITLE, 'by Ana', '', `1. ${HIDDEN}`, '2. Dee Valladares (Season 45)', '', address];
  expect((await navigator.clipboard.readText()).split('\n')).toEqual(lines);
});

test('the user’s own list is as it is', async () => {
  open('ben');
  expect(await screen.findByRole('heading', { level: 1, name: 'Why Tony Vlachos won' })).toBeVisible();
  expect(getRows()[0]).toHaveTextContent('Tony VlachosCagayan');
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
});

test.each([
  ['opens by itself when every season in it is watched', 'ana', ['s28', 's45'], false],
  ['stays covered when one is not', 'ana', ['s45'], true],
  ['of the user’s own stays covered too', 'ben', ['s45'], true],
])('a spoiler list %s', async (_, userId, watched, isCovered) => {
  watchOnly(...watched);
  open(userId, { tags: ['spoiler'] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText('2 picks hidden: spoilers.')).toHaveLength(isCovered ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Show Spoilers' })).toHaveLength(isCovered ? 1 : 0);
  expect(screen.queryAllByText('Tony Vlachos')).toHaveLength(isCovered ? 0 : 1);
});
