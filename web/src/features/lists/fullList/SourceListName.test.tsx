import type { RankedList } from '@outrank/shared/lists/rankedList';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listQueries } from '#features/lists/listQueries.ts';
import { failToFetch } from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { FullList } from './FullList.tsx';

const readList = vi.hoisted(() => vi.fn());
vi.mock(import('#data/lists/lists.ts'), async (original) => ({ ...(await original()), readList }));

const BASE = { userId: 'cleo', listId: 'list_7' };
const theirs: RankedList = {
  ...heroesList,
  id: 'list_7',
  userId: 'cleo',
  userName: 'Cleo',
  name: 'Villains',
};
const MINUTE_MS = 60_000;

type Shown = {
  cached?: RankedList;
  age?: number;
  basedOn?: RankedList['basedOn'];
  userId?: string;
  editPath?: string;
};

function show({ cached, age = 0, editPath, ...shown }: Shown = {}) {
  const client = createTestClient();
  const { queryKey } = listQueries.detail(BASE);
  if (cached) client.setQueryData(queryKey, cached, { updatedAt: Date.now() - age });
  const list = { ...heroesList, basedOn: BASE, ...shown };
  const page = (
    <FullList list={showOwn(list)} creatorPath="/rankings/user/ana" {...(editPath ? { editPath } : {})} />
  );
  renderPage({ '/': page }, { client });
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'another list' }));

beforeEach(() => {
  readList.mockReset().mockResolvedValue(theirs);
});

test('a list names the one that it started from when the reader asks, and reads nothing before', async () => {
  show();
  expect(screen.getByText(/^after/)).toHaveTextContent('after another list');
  expect(readList).not.toHaveBeenCalled();
  await expectAccessible();
  await ask();
  const link = await screen.findByRole('link', { name: 'Villains' });
  expect(link).toHaveAttribute('href', '/list/cleo/list_7');
  expect(link).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Cleo' })).toHaveAttribute('href', '/rankings/user/cleo');
  expect(readList).toHaveBeenCalledOnce();
});

test('names it at once when it was read just now', () => {
  show({ cached: theirs });
  expect(screen.getByRole('link', { name: 'Villains' })).toBeVisible();
  expect(readList).not.toHaveBeenCalled();
});

test('the name of the other list passes the spoiler shield', () => {
  watchOnly('s1');
  show({ cached: { ...theirs, name: 'Why Tom Westman won' } });
  expect(screen.getByText(/^after/)).toHaveTextContent('Why');
  expect(document.body.querySelector('[class*=line]')).not.toHaveTextContent('Tom Westman');
});

test('does not show the name of earlier, which may be another by now', () => {
  show({ cached: theirs, age: MINUTE_MS });
  expect(document.body).not.toHaveTextContent('Villains');
});

test('says that it is gone', async () => {
  readList.mockResolvedValue(undefined);
  show();
  await ask();
  expect(await screen.findByText('after a list that is gone')).toHaveFocus();
});

test('can be asked again after a failure', async () => {
  readList.mockImplementationOnce(failToFetch);
  show();
  await ask();
  expect(await screen.findByText(/failed to load/)).toBeVisible();
  await ask();
  expect(await screen.findByRole('link', { name: 'Villains' })).toBeVisible();
});

test('a list that started from none says nothing of it', () => {
  show({ basedOn: undefined });
  expect(document.body).not.toHaveTextContent(/after/);
});

test.each([
  ['names nobody from an unwatched season', {}, "someone you haven't watched forever"],
  ['is not masked when it is the user’s own', { userId: 'cleo', editPath: '/edit' }, 'Tony Vlachos forever'],
])('with the spoiler shield, the name %s', (_, shown, name) => {
  watchOnly('s45');
  show({ cached: { ...theirs, name: 'Tony Vlachos forever' }, ...shown });
  expect(screen.getByRole('link', { name })).toBeVisible();
});
