import { emptySlots } from '@outrank/shared/ballots/ballot';
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ballotQueries } from '#features/ballots/ballotQueries.ts';
import {
  ballotsOf,
  choose,
  editor,
  fan,
  openCategory,
  openWorld,
  places,
  press,
  submitButton,
  tenEmpty,
  threeBallots,
  tomFirst,
} from '#testing/categoryScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';

// How emblems are drawn is ui's concern; 46 of them make every look-up by role slow in jsdom.
vi.mock('#ui/emblem/EmblemBadge.tsx', () => ({ EmblemBadge: () => null }));
// The large client would look for a server; what is live is proven in a browser.
vi.mock('#data/firebase/watches.ts', () => ({ watchWhenIdle: () => () => undefined }));

const TEN = [
  'Tom Westman',
  'Ian Rosenberger',
  'Katie Gallagher',
  'Jenn Lyon',
  'Gregg Carey',
  'Caryn Groedel',
  'Coby Archa',
  'Janu Tornell',
  'Bobby Jon Drinkard',
  'Parvati Shallow',
];

beforeEach(() => localStorage.clear());

describe('a ballot', () => {
  test('that was submitted shows the results first, and by the toggle what was submitted', async () => {
    openWorld({ ...threeBallots, ...ballotsOf('ana', { 'goat-social': tomFirst }) });
    openCategory(fan('ana'));
    await screen.findByText('Global Top 10');
    press('View/Edit My Submission');
    await editor();
    expect(places()[0]).toBe('Tom Westman');
    expect(submitButton()).toBeEnabled();
    press('View Global Ranking');
    expect(screen.getByText('Global Top 10')).toBeVisible();
  });

  test('in one category leaves the others open', async () => {
    openWorld(ballotsOf('ana', { 'goat-strategy': tomFirst }));
    openCategory(fan('ana'));
    await editor();
    expect(places()).toEqual(tenEmpty);
  });

  test('in the older form, nested in an object, is read', async () => {
    const ranking = {
      contestants: [
        { id: 'tom-westman', name: 'Tom Westman' },
        { id: '', isEmpty: 'true' },
      ],
    };
    openWorld(ballotsOf('ana', { 'goat-social': { ranking } }));
    openCategory(fan('ana'));
    await screen.findByText('Global Top 10');
    press('View/Edit My Submission');
    await editor();
    expect(places()).toEqual(['Tom Westman', ...tenEmpty.slice(1)]);
  });

  test.each(['text', 5, null])('stored as %j is ten empty places', async (ranking) => {
    openWorld(ballotsOf('ana', { 'goat-social': { ranking } }));
    openCategory(fan('ana'));
    await editor();
    expect(places()).toEqual(tenEmpty);
  });

  test('is filled in order by choosing, and from a place that was picked out', async () => {
    openWorld();
    openCategory(fan('ana'));
    await choose('Tom Westman');
    press('Vote for #4');
    await choose('Ian Rosenberger', 'Katie Gallagher');
    expect(places().slice(0, 5)).toEqual([
      'Tom Westman',
      'Vote for #2',
      'Vote for #3',
      'Ian Rosenberger',
      'Katie Gallagher',
    ]);
  });

  test('is accessible, with empty and with taken places', async () => {
    openWorld();
    openCategory(fan('ana'));
    await choose('Tom Westman');
    await expectAccessible(screen.getByLabelText('Your ballot', { selector: 'section' }));
  });

  test('replaces nobody who came to the place that was picked out', async () => {
    openWorld();
    openCategory(fan('ana'));
    await choose('Tom Westman');
    press('Vote for #2');
    fireEvent.click(screen.getByLabelText('Move Tom Westman down'));
    await choose('Ian Rosenberger');
    expect(places().slice(0, 2)).toEqual(['Ian Rosenberger', 'Tom Westman']);
  });

  test('offers no whole seasons', async () => {
    openWorld();
    openCategory(fan('ana'));
    await screen.findByText('Palau');
    expect(screen.queryByLabelText('Add Palau to your list')).not.toBeInTheDocument();
  });

  test('names nobody twice, and says for three seconds where they stand', async () => {
    openWorld();
    openCategory(fan('ana'));
    await choose('Ian Rosenberger', 'Tom Westman', 'Parvati Shallow');
    const found = screen.getByLabelText('Contestants');
    vi.useFakeTimers();
    fireEvent.click(found.querySelector('button') as HTMLButtonElement);
    const words = 'Parvati Shallow is already ranked at position 3.';
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(places()[3]).toBe('Vote for #4');
    act(() => vi.advanceTimersByTime(2900));
    expect(screen.getByText(words)).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  test('takes ten and no eleventh', async () => {
    openWorld();
    openCategory(fan('ana'));
    await choose(...TEN, 'Sandra Diaz-Twine');
    expect(places()).toEqual(TEN);
    expect(screen.getByRole('alert')).toHaveTextContent('All ten places are taken.');
  });

  test('that is not submitted is kept for its fan and its category', async () => {
    openWorld();
    const first = openCategory(fan('ana'));
    await choose('Tom Westman', 'Ian Rosenberger');
    first.leave();
    const other = openCategory(fan('ben'));
    await editor();
    expect(places()).toEqual(tenEmpty);
    other.leave();
    openCategory(fan('ana'));
    await editor();
    expect(places().slice(0, 3)).toEqual(['Tom Westman', 'Ian Rosenberger', 'Vote for #3']);
  });

  test('that was changed can go back to what was submitted, and that can be undone', async () => {
    openWorld(ballotsOf('ana', { 'goat-social': tomFirst }));
    openCategory(fan('ana'));
    await screen.findByText('Global Top 10');
    press('View/Edit My Submission');
    await choose('Ian Rosenberger');
    press('Back to my submission');
    expect(places()[1]).toBe('Vote for #2');
    fireEvent.click(screen.getByLabelText('Undo'));
    expect(places()[1]).toBe('Ian Rosenberger');
  });

  const submitElsewhere = async (client: QueryClient) => {
    const newer = { slots: emptySlots.with(0, 'ian-rosenberger'), submittedAt: undefined };
    await act(async () => {
      client.setQueryData(ballotQueries.own('ana').queryKey, { 'goat-social': newer });
      // Whoever watches is told after this turn.
      await new Promise((told) => setTimeout(told));
    });
  };

  test('that nobody changed follows what another tab submits', async () => {
    openWorld(ballotsOf('ana', { 'goat-social': tomFirst }));
    const { client } = openCategory(fan('ana'));
    await screen.findByText('Global Top 10');
    press('View/Edit My Submission');
    await editor();
    await submitElsewhere(client);
    expect(places()[0]).toBe('Ian Rosenberger');
    expect(screen.queryByText(/Not submitted yet/)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('that was changed stays when another tab submits, and can go back to that', async () => {
    openWorld(ballotsOf('ana', { 'goat-social': tomFirst }));
    const { client } = openCategory(fan('ana'));
    await screen.findByText('Global Top 10');
    press('View/Edit My Submission');
    await choose('Katie Gallagher');
    await submitElsewhere(client);
    expect(places().slice(0, 2)).toEqual(['Tom Westman', 'Katie Gallagher']);
    expect(screen.getByText(/Not submitted yet/)).toBeVisible();
    press('Back to my submission');
    expect(places().slice(0, 2)).toEqual(['Ian Rosenberger', 'Vote for #2']);
    expect(screen.queryByText(/Not submitted yet/)).not.toBeInTheDocument();
  });
});
