import { FAVORITE_MESSAGE_MS } from '@outrank/shared/limits';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  acceptWrite,
  emptyBucket,
  failFirestoreRequest,
  refuse,
  rejectExpiredSession,
  stubFirestore,
} from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { createTestClient, Providers, renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible, expectShownFor } from '#testing/setup.ts';
import { FavoriteButton, UpvoteButton } from './ReactionButtons.tsx';
import { upvoteQueries } from './reactionQueries.ts';

const ADDED = 'Added to favorites';
const name = showOwn(heroesList.name);

beforeEach(() => stubFirestore());

describe.each([
  {
    Button: UpvoteButton,
    off: 'Upvote Heroes, 5 upvotes',
    hint: 'Sign in to upvote',
    failed: 'Failed to upvote list. Please try again.',
    signedOut: 'You must be logged in to upvote lists.',
    turnsOn: /"update":.*"name":"[^"]*\/upvotes\//,
    turnsOff: /"delete":"[^"]*\/upvotes\//,
  },
  {
    Button: FavoriteButton,
    off: 'Favorite Heroes',
    hint: 'Login to favorite lists',
    failed: 'Failed to update favorites. Please try again.',
    signedOut: 'You must be logged in to favorite lists.',
    turnsOn: /"update":/,
    turnsOff: /"delete":/,
  },
])('$Button.name', ({ Button, off, hint, failed, signedOut, turnsOn, turnsOff }) => {
  const renderButton = (uid?: string) => renderWithToasts(<Button name={name} list={heroesList} uid={uid} />);
  const findOff = () => screen.findByRole('button', { name: off, pressed: false });

  test('is disabled when signed out, says why, and answers an attempt', async () => {
    renderButton();
    const button = await findOff();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', hint);
    await expectAccessible();
    fireEvent.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent(signedOut);
    await findOff();
  });

  test('saves both of two clicks in one frame', async () => {
    const { writes } = stubFirestore({ commit: failFirestoreRequest });
    renderButton('ben');
    const button = await findOff();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes).toEqual([expect.stringMatching(turnsOn), expect.stringMatching(turnsOff)]);
  });

  test.each([
    { when: 'the connection is cut', commit: failFirestoreRequest, words: failed },
    { when: 'the session has ended', commit: rejectExpiredSession, words: signedOut },
  ])('turns off again and says why when $when', async ({ commit, words }) => {
    stubFirestore({ commit });
    renderButton('ben');
    fireEvent.click(await findOff());
    await screen.findByText(words);
    await findOff();
    expect(screen.queryByText(ADDED)).not.toBeInTheDocument();
  });
});

test('an upvote that is being saved shows on every copy of the list', async () => {
  stubFirestore({ commit: () => new Promise<Response>(() => {}) });
  renderWithToasts(
    <>
      <UpvoteButton name={name} list={heroesList} uid="ben" />
      <UpvoteButton name={name} list={{ ...heroesList, upvoteCount: 3 }} uid="ben" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Upvote Heroes, 3 upvotes' }));
  for (const name of ['Upvote Heroes, 6 upvotes', 'Upvote Heroes, 4 upvotes'])
    expect(await screen.findByRole('button', { name, pressed: true })).not.toHaveAttribute('title');
  await expectAccessible();
});

test('an upvote that comes too fast turns off again and says why', async () => {
  stubFirestore({ documents: emptyBucket('votes'), commit: refuse('PERMISSION_DENIED', 403) });
  renderWithToasts(<UpvoteButton name={name} list={heroesList} uid="ben" />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('You are voting too fast. Try again in a minute.');
  await screen.findByRole('button', { name: 'Upvote Heroes, 5 upvotes', pressed: false });
});

test('an upvote shows the same number when the count follows, also when its answer comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const votedAt = new Date('2026-03-01T13:00:00Z');
  const server = stubFirestore({
    documents: { 'users/ben/upvotes/ana~list_1': { userId: 'ana', listId: 'list_1', at: votedAt } },
    commit: () => promise,
  });
  const client = createTestClient();
  client.setQueryData(upvoteQueries.detail('ben', { userId: 'ana', listId: 'list_1' }).queryKey, {
    votedAt: undefined,
  });
  const show = (list: RankedList) => (
    <Providers client={client}>
      <UpvoteButton name={name} list={list} uid="ben" />
    </Providers>
  );
  const { rerender } = render(show(heroesList));
  const find = (name: string) => screen.findByRole('button', { name, pressed: true });
  fireEvent.click(screen.getByRole('button'));
  await find('Upvote Heroes, 6 upvotes');
  const counted = { ...heroesList, upvoteCount: 6, countedAt: '2026-03-01T13:00:02.000Z' };
  rerender(show(counted));
  await find('Upvote Heroes, 6 upvotes');
  resolve(acceptWrite());
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(server.writes).toHaveLength(1);
  await find('Upvote Heroes, 6 upvotes');
});

test('a favorite is added and removed, with a message for two seconds', async () => {
  vi.useFakeTimers();
  renderWithToasts(<FavoriteButton name={name} list={heroesList} uid="ben" />);
  const button = screen.getByRole('button', { name: 'Favorite Heroes' });
  const message = () => screen.getByRole('status');
  fireEvent.click(button);
  await vi.waitFor(() => expect(message()).toHaveTextContent(ADDED), { interval: 10, timeout: 10_000 });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectShownFor(FAVORITE_MESSAGE_MS, ADDED);
  fireEvent.click(button);
  await vi.waitFor(() => expect(message()).toHaveTextContent('Removed from favorites'), {
    interval: 10,
    timeout: 10_000,
  });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  vi.useRealTimers();
  await expectAccessible();
});
