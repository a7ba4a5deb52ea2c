import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { browseQueries } from '#features/lists/browse/browseQueries.ts';
import { profileQueries } from '#features/session/profileQueries.ts';
import { failToFetch, stubFirestore } from '#testing/firestoreServer.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import UserRankingsPage from './UserRankingsPage.tsx';

function openRankings(profile?: { displayName: string } | null) {
  const client = createTestClient();
  client.setQueryData(browseQueries.count('ana').queryKey, 0);
  if (profile !== undefined) client.setQueryData(profileQueries.byId('ana').queryKey, profile);
  const address = '/rankings/user/ana';
  renderPage({ '/rankings/user/:userId': <UserRankingsPage /> }, { address, client });
}

test('the heading names the user', () => {
  stubFirestore();
  openRankings({ displayName: 'Ana of Fiji' });
  expect(screen.getByRole('heading', { level: 1, name: 'Rankings by Ana of Fiji' })).toBeVisible();
});

test('a missing user gets that message and no heading', async () => {
  stubFirestore();
  openRankings(null);
  expect(screen.getByText('User not found')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await expectAccessible();
});

test('the heading has no name when the profile cannot be read', async () => {
  expectConsoleError(/HTTP error has no status/);
  vi.stubGlobal('fetch', failToFetch);
  openRankings();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rankings' })).toBeVisible();
  expect(await screen.findByText('Failed to load public lists. Please try again later.')).toBeVisible();
});
