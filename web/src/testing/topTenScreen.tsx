import type { Slots } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen, TopTenRow } from '@outrank/shared/ballots/topTen';
import type { ConsensusLeaders } from '@outrank/shared/consensus/consensus';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';
import { PollResults } from '#features/results/PollResults.tsx';
import { topTenPollView } from '#features/results/topTen/topTenPollView.tsx';
import { createTestClient } from './renderPage.tsx';

type Listener = (results: PublishedTopTen | undefined) => void;

/** Replaces the modules of `data`, which are tested against the emulator. */
const server = vi.hoisted(() => ({
  readTopTen: vi.fn<(category: string, fields?: readonly string[]) => Promise<PublishedTopTen | undefined>>(),
  readEdition: vi.fn<(category: string, week: string) => Promise<PublishedTopTen | undefined>>(),
  readConsensus: vi.fn<() => Promise<ConsensusLeaders | undefined>>(),
  listener: undefined as Listener | undefined,
}));
export const { readTopTen, readEdition, readConsensus } = server;

vi.mock('#data/results/published.ts', () => ({
  /** `globalRankingsData/{category}` or `globalRankingsData/{category}/editions/{week}`, and the same in `consensus`. */
  readPublished: async (path: string, _: unknown, fields?: readonly string[]) => {
    const [collection, poll = '', , week] = path.split('/');
    if (collection === 'consensus') return (await server.readConsensus()) ?? null;
    const found = week
      ? server.readEdition(poll, week)
      : server.readTopTen(poll, ...(fields ? [fields] : []));
    return (await found) ?? null;
  },
}));
vi.mock('#data/results/watchPublished.ts', () => ({
  watchPublished: (
    _: string,
    __: unknown,
    { onChange, onLive }: { onChange: Listener; onLive: (isLive: boolean) => void },
  ) => {
    onLive(true);
    server.listener = onChange;
    return () => undefined;
  },
}));
vi.mock(import('#data/firebase/liveViews.ts'), async (original) => ({
  ...(await original()),
  watchWhenIdle: (start: () => Promise<unknown>) => {
    void start();
    return () => undefined;
  },
}));

beforeEach(() => {
  server.listener = undefined;
  readTopTen.mockReset().mockResolvedValue(buildResults(favorites));
  readEdition.mockReset().mockResolvedValue(undefined);
});

/** Publishes results while the screen is open. */
export async function emitResults(results: PublishedTopTen | undefined): Promise<void> {
  await waitFor(() => expect(server.listener).toBeDefined());
  await act(async () => server.listener?.(results));
}

/** Ten contestants without a tie: the first has the most points. */
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

/** A row of the results; `counts` says how many ballots list the contestant at each rank. */
export function buildRow(id: string, rank: number, counts: Partial<Record<number, number>>): TopTenRow {
  const rankCounts = Array.from({ length: BALLOT_SLOTS }, (_, index) => counts[index + 1] ?? 0);
  const totalScore = rankCounts.reduce((sum, count, index) => sum + count * (BALLOT_SLOTS - index), 0);
  return { id, rank, totalScore, rankCounts };
}

/** Results of equal ballots that list these contestants in this order. */
export function buildResults(
  order: readonly string[],
  { totalVotes = 60, ...changes }: Partial<PublishedTopTen> = {},
): PublishedTopTen {
  return {
    top10: order.map((id, index) => buildRow(id, index + 1, { [index + 1]: totalVotes })),
    justMissed: [],
    listedBy: Object.fromEntries(order.map((id) => [id, totalVotes])),
    countedVotes: totalVotes,
    totalVotes,
    publishedAt: '2026-11-21T12:00:00.000Z',
    ...changes,
  };
}

/** A ballot that begins with these contestants. */
export function buildSlots(...slugs: readonly string[]): Slots {
  return Array.from({ length: BALLOT_SLOTS }, (_, slot) => slugs[slot] ?? '');
}

export function renderAt(address: string, children: ReactNode) {
  const client = createTestClient(30_000);
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, client };
}

export const openResults = (address = '/', slots?: readonly string[]) =>
  renderAt(address, <PollResults poll={topTenPollView({ categoryId: 'goat-social', slots })} />);

/** Waits for the Top 10. */
export async function findTopTen(): Promise<HTMLElement> {
  const leader = await screen.findByRole('heading', { level: 3, name: 'Sandra Diaz-Twine' });
  return leader.closest('ol') as HTMLElement;
}
export const getEntries = (list: HTMLElement) => within(list).getAllByRole('listitem');
export const getEntry = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;

/** The text of an entry that a screen reader reads, without drawings and the rank counts. */
export function readAloud(entry: HTMLElement | undefined): string {
  const copy = entry?.cloneNode(true) as HTMLElement;
  for (const drawing of copy.querySelectorAll('[aria-hidden], svg')) drawing.remove();
  return copy.textContent;
}
