import {
  airsAt,
  announcing,
  HOUR,
  recording,
  scheduling,
  seasonAfter,
} from '@outrank/shared/airing/testing/editedSeason';
import { type ListedItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { browseQueries } from '#features/lists/browse/useBrowse.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { consensusBallotQuery } from '#features/results/consensus/consensusPollView.tsx';
import { profileQueries } from '#features/session/profiles.tsx';
import ListPage from '#pages/list/ListPage.tsx';
import { airingQueries } from '#reader/airingSeason.ts';
import { failFirestoreRequest, stubFirestore } from '#testing/firestoreServer.ts';
import { buildList, heroesList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { watchEpisode } from '#testing/season51.ts';
import { expectAccessible } from '#testing/setup.ts';
import UserRankingsPage from './UserRankingsPage.tsx';

// Comments have their own tests.
vi.mock('#pages/list/ListComments.tsx', () => ({ ListComments: () => null }));

type Profile = { displayName: string } | null;

function openRankings(profile?: Profile, count = 0, client = createTestClient()) {
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

test('the user is named, and their lists are counted, whatever the filter', async () => {
  stubFirestore();
  openRankings({ displayName: 'Ana of Fiji' }, 60);
  expect(screen.getByRole('heading', { level: 1, name: 'Rankings by Ana of Fiji' })).toBeVisible();
  expect(await screen.findByText('No rankings from this fan yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Season Rankings' }));
  expect(screen.getByText('60 rankings created by this user')).toBeVisible();
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

const fiveSeasons = ['s20', 's7', 's15', 's28', 's10'].map((id) => seasonItem(id));

/** Ana's page as Ben sees it, when both or one of them have offered a list of all seasons, with the points in the airing season. */
function openFan(
  offered: Readonly<Record<string, readonly ListedItem[]>>,
  { knownEpisode = 0, privateTo = '' } = {},
) {
  const season = seasonAfter(announcing(), scheduling(4), recording(1, 'flo-nash'), recording(2, 'ed-poole'));
  const standing = { displayName: 'Ana', total: 8333, episodes: { e02: 8333 }, submitted: 1 };
  const path = 'standings/s51/users/ana';
  vi.useFakeTimers({ toFake: ['Date'], now: airsAt(2) + HOUR });
  watchEpisode(knownEpisode);
  const server = stubFirestore({ documents: { [path]: standing } });
  const read = vi.spyOn(server, 'read');
  const client = createTestClient();
  client.setQueryData(airingQueries.latestSeason().queryKey, season);
  for (const userId of ['ana', 'ben']) {
    const items = offered[userId];
    const ballot = items ? { listId: 'list_1', at: '2026-03-01T12:00:00Z' } : null;
    client.setQueryData(consensusBallotQuery({ userId, subject: 'seasons' }).queryKey, ballot);
    const list = items && {
      ...buildList({ name: 'All of them', items }),
      userId,
      isPublic: userId !== privateTo,
    };
    client.setQueryData(listQueries.detail({ userId, listId: 'list_1' }).queryKey, list ?? null);
  }
  openRankings({ displayName: 'Ana' }, 0, client);
  return () => read.mock.calls.flat(2).some((name) => name.endsWith(path));
}

test('two who have offered lists of all seasons see how far they agree, and a link that compares them', async () => {
  openFan({ ana: fiveSeasons, ben: [...fiveSeasons.slice(1), ...fiveSeasons.slice(0, 1)] });
  const link = await screen.findByRole('link', { name: /^60%\s*alike with you/ });
  expect(link).toHaveAttribute('href', '/compare?a=ben~list_1&b=ana~list_1');
  expect(screen.getByRole('link', { name: /ranked: All of them/ })).toHaveAttribute(
    'href',
    '/list/ana/list_1',
  );
  expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
  await expectAccessible();
});

test.each([
  ['without such a list', { ana: fiveSeasons }],
  ['whose list only they can see', { ana: fiveSeasons, ben: fiveSeasons }],
])('a reader %s is asked for one', async (_, offered) => {
  openFan(offered, { privateTo: 'ben' });
  expect(await screen.findByRole('link', { name: /Rank all seasons to see/ })).toBeVisible();
  expect(screen.queryByText(/alike/)).not.toBeInTheDocument();
});

test('without such a list of the fan’s nothing is said', async () => {
  openFan({ ben: fiveSeasons }, { knownEpisode: 2 });
  await screen.findByText(/points for/);
  expect(screen.queryByText(/agree|alike/)).not.toBeInTheDocument();
});

test.each([
  [2, true],
  [1, false],
])('who has watched %i of two recorded episodes is told the points: %s', async (episode, isTold) => {
  const wasRead = openFan({ ana: fiveSeasons }, { knownEpisode: episode });
  await screen.findByText(/Rank all seasons to see/);
  if (isTold) expect(await screen.findByText(/^points for 1 prediction of/)).toBeVisible();
  expect(screen.queryAllByText('83.33')).toHaveLength(isTold ? 1 : 0);
  expect(wasRead()).toBe(isTold);
});
