import { FAVORITE_MESSAGE_MS } from '@outrank/shared/limits';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failToFetch, rejectExpiredSession, stubFirestore } from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { UpvoteButton } from './UpvoteButton.tsx';

const never = () => new Promise<Response>(() => {});
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
    expectConsoleError(/HTTP error has no status/);
    const writes: string[] = [];
    const rejectWrite = (write: string) => {
      writes.push(write);
      return failToFetch();
    };
    stubFirestore({ commit: rejectWrite });
    renderButton('ben');
    const button = await findOff();
    fireEvent.click(button);
    fireEvent.click(button);
    await vi.waitFor(() => expect(writes).toHaveLength(2));
    expect(writes).toEqual([expect.stringMatching(turnsOn), expect.stringMatching(turnsOff)]);
  });

  test.each([
    { when: 'the connection is cut', commit: failToFetch, words: failed },
    { when: 'the session has ended', commit: rejectExpiredSession, words: signedOut },
  ])('turns off again and says why when $when', async ({ commit, words }) => {
    if (commit === failToFetch) expectConsoleError(/HTTP error has no status/);
    stubFirestore({ commit });
    renderButton('ben');
    fireEvent.click(await findOff());
    await screen.findByText(words);
    await findOff();
    expect(screen.queryByText(ADDED)).not.toBeInTheDocument();
  });
});

describe('an upvote that is being saved', () => {
  test('shows on every copy of the list', async () => {
    stubFirestore({ commit: never });
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
});

describe('a favorite', () => {
  const button = () => screen.getByRole('button', { name: 'Favorite Heroes' });

  test('is added and removed, with a message each', async () => {
    renderWithToasts(<FavoriteButton list={heroesList} uid="ben" />);
    fireEvent.click(button());
    await screen.findByText(ADDED);
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(button());
    await screen.findByText('Removed from favorites');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible();
  });

  test('shows its message for two seconds', async () => {
    vi.useFakeTimers();
    renderWithToasts(<FavoriteButton list={heroesList} uid="ben" />);
    fireEvent.click(button());
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(ADDED), { interval: 10 });
    const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await advance(FAVORITE_MESSAGE_MS - 100);
    expect(screen.getByRole('status')).toHaveTextContent(ADDED);
    await advance(200);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
