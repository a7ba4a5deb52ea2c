import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import {
  buildResults,
  buildSlots,
  favorites,
  findTopTen,
  getEntry,
  openResults,
  readEdition,
  readTopTen,
} from '#testing/topTenScreen.tsx';

const results = buildResults(favorites);
const [first, second, third, fourth] = favorites;

describe('compared with the last edition', () => {
  test('every entry says whether it moved up, down, not at all, or is new', async () => {
    const items = [second, first, 'rupert-boneham', fourth].map((id, index) => ({ id, rank: index + 1 }));
    readTopTen.mockResolvedValue({ ...results, lastEdition: { week: '2026-11-20', items } });
    openResults();
    await findTopTen();
    expect(getEntry('Sandra Diaz-Twine')).toHaveTextContent('up 1');
    expect(getEntry('Tony Vlachos')).toHaveTextContent('down 1');
    expect(getEntry('Parvati Shallow')).toHaveTextContent('new');
    expect(getEntry('Kim Spradlin')).toHaveTextContent('same place');
    expect(screen.getByText('Change since')).toHaveTextContent('Change since Nov 20, 2026');
    expect(screen.getByRole('region', { name: 'Dropped out' })).toHaveTextContent(/Rupert Bonehamwas #3$/);
  });

  test('nothing is said without an edition and without an own ballot', async () => {
    openResults();
    await findTopTen();
    expect(screen.queryByText(/^(up|down|new|same)/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Editions' })).not.toBeInTheDocument();
    expect(screen.queryByText(/agreement/)).not.toBeInTheDocument();
  });
});

describe('past editions', () => {
  const editions: Record<string, PublishedTopTen> = {
    '2026-11-13': buildResults([second], { totalVotes: 20 }),
    '2026-11-20': {
      ...buildResults([first], { totalVotes: 30 }),
      lastEdition: { week: '2026-11-13', items: [] },
    },
  };
  beforeEach(() => {
    readTopTen.mockResolvedValue({ ...results, lastEdition: { week: '2026-11-20', items: [] } });
    readEdition.mockImplementation(async (_, week) => editions[week]);
  });
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  const heading = () => screen.getByRole('heading', { name: 'Global Top 10' });

  test('link back to the first and forward to the live results, and move the focus to the heading', async () => {
    openResults();
    await findTopTen();
    expect(document.body).toHaveFocus();
    await follow('Edition of Nov 20, 2026');
    await screen.findByText(/, 30 ballots/);
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveAccessibleDescription('Edition of Nov 20, 2026, 30 ballots');
    await follow('Edition of Nov 13, 2026');
    await screen.findByText(/, 20 ballots/);
    await expectAccessible();
    const links = screen
      .getAllByRole('link', { name: /Edition|Live/ })
      .map(({ textContent }) => textContent?.trim());
    expect(links).toEqual(['Edition of Nov 20, 2026', 'Live results']);
    await follow('Live results');
    await screen.findByText(/^Live, 60 ballots/);
    expect(heading()).toHaveFocus();
  });

  test('that do not exist say so and link to the live results', async () => {
    openResults('/?edition=2026-11-06');
    expect(await screen.findByText("There's no edition for that week.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Live results' })).toBeVisible();
  });

  test('of a day that is no Friday are the live results', async () => {
    openResults('/?edition=2026-11-14');
    await screen.findByText(/^Live, 60 ballots/);
    expect(readEdition).not.toHaveBeenCalled();
  });
});

describe("the user's own ballot", () => {
  const comparison = () => screen.getByRole('region', { name: 'Your ballot vs. the island' });

  test('agrees completely when it is the same, and its ranks are shown in the list', async () => {
    openResults('/', favorites);
    await findTopTen();
    expect(comparison()).toHaveTextContent('100% agreement');
    expect(getEntry('Parvati Shallow')).toHaveTextContent('you: #3');
    await userEvent.click(within(comparison()).getByText('How we calculate agreement'));
    expect(within(comparison()).getByText(/The same ten in the same order is 100%/)).toBeVisible();
  });

  test('has a boldest pick, and shows no rank for contestants that it does not list', async () => {
    const listedBy = { [first]: 60, 'rupert-boneham': 2, 'yau-man-chan': 1 };
    const lastEdition = { week: '2026-11-20', items: [{ id: third, rank: 1 }] };
    readTopTen.mockResolvedValue({ ...results, listedBy, lastEdition });
    openResults('/', buildSlots(first, 'rupert-boneham'));
    await findTopTen();
    expect(comparison()).toHaveTextContent('Your boldest pick: Rupert Boneham at #2, on 2 of 60 ballots.');
    expect(getEntry('Tony Vlachos')).not.toHaveTextContent('you:');
    await expectAccessible();
  });
});
