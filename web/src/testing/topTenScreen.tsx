import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen, TopTenRow } from '@outrank/shared/ballots/topTen';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Ten who were never tied: the first has the most points. */
export const favorites = [
  'sandra-diaz-twine',
  'tony-vlachos',
  'parvati-shallow',
  'kim-spradlin',
  'tom-westman',
  'ian-rosenberger',
  'yul-kwon',
  'ethan-zohn',
  'katie-gallagher',
  'jenn-lyon',
] as const;

type Counts = Partial<Record<number, number>>;

/** A row of somebody whom so many ballots put in these places, pluralize from 1. */
export function row(id: string, rank: number, counts: Counts): TopTenRow {
  const places = Array.from({ length: BALLOT_SLOTS }, (_, place) => counts[place + 1] ?? 0);
  const totalScore = places.reduce((sum, count, place) => sum + count * (BALLOT_SLOTS - place), 0);
  return { id, rank, totalScore, places };
}

/** Results of as many ballots, all alike, with these people in this order. */
export function resultsOf(
  order: readonly string[],
  { totalVotes = 60, ...more }: Partial<PublishedTopTen> = {},
): PublishedTopTen {
  const rows = order.map((id, index) => row(id, index + 1, { [index + 1]: totalVotes }));
  return {
    top10: rows,
    justMissed: [],
    listedBy: Object.fromEntries(order.map((id) => [id, totalVotes])),
    totalVotes,
    publishedAt: '2026-11-21T12:00:00.000Z',
    ...more,
  };
}

/** A ballot that begins with these. */
export function slotsOf(...slugs: readonly string[]): Slots {
  return Array.from({ length: BALLOT_SLOTS }, (_, slot) => slugs[slot] ?? '');
}

/** A screen at an address, with a cache that tries nothing twice. */
export function renderAt(address: string, children: ReactNode) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 30_000 } },
  });
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, client };
}

/** The list of the ten, once it stands. */
export const ten = async () => {
  const leader = await screen.findByRole('heading', { level: 3, name: 'Sandra Diaz-Twine' });
  return leader.closest('ol') as HTMLElement;
};
export const entriesOf = (list: HTMLElement) => within(list).getAllByRole('listitem');
/** What is read aloud of an entry: without the drawn initials and the strip, which has its own words. */
export function wordsOf(entry: HTMLElement | undefined): string {
  const copy = entry?.cloneNode(true) as HTMLElement;
  for (const drawing of copy.querySelectorAll('[aria-hidden], svg')) drawing.remove();
  return copy.textContent;
}
export const entryOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
