import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import {
  entriesOf,
  entryOf,
  favorites,
  renderAt,
  resultsOf,
  row,
  ten,
  wordsOf,
} from '#testing/topTenScreen.tsx';
import { emitResults, readTopTen } from '#testing/topTenServer.ts';
import { TopTenResults } from './TopTenResults.tsx';

vi.mock('#data/firebase/firestore.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/topTen.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/editions.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/firebase/whenIdle.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/liveTopTen.ts', () => import('#testing/topTenServer.ts'));

const results = resultsOf(favorites);
const [first, second, third, ..._others] = favorites;

const open = (address = '/', slots?: readonly string[]) =>
  renderAt(address, <TopTenResults categoryId="goat-social" slots={slots} />);

const LOADING = 'Loading ...';

describe('the Global Top 10', () => {
  test('loads first', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent(LOADING);
    await ten();
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
    expect(readTopTen).toHaveBeenCalledExactlyOnceWith({}, 'goat-social');
  });

  test('stands best first, each with place, name and Avg Pos', async () => {
    open();
    const texts = entriesOf(await ten()).map(wordsOf);
    expect(texts).toHaveLength(10);
    expect(texts[0]).toMatch(/^1Sandra Diaz-Twine.*Avg Pos1\.0Points600On ballots100%Firsts60$/);
    expect(texts[9]).toMatch(/^10Jenn Lyon.*Avg Pos10\.0/);
  });

  test('tells where the ballots put somebody in a picture with words', async () => {
    const rows = [row(first, 1, { 1: 5, 2: 6 }), row(second, 2, { 1: 1 })];
    readTopTen.mockResolvedValue(resultsOf([], { top10: rows, totalVotes: 12 }));
    open();
    const sentence = 'Sandra Diaz-Twine, of 12 ballots: 1st on 5, 2nd on 6, and left off 1.';
    await screen.findByRole('img', { name: sentence });
    expect(wordsOf(entryOf('Sandra Diaz-Twine'))).toContain('Avg Pos2.3Points104On ballots92%Firsts5');
  });

  test('shows the counts of a strip for good when it is pressed', async () => {
    open();
    await ten();
    const [strip = document.body] = screen.getAllByRole('button', { name: /^Sandra Diaz-Twine, of/ });
    await userEvent.click(strip);
    expect(strip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(strip);
    expect(strip).toHaveAttribute('aria-pressed', 'false');
  });

  test('has every place in numbers too', async () => {
    const rows = [row(first, 1, { 1: 5, 10: 6 })];
    readTopTen.mockResolvedValue(resultsOf([], { top10: rows, totalVotes: 12 }));
    open();
    await userEvent.click(await screen.findByText('Every place in numbers'));
    const line = screen.getByRole('row', { name: /^Sandra/ });
    const numbers = within(line)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(numbers.join(' ')).toBe('5 0 0 0 0 0 0 0 0 6 1');
  });

  test('gives a shared place to both', async () => {
    const rows = [row(first, 1, { 1: 5 }), row(second, 1, { 1: 5 }), row(third, 3, { 2: 3 })];
    readTopTen.mockResolvedValue(resultsOf([], { top10: rows, totalVotes: 10 }));
    open();
    const ranks = entriesOf(await ten()).map(({ textContent }) => textContent?.[0]);
    expect(ranks).toEqual(['1', '1', '3']);
  });

  test('of an older document has points and averages alone', async () => {
    const top10 = [{ id: first, totalScore: 27, rank: 1 }];
    readTopTen.mockResolvedValue(resultsOf([], { top10, totalVotes: 4 }));
    open();
    expect((await ten()).textContent).toMatch(/Avg Pos4\.3Points27$/);
    expect(screen.queryByText('Every place in numbers')).not.toBeInTheDocument();
  });

  test('explains that who is not listed counts as 11th', async () => {
    open();
    await userEvent.click(await screen.findByText('How this works'));
    expect(screen.getByText(/counts as 11th place there/)).toBeVisible();
  });

  test('is followed by those who just missed it', async () => {
    readTopTen.mockResolvedValue({ ...results, justMissed: [row('rupert-boneham', 11, { 10: 30 })] });
    open();
    const missed = await screen.findByRole('region', { name: 'Just missed' });
    expect(wordsOf(missed)).toContain('11Rupert BonehamAvg Pos 10.5');
  });

  test.each([
    [9, 'not enough ballots yet'],
    [10, 'early'],
    [49, 'early'],
  ])('of %i ballots says: %s', async (totalVotes, words) => {
    readTopTen.mockResolvedValue(resultsOf(favorites, { totalVotes }));
    open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('of 50 ballots is settled', async () => {
    readTopTen.mockResolvedValue(resultsOf(favorites, { totalVotes: 50 }));
    open();
    await ten();
    expect(screen.queryByText(/^(early|not enough ballots yet)$/)).not.toBeInTheDocument();
  });
});

describe('before the first ballot', () => {
  test('the ranking is not yet available', async () => {
    readTopTen.mockResolvedValue(undefined);
    open();
    expect(await screen.findByText('Global ranking not yet available.')).toBeVisible();
    await expectAccessible();
  });

  test('the ranking comes with it', async () => {
    readTopTen.mockResolvedValue(undefined);
    open();
    await screen.findByText('Global ranking not yet available.');
    await emitResults(resultsOf([first], { totalVotes: 1 }));
    expect(entriesOf(await ten())).toHaveLength(1);
  });
});
