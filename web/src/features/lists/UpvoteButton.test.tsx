import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, cutOff, heroes, renderWithToasts, sessionEnded } from '#testing/listScreen.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import { UpvoteButton } from './UpvoteButton.tsx';

const button = () => screen.getByRole('button', { name: /^Upvote Heroes, / });
const shown = (count: number, pressed: boolean) =>
  screen.findByRole('button', { name: `Upvote Heroes, ${count} upvotes`, pressed });
const renderButton = (uid?: string) => renderWithToasts(<UpvoteButton list={heroes} uid={uid} />);
const never = () => new Promise<Response>(() => {});

beforeEach(() => connect());

describe('signed out', () => {
  test('the upvote button is disabled and says what it takes', async () => {
    renderButton();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAttribute('title', 'Sign in to upvote');
    await expectAccessible();
  });

  test('an attempt is answered', async () => {
    renderButton();
    fireEvent.click(button());
    expect(screen.getByRole('alert')).toHaveTextContent(/^You must be logged in to upvote lists\.$/);
    await shown(5, false);
  });
});

describe('an upvote', () => {
  test('shows at once', async () => {
    connect({ commit: never });
    renderButton('ben');
    fireEvent.click(button());
    await shown(6, true);
    expect(button()).not.toHaveAttribute('title');
    await expectAccessible();
  });

  test('is taken back by a second press, however soon', async () => {
    expectConsoleError(/HTTP error has no status/);
    const counts: string[] = [];
    const count = (write: string) => {
      counts.push(/"increment":\{"integerValue":"(-?1)"\}/.exec(write)?.[1] ?? '');
      return cutOff();
    };
    connect({ commit: count });
    renderButton('ben');
    fireEvent.click(button());
    fireEvent.click(button());
    await vi.waitFor(() => expect(counts).toEqual(['1', '-1']));
  });

  test('shows on every copy of the list on the screen', async () => {
    connect({ commit: never });
    renderWithToasts(
      <>
        <UpvoteButton list={heroes} uid="ben" />
        <UpvoteButton list={{ ...heroes, upvoteCount: 3 }} uid="ben" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Upvote Heroes, 3 upvotes' }));
    await shown(6, true);
    await shown(4, true);
  });

  test('that could not be stored says so and goes away', async () => {
    expectConsoleError(/HTTP error has no status/);
    connect({ commit: cutOff });
    renderButton('ben');
    fireEvent.click(button());
    await screen.findByText('Failed to upvote list. Please try again.');
    await shown(5, false);
  });

  test('after the session ended says that one must be logged in', async () => {
    connect({ commit: sessionEnded });
    renderButton('ben');
    fireEvent.click(button());
    await screen.findByText('You must be logged in to upvote lists.');
    await shown(5, false);
  });
});
