import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { failToFetch } from '#testing/firestoreServer.ts';
import {
  buildResults,
  emitResults,
  favorites,
  findTopTen,
  getEntries,
  openResults,
  readAloud,
  readEdition,
  readTopTen,
} from '#testing/topTenScreen.tsx';

const [first, second, ...others] = favorites;

describe('a failed read', () => {
  test.each([
    ['the results', readTopTen, '/'],
    ['an edition', readEdition, '/?edition=2026-11-20'],
  ])('of %s can be tried again', async (_, read, address) => {
    readEdition.mockResolvedValue({ ...buildResults(favorites), id: '2026-11-20' });
    read.mockImplementationOnce(failToFetch);
    openResults(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load global ranking\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await findTopTen();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of results that are already shown leaves them', async () => {
    const { client } = openResults();
    await findTopTen();
    readTopTen.mockImplementationOnce(failToFetch);
    await act(() => client.refetchQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to reload global ranking\.$/);
    expect(getEntries(await findTopTen())).toHaveLength(10);
  });
});

describe('while the screen is open', () => {
  const swapped = buildResults([second, first, ...others], { publishedAt: '2026-11-21T12:00:05.000Z' });
  const ANNOUNCEMENT = 'The Global Top 10 has changed. Tony Vlachos leads.';
  const leader = async () => readAloud(getEntries(await findTopTen())[0]);

  test('published results appear, a new order is announced, and a slow read does not undo it', async () => {
    const { client } = openResults();
    await findTopTen();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
    await emitResults(swapped);
    expect(await screen.findByText(ANNOUNCEMENT)).toHaveAttribute('aria-live', 'polite');
    expect(await leader()).toMatch(/^1Tony Vlachos/);
    await act(() => client.refetchQueries());
    expect(readTopTen).toHaveBeenCalledTimes(2);
    expect(await leader()).toMatch(/^1Tony Vlachos/);
  });

  test('new numbers in the same order are not announced, and a read after the last ballot was withdrawn removes all', async () => {
    const { client } = openResults();
    await findTopTen();
    await emitResults(buildResults(favorites, { totalVotes: 61 }));
    expect(await screen.findByText(/^Live, 61 ballots/)).toBeVisible();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
    readTopTen.mockResolvedValue(undefined);
    await act(() => client.refetchQueries());
    expect(client.getQueryData(['topTen', 'goat-social'])).toBeNull();
  });

  test('a slow read that began before the first ballot does not undo it', async () => {
    const slow = Promise.withResolvers<undefined>();
    readTopTen.mockReturnValue(slow.promise);
    openResults();
    await emitResults(swapped);
    await act(async () => slow.resolve(undefined));
    expect(await screen.findByRole('heading', { level: 3, name: 'Tony Vlachos' })).toBeVisible();
  });
});
