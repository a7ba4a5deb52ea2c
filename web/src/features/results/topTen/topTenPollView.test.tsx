import { act, screen, within } from '@testing-library/react';
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

const [first, second, third, ...others] = favorites;

/** Opens results with only these rows. */
function openRows(top10: ReturnType<typeof buildRow>[], totalVotes: number) {
  readTopTen.mockResolvedValue(buildResults([], { top10, totalVotes }));
  openResults();
}

describe('the Global Top 10', () => {
  test('shows ten entries after loading, best first, each with rank, name and statistics, and who just missed it', async () => {
    const justMissed = [buildRow('rupert-boneham', 11, { 10: 30 })];
    readTopTen.mockResolvedValue(buildResults(favorites, { justMissed }));
    openResults();
    expect(screen.getByRole('status')).toHaveTextContent('Loading ...');
    const texts = getEntries(await findTopTen()).map(readAloud);
    expect(screen.queryByText('Loading ...')).not.toBeInTheDocument();
    expect(readTopTen).toHaveBeenCalledExactlyOnceWith('goat-social');
    expect(texts).toHaveLength(10);
    expect(texts[0]).toMatch(/^1Sandra Diaz-Twine.*Avg Pos 1\.0Points600On ballots100%#1 votes60$/);
    expect(texts[9]).toMatch(/^10Jenn Lyon.*Avg Pos 10\.0/);
    const missed = screen.getByRole('region', { name: 'Just missed' });
    expect(readAloud(missed)).toContain('11Rupert BonehamAvg Pos 10.5');
  });

  test('describes the rank counts of a contestant in an image with text and in a table', async () => {
    openRows([buildRow(first, 1, { 1: 5, 2: 6 }), buildRow(second, 2, { 1: 1 })], 12);
    const sentence = 'Sandra Diaz-Twine, of 12 ballots: 1st on 5, 2nd on 6, and left off 1.';
    await screen.findByRole('img', { name: sentence });
    expect(readAloud(getEntry('Sandra Diaz-Twine'))).toContain('Avg Pos 2.3Points104On ballots92%#1 votes5');
    await userEvent.click(screen.getByText('Ballots by place'));
    const cells = within(screen.getByRole('row', { name: /^Sandra/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).join(' ')).toBe('5 6 0 0 0 0 0 0 0 0 1');
  });

  test('shows the ranks that are possible, when they are known', async () => {
    openRows(
      [
        { ...buildRow(first, 1, { 1: 60 }), range: [1, 1] },
        { ...buildRow(second, 2, { 2: 60 }), range: [2, 4] },
      ],
      60,
    );
    await screen.findByRole('heading', { level: 3, name: 'Sandra Diaz-Twine' });
    expect(readAloud(getEntry('Sandra Diaz-Twine'))).toContain('Likely ranksclearly 1st');
    expect(readAloud(getEntry('Tony Vlachos'))).toContain('Likely ranks2nd to 4th');
  });

  test('has strips that tell their counts and can get the focus, and explains how it works', async () => {
    openResults();
    await findTopTen();
    const [strip] = screen.getAllByRole('img', { name: /^Sandra Diaz-Twine, of/ });
    expect(strip).toHaveAttribute('tabindex', '0');
    await userEvent.click(screen.getByText('How this works'));
    expect(screen.getByText(/counts as 11th place there/)).toBeVisible();
    expect(screen.getByText(/can tell where you put those who are shown/)).toBeVisible();
  });

  test('has a button on each entry that opens its details on a phone', async () => {
    openResults();
    await findTopTen();
    const button = screen.getByRole('button', { name: 'Details of Tony Vlachos', expanded: false });
    expect(getEntry('Tony Vlachos')).not.toHaveAttribute('data-is-open');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(getEntry('Tony Vlachos')).toHaveAttribute('data-is-open');
    const details = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(details).toHaveTextContent('#1 votes');
    expect(getEntry('Sandra Diaz-Twine')).not.toHaveAttribute('data-is-open');
  });

  test('says when the bars come, before the counts are published', async () => {
    const counted = { listedBy: {}, totalVotes: 4 };
    const top10 = [{ id: first, totalScore: 27, rank: 1 }];
    readTopTen.mockResolvedValue(buildResults([], { ...counted, countedVotes: 0, top10 }));
    openResults('/', favorites);
    expect(await screen.findByText(/^The bars of each place appear from 10 ballots on/)).toBeVisible();
    expect(screen.queryByText('Ballots by place')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  });

  test('shows bars of the ballots when the counts were published, beside the points of all', async () => {
    const top10 = [{ ...buildRow(first, 1, { 1: 10 }), totalScore: 114 }];
    readTopTen.mockResolvedValue(buildResults([], { top10, countedVotes: 10, totalVotes: 12 }));
    openResults();
    await screen.findByRole('img', { name: 'Sandra Diaz-Twine, of 10 ballots: 1st on 10.' });
    expect(readAloud(getEntry('Sandra Diaz-Twine'))).toContain('Avg Pos 1.5Points114On ballots100%');
    expect(screen.getByText(/^Bars and counts are of 10 ballots\./)).toBeVisible();
    expect(screen.getByRole('table', { hidden: true })).toHaveAccessibleName(/^How many of 10 ballots put/);
    expect(screen.getByRole('button', { name: 'Download the figures' })).toBeVisible();
  });

  test('shows only points and averages of an older document', async () => {
    openRows([{ id: first, totalScore: 27, rank: 1 }], 4);
    expect((await findTopTen()).textContent).toMatch(/Avg Pos 4\.3Points27$/);
    expect(screen.queryByText('Ballots by place')).not.toBeInTheDocument();
  });

  test.each([
    [9, 'Too early to call: there are fewer than 10 ballots so far.'],
    [10, 'Early results: with under 50 ballots, every vote counts.'],
    [49, 'Early results: with under 50 ballots, every vote counts.'],
    [50, undefined],
  ])('of %i ballots carries the note %s', async (totalVotes, note) => {
    readTopTen.mockResolvedValue(buildResults(favorites, { totalVotes }));
    openResults();
    await findTopTen();
    const shown = screen.queryByText(/^(Early results|Too early to call):$/);
    expect(shown?.parentElement?.textContent).toBe(note);
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

describe('while the screen is open', () => {
  const swapped = buildResults([second, first, third, ...others], {
    publishedAt: '2026-11-21T12:00:05.000Z',
  });
  const ANNOUNCEMENT = 'The Global Top 10 has changed. Tony Vlachos leads.';
  const leader = async () => readAloud(getEntries(await findTopTen())[0]);

  test('published results appear, a new order is announced, and a slow read does not undo it', async () => {
    const { client } = openResults();
    await findTopTen();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
    const slow = Promise.withResolvers<undefined>();
    readTopTen.mockReturnValue(slow.promise);
    void client.refetchQueries();
    await emitResults(swapped);
    expect(await screen.findByText(ANNOUNCEMENT)).toHaveAttribute('aria-live', 'polite');
    await act(async () => slow.resolve(undefined));
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
    expect(client.getQueryData(['results', 'goat-social'])).toBeNull();
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
