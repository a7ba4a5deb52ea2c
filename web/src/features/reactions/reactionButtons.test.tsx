import { FAVORITE_MESSAGE_MS } from '@outrank/shared/limits';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failFirestoreRequest, rejectExpiredSession, stubFirestore } from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible, expectShownFor } from '#testing/setup.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { UpvoteButton } from './UpvoteButton.tsx';

const ADDED = 'Added to favorites';

beforeEach(() => stubFirestore());

describe.each([
  {
    Button: UpvoteButton,
    off: 'Upvote Heroes, 5 upvotes',
    hint: 'Sign in to upvote',
    failed: 'Failed to upvote list. Please try again.',
    signedOut: 'You must be logged in to upvote lists.',
    turnsOn: /"increment":\{"integerValue":"1"\}/,
    turnsOff: /"increment":\{"integerValue":"-1"\}/,
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
  const renderButton = (uid?: string) => renderWithToasts(<Button list={heroesList} uid={uid} />);
  const findOff = () => screen.findByRole('button', { name: off, pressed: false });

  test('is disabled when signed out, says why, and answers an attempt', async () => {
    renderButton();
    const button = await findOff();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', hint);
    await expectAccessible();
    fireEvent.click(button);
    expect(screen.getByRole('alert').textContent).toBe(signedOut);
    await findOff();
  });

  test('saves both of two clicks in one frame', async () => {
    const { writes } = stubFirestore({ commit: failFirestoreRequest });
    renderButton('ben');
    const button = await findOff();
    fireEvent.click(button);
    fireEvent.click(button);
    await vi.waitFor(() => expect(writes).toHaveLength(2));
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
      <UpvoteButton list={heroesList} uid="ben" />
      <UpvoteButton list={{ ...heroesList, upvoteCount: 3 }} uid="ben" />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Upvote Heroes, 3 upvotes' }));
  for (const name of ['Upvote Heroes, 6 upvotes', 'Upvote Heroes, 4 upvotes'])
    expect(await screen.findByRole('button', { name, pressed: true })).not.toHaveAttribute('title');
  await expectAccessible();
});

test('a favorite is added and removed, with a message for two seconds', async () => {
  vi.useFakeTimers();
  renderWithToasts(<FavoriteButton list={heroesList} uid="ben" />);
  const button = screen.getByRole('button', { name: 'Favorite Heroes' });
  const message = () => screen.getByRole('status');
  fireEvent.click(button);
  await vi.waitFor(() => expect(message()).toHaveTextContent(ADDED), { interval: 10 });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectShownFor(FAVORITE_MESSAGE_MS, ADDED);
  fireEvent.click(button);
  await vi.waitFor(() => expect(message()).toHaveTextContent('Removed from favorites'), { interval: 10 });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  vi.useRealTimers();
  await expectAccessible();
});
