import type { Edition } from '@outrank/shared/edition';
import type { PublishedTopTen } from '@outrank/shared/topTen';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { favorites, renderAt, resultsOf, row, slotsOf } from '#testing/topTenScreen.tsx';
import { TopTenResults } from './TopTenResults.tsx';

type Hear = (results: PublishedTopTen | undefined) => void;

// The wire's far end; what the small client and the large one do is tested against the emulator.
const wire = vi.hoisted(() => ({
  readTopTen: vi.fn<(db: unknown, category: string) => Promise<PublishedTopTen | undefined>>(),
  readEdition: vi.fn<(db: unknown, category: string, week: string) => Promise<Edition | undefined>>(),
  hear: undefined as Hear | undefined,
}));
vi.mock('#data/firestore.ts', () => ({ db: {} }));
vi.mock('#data/topTen.ts', () => ({ readTopTen: wire.readTopTen }));
vi.mock('#data/editions.ts', () => ({ readEdition: wire.readEdition }));
vi.mock('#data/whenIdle.ts', () => ({
  whenIdle: (callback: () => void) => {
    callback();
    return () => undefined;
  },
}));
vi.mock('#data/liveTopTen.ts', () => ({
  watchTopTen: (_: string, hear: Hear) => {
    wire.hear = hear;
    return () => undefined;
  },
}));

const results = resultsOf(favorites);
const [first, second, third, ...others] = favorites;

beforeEach(() => {
  wire.hear = undefined;
  wire.readTopTen.mockReset().mockResolvedValue(results);
  wire.readEdition.mockReset().mockResolvedValue(undefined);
});

const open = (address = '/', slots?: readonly string[]) =>
  renderAt(address, <TopTenResults categoryId="goat-social" slots={slots} />);

async function hears(news: PublishedTopTen | undefined) {
  await vi.waitFor(() => expect(wire.hear).toBeDefined());
  act(() => wire.hear?.(news));
}

const ten = async () => {
  const leader = await screen.findByRole('heading', { level: 3, name: 'Sandra Diaz-Twine' });
  return leader.closest('ol') as HTMLElement;
};
const entries = (list: HTMLElement) => within(list).getAllByRole('listitem');
/** What is read aloud of an entry: without the drawn initials and the strip, which has its own words. */
function wordsOf(entry: HTMLElement | undefined): string {
  const copy = entry?.cloneNode(true) as HTMLElement;
  for (const drawing of copy.querySelectorAll('[aria-hidden], svg')) drawing.remove();
  return copy.textContent;
}
const entryOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
const LOADING = 'Loading ...';

describe('the Global Top 10', () => {
  test('loads first', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent(LOADING);
    await ten();
    expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
    expect(wire.readTopTen).toHaveBeenCalledExactlyOnceWith({}, 'goat-social');
  });

  test('stands best first, each with place, name and Avg Pos', async () => {
    open();
    const texts = entries(await ten()).map(wordsOf);
    expect(texts).toHaveLength(10);
    expect(texts[0]).toMatch(/^1Sandra Diaz-Twine.*Avg Pos1\.0Points600On ballots100%Firsts60$/);
    expect(texts[9]).toMatch(/^10Jenn Lyon.*Avg Pos10\.0/);
  });

  test('tells where the ballots put somebody in a picture with words', async () => {
    const rows = [row(first, 1, { 1: 5, 2: 6 }), row(second, 2, { 1: 1 })];
    wire.readTopTen.mockResolvedValue(resultsOf([], { top10: rows, totalVotes: 12 }));
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
    wire.readTopTen.mockResolvedValue(resultsOf([], { top10: rows, totalVotes: 12 }));
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
    wire.readTopTen.mockResolvedValue(resultsOf([], { top10: rows, totalVotes: 10 }));
    open();
    const ranks = entries(await ten()).map(({ textContent }) => textContent?.[0]);
    expect(ranks).toEqual(['1', '1', '3']);
  });

  test('of an older document has points and averages alone', async () => {
    const top10 = [{ id: first, totalScore: 27, rank: 1 }];
    wire.readTopTen.mockResolvedValue(resultsOf([], { top10, totalVotes: 4 }));
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
    wire.readTopTen.mockResolvedValue({ ...results, justMissed: [row('rupert-boneham', 11, { 10: 30 })] });
    open();
    const missed = await screen.findByRole('region', { name: 'Just missed' });
    expect(wordsOf(missed)).toContain('11Rupert BonehamAvg Pos 10.5');
  });

  test.each([
    [9, 'not enough ballots yet'],
    [10, 'early'],
    [49, 'early'],
  ])('of %i ballots says: %s', async (totalVotes, words) => {
    wire.readTopTen.mockResolvedValue(resultsOf(favorites, { totalVotes }));
    open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('of 50 ballots is settled', async () => {
    wire.readTopTen.mockResolvedValue(resultsOf(favorites, { totalVotes: 50 }));
    open();
    await ten();
    expect(screen.queryByText(/^(early|not enough ballots yet)$/)).not.toBeInTheDocument();
  });
});

describe('before the first ballot', () => {
  test('the ranking is not yet available', async () => {
    wire.readTopTen.mockResolvedValue(undefined);
    open();
    expect(await screen.findByText('Global ranking not yet available.')).toBeVisible();
    await expectAccessible();
  });

  test('the ranking comes with it', async () => {
    wire.readTopTen.mockResolvedValue(undefined);
    open();
    await screen.findByText('Global ranking not yet available.');
    await hears(resultsOf([first], { totalVotes: 1 }));
    expect(entries(await ten())).toHaveLength(1);
  });
});

describe('without an answer', () => {
  const cutOff = () => Promise.reject(new Error('unavailable'));

  test('the ranking failed to load, until a new try succeeds', async () => {
    wire.readTopTen.mockImplementationOnce(cutOff);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load global ranking\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ten();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the ranking failed to reload, and what stood stays', async () => {
    const { client } = open();
    await ten();
    wire.readTopTen.mockImplementationOnce(cutOff);
    await act(() => client.refetchQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to reload global ranking\.$/);
    expect(entries(await ten())).toHaveLength(10);
  });

  test('an edition failed to load', async () => {
    wire.readEdition.mockImplementationOnce(cutOff);
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
    await hears(swapped);
    expect(await screen.findByText(NEWS)).toHaveAttribute('aria-live', 'polite');
    expect(wordsOf(entries(await ten())[0])).toMatch(/^1Tony Vlachos/);
  });

  test('new numbers in the same order are no news', async () => {
    open();
    await ten();
    await hears(resultsOf(favorites, { totalVotes: 61 }));
    expect(await screen.findByText(/^Live, 61 ballots/)).toBeVisible();
    expect(screen.queryByText(/has changed/)).not.toBeInTheDocument();
  });

  test('a slow answer does not undo what was heard meanwhile', async () => {
    const { client } = open();
    await ten();
    await hears(swapped);
    await screen.findByText(NEWS);
    await act(() => client.refetchQueries());
    expect(wire.readTopTen).toHaveBeenCalledTimes(2);
    expect(wordsOf(entries(await ten())[0])).toMatch(/^1Tony Vlachos/);
  });
});

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
    wire.readTopTen.mockResolvedValue({ ...results, lastEdition });
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
    wire.readTopTen.mockResolvedValue({ ...results, lastEdition: { week: '2026-11-20', top10: [] } });
    wire.readEdition.mockImplementation(async (_, __, week) => editions[week]);
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
    expect(wire.readEdition).not.toHaveBeenCalled();
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
    wire.readTopTen.mockResolvedValue({ ...results, listedBy });
    open('/', slotsOf(first, 'rupert-boneham'));
    await ten();
    const own = screen.getByRole('region', { name: 'Your ballot against the island' });
    expect(own).toHaveTextContent('Your boldest pick: Rupert Boneham at #2, on 2 ballots of 60.');
    expect(entryOf('Tony Vlachos')).not.toHaveTextContent('you:');
  });

  test('is for everybody, as is what stands around it', async () => {
    const justMissed = [row('rupert-boneham', 11, { 10: 1 })];
    const lastEdition = { week: '2026-11-20', top10: [{ id: third, totalScore: 9, rank: 1 }] };
    wire.readTopTen.mockResolvedValue(resultsOf([first, second], { justMissed, lastEdition, totalVotes: 9 }));
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
