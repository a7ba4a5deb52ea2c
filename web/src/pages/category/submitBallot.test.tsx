import { emptySlots } from '@outrank/shared/ballots/ballot';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  choose,
  fan,
  openCategory,
  openWorld,
  places,
  press,
  submitButton,
  threeBallots,
  visitor,
} from '#testing/categoryScreen.tsx';
import { expectConsoleError } from '#testing/setup.ts';

// How emblems are drawn is ui's concern; 46 of them make every look-up by role slow in jsdom.
vi.mock('#ui/emblem/EmblemBadge.tsx', () => ({ EmblemBadge: () => null }));
// The large client would look for a server; what is live is proven in a browser.
vi.mock('#data/firebase/watches.ts', () => ({ watchWhenIdle: () => () => undefined }));

beforeEach(() => localStorage.clear());

describe('submitting', () => {
  const fillAndSubmit = async () => {
    await choose('Tom Westman', 'Ian Rosenberger');
    fireEvent.click(submitButton());
  };

  test('stores ten places once, however often it is pressed, and moves to the results', async () => {
    const world = openWorld();
    const { promise, resolve } = Promise.withResolvers<Response>();
    world.commit = () => promise;
    openCategory(fan('ana'));
    await fillAndSubmit();
    for (let click = 0; click < 4; click += 1) fireEvent.click(submitButton());
    await vi.waitFor(() => expect(submitButton()).toHaveAttribute('aria-disabled', 'true'));
    // A button that were disabled would lose the focus.
    expect(submitButton()).toBeEnabled();
    resolve(Response.json({ writeResults: [{}], commitTime: '2026-03-01T12:00:00Z' }));
    await screen.findByText('Global Top 10');
    expect(world.writes).toHaveLength(1);
    const slots = /"values":(\[.*?\])/.exec(world.writes[0] ?? '')?.[1] ?? '';
    expect(JSON.parse(slots).map(({ stringValue }: { stringValue: string }) => stringValue)).toEqual(
      emptySlots.with(0, 'tom-westman').with(1, 'ian-rosenberger'),
    );
    press('View/Edit My Submission');
    expect(places()[1]).toBe('Ian Rosenberger');
    expect(screen.queryByText(/Not submitted yet/)).not.toBeInTheDocument();
  });

  test('from the address of a past edition leads to the live results', async () => {
    openWorld(threeBallots);
    openCategory(fan('ana'), 'goat-social?edition=2026-11-20');
    await screen.findByText('No edition closed that week.');
    press('View/Edit My Submission');
    await fillAndSubmit();
    await screen.findByText(/^Live, /);
  });

  test('that fails says so for five seconds and leaves the places as they were', async () => {
    expectConsoleError(/HTTP error has no status/);
    openWorld().cutWrites();
    openCategory(fan('ana'));
    await choose('Tom Westman');
    vi.useFakeTimers();
    fireEvent.click(submitButton());
    await act(() => vi.advanceTimersByTimeAsync(0));
    const words = 'Failed to submit ranking. Please try again.';
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    act(() => vi.advanceTimersByTime(4900));
    expect(screen.getByText(words)).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(places()[0]).toBe('Tom Westman');
  });

  test('after the session ended elsewhere says that it takes a login, and keeps the places', async () => {
    const world = openWorld();
    const { change } = openCategory(fan('ana'));
    await choose('Tom Westman');
    change(visitor);
    fireEvent.click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent('You must be logged in to submit a ranking.');
    expect(places()[0]).toBe('Tom Westman');
    expect(world.writes).toEqual([]);
  });

  test('is not offered any more to somebody who is signed out and comes back to it', async () => {
    openWorld();
    const { change } = openCategory(fan('ana'));
    await choose('Tom Westman');
    change(visitor);
    press('View Global Ranking');
    press('View/Edit My Submission');
    expect(screen.getByText('Log in to create or edit your ranking.')).toBeVisible();
  });

  test('with a session that the server ended says the same', async () => {
    openWorld().commit = async () =>
      Response.json({ error: { status: 'UNAUTHENTICATED', message: 'no session' } }, { status: 401 });
    openCategory(fan('ana'));
    await fillAndSubmit();
    await screen.findByText('You must be logged in to submit a ranking.');
    expect(places()[1]).toBe('Ian Rosenberger');
  });

  test('keeps nothing in the browser of somebody who is signed out', async () => {
    openWorld();
    const { change } = openCategory(fan('ana'));
    await choose('Tom Westman');
    localStorage.clear();
    change(visitor);
    await choose('Ian Rosenberger');
    expect(localStorage).toHaveLength(0);
  });
});
