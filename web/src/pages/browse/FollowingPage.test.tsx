import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listQueries } from '#features/lists/listQueries.ts';
import { followQueries } from '#features/reactions/FollowButton.tsx';
import { acceptWrite, emptyBucket, refuse, stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import FollowingPage from './FollowingPage.tsx';

const entryOf = (userId: string, listId = 'list_1', name = 'Heroes'): ListEntry => ({
  key: { userId, listId },
  list: { ...buildList({ name }), userId, id: listId, userName: `The ${userId}` },
});

/** The page of Ben, who follows nobody. */
function openFollowing(top: readonly ListEntry[] = [], shown: readonly ListEntry[] = []) {
  const client = createTestClient();
  client.setQueryData(listQueries.weeklyTop().queryKey, { entries: top, nextClosing: null });
  client.setQueryData(followQueries.followed('ben').queryKey, []);
  client.setQueryData(followQueries.feed('ben').queryKey, {
    pages: [{ entries: shown }],
    pageParams: [undefined],
  });
  renderPage({ '/following': <FollowingPage /> }, { address: '/following', client });
}

test('whoever follows nobody is offered three owners of the week’s top lists, not themselves, to follow at once', async () => {
  const { writes } = stubFirestore();
  openFollowing(['ben', 'ana', 'ana', 'carl', 'dee', 'eve'].map((id) => entryOf(id)));
  expect(screen.getByText("You don't follow anybody yet.")).toBeVisible();
  const buttons = await screen.findAllByRole('button', { name: /^Follow / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Follow The ana',
    'Follow The carl',
    'Follow The dee',
  ]);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Follow The carl' }));
  expect(await screen.findByText('No lists from people you follow yet.')).toBeVisible();
  expect(writes).toEqual([expect.stringMatching(/users\/ben\/following\/carl.*rates\/follows/)]);
});

test.each([
  [refuse('UNAVAILABLE', 503), {}, 'Failed to change whom you follow. Please try again.'],
  [refuse('PERMISSION_DENIED', 403), emptyBucket('follows'), /too fast/],
])('what is refused turns back, and says why', async (commit, documents, words) => {
  const server = stubFirestore({ documents, commit });
  openFollowing([entryOf('ana')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Follow The ana' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Follow The ana' })).toBeVisible();
  server.commit = acceptWrite;
});

test('the lists of those one follows have masked names while the shield hides their seasons', async () => {
  watchOnly('s45');
  stubFirestore();
  openFollowing([], [entryOf('ana', 'list_1', 'Why Tony Vlachos won'), entryOf('carl', 'list_2', 'New era')]);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2));
  expect(document.body.textContent).toContain("someone you haven't watched");
  expect(document.body.textContent).not.toContain('Tony');
  expect(screen.getByRole('link', { name: 'Following' })).toHaveAttribute('aria-current', 'page');
});
