import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { entriesOf, favorites, renderAt, resultsOf, ten, wordsOf } from '#testing/topTenScreen.tsx';
import { emitResults, readEdition, readTopTen } from '#testing/topTenServer.ts';
import { TopTenResults } from './TopTenResults.tsx';

vi.mock('#data/firebase/firestore.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/topTen.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/editions.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/firebase/whenIdle.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/liveTopTen.ts', () => import('#testing/topTenServer.ts'));

const [first, second, third, ...others] = favorites;

const open = (address = '/', slots?: readonly string[]) =>
  renderAt(address, <TopTenResults categoryId="goat-social" slots={slots} />);

describe('without an answer', () => {
  const failToFetch = () => Promise.reject(new Error('unavailable'));

  test('the ranking failed to load, until a new try succeeds', async () => {
    readTopTen.mockImplementationOnce(failToFetch);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load global ranking\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ten();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the ranking failed to reload, and what stood stays', async () => {
    const { client } = open();
    await ten();
    readTopTen.mockImplementationOnce(failToFetch);
    await act(() => client.refetchQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to reload global ranking\.$/);
    expect(entriesOf(await ten())).toHaveLength(10);
  });

  test('an edition failed to load', async () => {
    readEdition.mockImplementationOnce(failToFetch);
    open('/?edition=2026-11-20');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load global ranking\.$/);
  });
});

describe('while the screen is open', () => {
  const swapped = resultsOf([second, first, third, ...others], { publishedAt: '2026-11-21T12:00:05.000Z' });
  const NEWS = 'The Global Top 10 has changed. Tony Vlachos leads.';

  test('it follows what is published, and says a new order once', async () => {
    open();
    await ten();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
    await emitResults(swapped);
    expect(await screen.findByText(NEWS)).toHaveAttribute('aria-live', 'polite');
    expect(wordsOf(entriesOf(await ten())[0])).toMatch(/^1Tony Vlachos/);
  });

  test('new numbers in the same order are no news', async () => {
    open();
    await ten();
    await emitResults(resultsOf(favorites, { totalVotes: 61 }));
    expect(await screen.findByText(/^Live, 61 ballots/)).toBeVisible();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
  });

  test('a slow answer does not undo what was heard meanwhile', async () => {
    const { client } = open();
    await ten();
    await emitResults(swapped);
    await screen.findByText(NEWS);
    await act(() => client.refetchQueries());
    expect(readTopTen).toHaveBeenCalledTimes(2);
    expect(wordsOf(entriesOf(await ten())[0])).toMatch(/^1Tony Vlachos/);
  });

  test('results whose last ballot was withdrawn are gone when they are read again', async () => {
    const { client } = open();
    await ten();
    readTopTen.mockResolvedValue(undefined);
    await act(() => client.refetchQueries());
    expect(client.getQueryData(['topTen', 'goat-social'])).toBeNull();
  });

  test('a slow answer from before the first ballot does not undo it', async () => {
    const slow = Promise.withResolvers<undefined>();
    readTopTen.mockReturnValue(slow.promise);
    open();
    await emitResults(swapped);
    await act(async () => slow.resolve(undefined));
    expect(await screen.findByRole('heading', { level: 3, name: 'Tony Vlachos' })).toBeVisible();
  });
});
