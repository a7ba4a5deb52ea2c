import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browseQueries } from '#features/lists/browse/browseQueries.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { profileQueries } from '#features/session/profiles.tsx';
import ListPage from '#pages/list/ListPage.tsx';
import { failFirestoreRequest, stubFirestore } from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import UserRankingsPage from './UserRankingsPage.tsx';

// Comments have their own tests.
vi.mock('#pages/list/ListComments.tsx', () => ({ ListComments: () => null }));

function openRankings(profile?: { displayName: string } | null, count = 0) {
  const client = createTestClient();
  client.setQueryData(browseQueries.count('ana').queryKey, count);
  if (profile !== undefined) client.setQueryData(profileQueries.byId('ana').queryKey, profile);
  const address = '/rankings/user/ana';
  renderPage({ '/rankings/user/:userId': <UserRankingsPage /> }, { address, client });
}

test('a missing user gets that message as heading and title', async () => {
  stubFirestore();
  openRankings(null);
  expect(screen.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible();
  expect(document.title).toBe('User not found · Outrank');
  await expectAccessible();
});

test('the heading has no name when the profile cannot be read', async () => {
  vi.stubGlobal('fetch', failFirestoreRequest);
  openRankings();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rankings' })).toBeVisible();
  expect(await screen.findByText('Failed to load public lists. Please try again later.')).toBeVisible();
});

test.each([
  [0, '0 rankings created by this user'],
  [1, '1 ranking created by this user'],
  [60, '60 rankings created by this user'],
])('the user is named, and %i lists are counted as %s, whatever the filter', async (count, text) => {
  stubFirestore();
  openRankings({ displayName: 'Ana of Fiji' }, count);
  expect(screen.getByRole('heading', { level: 1, name: 'Rankings by Ana of Fiji' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(await screen.findByText('No rankings from this fan yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Season Rankings' }));
  expect(screen.getByText(text)).toBeVisible();
});

test('a list links to its creator, whose name shows before anything is read, and Back returns to the list', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = createTestClient();
  client.setQueryData(listQueries.detail({ userId: 'ana', listId: 'list_1' }).queryKey, heroesList);
  const routes = { '/list/:userId/:listId': <ListPage />, '/rankings/user/:userId': <UserRankingsPage /> };
  renderPage(routes, { address: '/list/ana/list_1', client, isInWindow: true });
  await userEvent.click(screen.getByRole('link', { name: 'Ana' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rankings by Ana' })).toBeVisible();
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Heroes' })).toBeVisible();
});
