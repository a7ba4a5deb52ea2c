import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import {
  buildResults,
  buildRow,
  emitResults,
  favorites,
  findTopTen,
  getEntries,
  getEntry,
  openResults,
  readAloud,
  readTopTen,
} from '#testing/topTenScreen.tsx';

const [first, second, third] = favorites;

/** Opens results with only these rows. */
function openRows(top10: ReturnType<typeof buildRow>[], totalVotes: number) {
  readTopTen.mockResolvedValue(buildResults([], { top10, totalVotes }));
  openResults();
}

describe('the Global Top 10', () => {
  test('shows ten entries after loading, best first, each with rank, name and statistics', async () => {
    openResults();
    expect(screen.getByRole('status')).toHaveTextContent('Loading ...');
    const texts = getEntries(await findTopTen()).map(readAloud);
    expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
    expect(readTopTen).toHaveBeenCalledExactlyOnceWith({}, 'goat-social');
    expect(texts).toHaveLength(10);
    expect(texts[0]).toMatch(/^1Sandra Diaz-Twine.*Avg Pos1\.0Points600On ballots100%Firsts60$/);
    expect(texts[9]).toMatch(/^10Jenn Lyon.*Avg Pos10\.0/);
  });

  test('describes the rank counts of a contestant in an image with text and in a table', async () => {
    openRows([buildRow(first, 1, { 1: 5, 2: 6 }), buildRow(second, 2, { 1: 1 })], 12);
    const sentence = 'Sandra Diaz-Twine, of 12 ballots: 1st on 5, 2nd on 6, and left off 1.';
    await screen.findByRole('img', { name: sentence });
    expect(readAloud(getEntry('Sandra Diaz-Twine'))).toContain('Avg Pos2.3Points104On ballots92%Firsts5');
    await userEvent.click(screen.getByText('Every place in numbers'));
    const cells = within(screen.getByRole('row', { name: /^Sandra/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).join(' ')).toBe('5 6 0 0 0 0 0 0 0 0 1');
  });

  test('keeps the counts of a strip visible while its button is pressed, and explains how it works', async () => {
    openResults();
    await findTopTen();
    const [strip = document.body] = screen.getAllByRole('button', { name: /^Sandra Diaz-Twine, of/ });
    await userEvent.click(strip);
    expect(strip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(strip);
    expect(strip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(screen.getByText('How this works'));
    expect(screen.getByText(/counts as 11th place there/)).toBeVisible();
  });

  test('shows a shared rank twice', async () => {
    const tied = [buildRow(first, 1, { 1: 5 }), buildRow(second, 1, { 1: 5 })];
    openRows([...tied, buildRow(third, 3, { 2: 3 })], 10);
    const ranks = getEntries(await findTopTen()).map(({ textContent }) => textContent?.[0]);
    expect(ranks).toEqual(['1', '1', '3']);
  });

  test('shows only points and averages of an older document', async () => {
    openRows([{ id: first, totalScore: 27, rank: 1 }], 4);
    expect((await findTopTen()).textContent).toMatch(/Avg Pos4\.3Points27$/);
    expect(screen.queryByText('Every place in numbers')).not.toBeInTheDocument();
  });

  test('lists the contestants who just missed it', async () => {
    const justMissed = [buildRow('rupert-boneham', 11, { 10: 30 })];
    readTopTen.mockResolvedValue(buildResults(favorites, { justMissed }));
    openResults();
    const missed = await screen.findByRole('region', { name: 'Just missed' });
    expect(readAloud(missed)).toContain('11Rupert BonehamAvg Pos 10.5');
  });

  test.each([
    [9, 'not enough ballots yet'],
    [10, 'early'],
    [49, 'early'],
    [50, undefined],
  ])('of %i ballots carries the badge %s', async (totalVotes, badge) => {
    readTopTen.mockResolvedValue(buildResults(favorites, { totalVotes }));
    openResults();
    await findTopTen();
    const shown = screen.queryByText(/^(early|not enough ballots yet)$/);
    expect(shown?.textContent).toBe(badge);
  });
});

test('the ranking is not yet available before the first ballot, and appears with it', async () => {
  readTopTen.mockResolvedValue(undefined);
  openResults();
  expect(await screen.findByText('Global ranking not yet available.')).toBeVisible();
  await expectAccessible();
  await emitResults(buildResults([first], { totalVotes: 1 }));
  expect(getEntries(await findTopTen())).toHaveLength(1);
});
