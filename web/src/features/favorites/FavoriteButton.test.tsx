import { FAVORITE_MESSAGE_MS } from '@outrank/shared/limits';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, cutOff, heroes, renderWithToasts, sessionEnded } from '#testing/listScreen.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

const ADDED = 'Added to favorites';
const button = () => screen.getByRole('button', { name: 'Favorite Heroes' });
const renderButton = (uid?: string) => renderWithToasts(<FavoriteButton list={heroes} uid={uid} />);

beforeEach(() => connect());

describe('signed out', () => {
  test('the favorite button is disabled and says what it takes', async () => {
    renderButton();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAttribute('title', 'Login to favorite lists');
    await expectAccessible();
  });

  test('an attempt is answered', () => {
    renderButton();
    fireEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent(/^You must be logged in to favorite lists\.$/);
    expect(button()).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('a favorite', () => {
  test('comes with one press and goes with the next', async () => {
    renderButton('ben');
    fireEvent.click(button());
    await screen.findByText(ADDED);
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(button());
    await screen.findByText('Removed from favorites');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible();
  });

  test('goes with a second press, however soon', async () => {
    expectConsoleError(/HTTP error has no status/);
    const writes: string[] = [];
    const note = (write: string) => {
      writes.push(write.includes('"delete":') ? 'removed' : 'added');
      return cutOff();
    };
    connect({ commit: note });
    renderButton('ben');
    fireEvent.click(button());
    fireEvent.click(button());
    await vi.waitFor(() => expect(writes).toEqual(['added', 'removed']));
  });

  test('is confirmed for two seconds', async () => {
    vi.useFakeTimers();
    renderButton('ben');
    fireEvent.click(button());
    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(ADDED), { interval: 10 });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await pass(FAVORITE_MESSAGE_MS - 100);
    expect(screen.getByRole('status')).toHaveTextContent(ADDED);
    await pass(200);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('that could not be stored says so and goes away', async () => {
    expectConsoleError(/HTTP error has no status/);
    connect({ commit: cutOff });
    renderButton('ben');
    fireEvent.click(button());
    await screen.findByText('Failed to update favorites. Please try again.');
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText(ADDED)).not.toBeInTheDocument();
  });

  test('after the session ended says that one must be logged in', async () => {
    connect({ commit: sessionEnded });
    renderButton('ben');
    fireEvent.click(button());
    await screen.findByText('You must be logged in to favorite lists.');
  });
});
