import type { Edition } from '@outrank/shared/ballots/edition';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { entryOf, favorites, renderAt, resultsOf, row, slotsOf, ten } from '#testing/topTenScreen.tsx';
import { readEdition, readTopTen } from '#testing/topTenServer.ts';
import { TopTenResults } from './TopTenResults.tsx';

vi.mock('#data/firebase/firestore.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/topTen.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/editions.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/firebase/whenIdle.ts', () => import('#testing/topTenServer.ts'));
vi.mock('#data/topTen/liveTopTen.ts', () => import('#testing/topTenServer.ts'));

const results = resultsOf(favorites);
const [first, second, third, ...others] = favorites;

const open = (address = '/', slots?: readonly string[]) =>
  renderAt(address, <TopTenResults categoryId="goat-social" slots={slots} />);

describe('against the last edition', () => {
  const lastEdition = {
    week: '2026-11-20',
    top10: [
      { id: second, totalScore: 9, rank: 1 },
      { id: first, totalScore: 8, rank: 2 },
      { id: 'rupert-boneham', totalScore: 7, rank: 3 },
      { id: others[0] ?? '', totalScore: 6, rank: 4 },
    ],
  };

  test('everybody went up, down, stayed or is new, in words', async () => {
    readTopTen.mockResolvedValue({ ...results, lastEdition });
    open();
    await ten();
    expect(entryOf('Sandra Diaz-Twine')).toHaveTextContent('up 1');
    expect(entryOf('Tony Vlachos')).toHaveTextContent('down 1');
    expect(entryOf('Parvati Shallow')).toHaveTextContent('new');
    expect(entryOf('Kim Spradlin')).toHaveTextContent('same place');
    expect(screen.getByRole('region', { name: 'Dropped out' })).toHaveTextContent(/Rupert Bonehamwas #3$/);
  });

  test('nothing is said while there is none', async () => {
    open();
    await ten();
    expect(screen.queryByText(/^(up|down|new|same)/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Editions' })).not.toBeInTheDocument();
  });
});

describe('past editions', () => {
  const editions: Record<string, Edition> = {
    '2026-11-13': { ...resultsOf([second], { totalVotes: 20 }), id: '2026-11-13' },
    '2026-11-20': {
      ...resultsOf([first], { totalVotes: 30 }),
      id: '2026-11-20',
      lastEdition: { week: '2026-11-13', top10: [] },
    },
  };
  beforeEach(() => {
    readTopTen.mockResolvedValue({ ...results, lastEdition: { week: '2026-11-20', top10: [] } });
    readEdition.mockImplementation(async (_, __, week) => editions[week]);
  });
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('link', { name }));

  test('are paged back to the first and forth to the live results', async () => {
    open();
    await ten();
    await press('Edition of Nov 20, 2026');
    expect(await screen.findByText(/30 ballots/)).toHaveTextContent('Edition of Nov 20, 2026, 30 ballots');
    await press('Edition of Nov 13, 2026');
    await screen.findByText(/20 ballots/);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Edition of Nov 20, 2026',
      'Live results',
    ]);
    await press('Live results');
    await screen.findByText(/^Live, 60 ballots/);
  });

  test('have the focus on their heading when they are turned to, which says which they are', async () => {
    open();
    await ten();
    expect(document.body).toHaveFocus();
    await press('Edition of Nov 20, 2026');
    await screen.findByText(/30 ballots/);
    const heading = screen.getByRole('heading', { name: 'Global Top 10' });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription('Edition of Nov 20, 2026, 30 ballots');
    await press('Live results');
    expect(screen.getByRole('heading', { name: 'Global Top 10' })).toHaveFocus();
  });

  test('open at their address', async () => {
    open('/?edition=2026-11-13');
    await screen.findByText(/20 ballots/);
    await expectAccessible();
  });

  test('that do not exist say so and lead on', async () => {
    open('/?edition=2026-11-06');
    expect(await screen.findByText('No edition closed that week.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Live results' })).toBeVisible();
  });

  test('of a day that is no Friday are the live results', async () => {
    open('/?edition=2026-11-14');
    await screen.findByText(/^Live, 60 ballots/);
    expect(readEdition).not.toHaveBeenCalled();
  });
});

describe('my ballot against the island', () => {
  test('agrees wholly when it is the same, and the places are marked in the list', async () => {
    open('/', favorites);
    await ten();
    const own = screen.getByRole('region', { name: 'Your ballot against the island' });
    expect(own).toHaveTextContent('100% agreement');
    expect(entryOf('Parvati Shallow')).toHaveTextContent('you: #3');
    await userEvent.click(within(own).getByText('How agreement is reckoned'));
    expect(within(own).getByText(/100% for the same ten in the same order/)).toBeVisible();
  });

  test('names the boldest pick and marks nobody whom it leaves out', async () => {
    const listedBy = { [first]: 60, 'rupert-boneham': 2, 'yau-man-chan': 1 };
    readTopTen.mockResolvedValue({ ...results, listedBy });
    open('/', slotsOf(first, 'rupert-boneham'));
    await ten();
    const own = screen.getByRole('region', { name: 'Your ballot against the island' });
    expect(own).toHaveTextContent('Your boldest pick: Rupert Boneham at #2, on 2 ballots of 60.');
    expect(entryOf('Tony Vlachos')).not.toHaveTextContent('you:');
  });

  test('is for everybody, as is what stands around it', async () => {
    const justMissed = [row('rupert-boneham', 11, { 10: 1 })];
    const lastEdition = { week: '2026-11-20', top10: [{ id: third, totalScore: 9, rank: 1 }] };
    readTopTen.mockResolvedValue(resultsOf([first, second], { justMissed, lastEdition, totalVotes: 9 }));
    open('/', slotsOf(first));
    await ten();
    await expectAccessible();
  });

  test('is left out without a ballot', async () => {
    open();
    await ten();
    expect(screen.queryByText(/agreement/)).not.toBeInTheDocument();
  });
});
