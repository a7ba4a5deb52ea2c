import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { favorites, renderAt, resultsOf, row } from '#testing/topTenScreen.tsx';
import { LeaderCards } from './LeaderCards.tsx';

const readTopTen = vi.hoisted(() =>
  vi.fn<(db: unknown, category: string) => Promise<PublishedTopTen | undefined>>(),
);
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/topTen/topTen.ts', () => ({ readTopTen }));

beforeEach(() => {
  readTopTen.mockReset().mockResolvedValue(resultsOf(favorites, { totalVotes: 12 }));
});
const open = () => renderAt('/global-rankings', <LeaderCards getPath={(id) => `/global-rankings/${id}`} />);
const cardOf = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

test('each category has a card that leads to it, with its leader', async () => {
  open();
  await screen.findAllByText('Sandra Diaz-Twine');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['GOAT Strategy', '/global-rankings/goat-strategy'],
    ['GOAT Social', '/global-rankings/goat-social'],
    ['GOAT Competitor', '/global-rankings/goat-competitor'],
  ]);
  expect(cardOf('GOAT Social')).toHaveTextContent('In the leadSandra Diaz-TwineAvg Pos 1.0 · 12 ballots');
  expect(readTopTen).toHaveBeenCalledTimes(3);
  await expectAccessible();
});

test('a lead can be shared', async () => {
  const rows = [row(favorites[0], 1, { 1: 5 }), row(favorites[1], 1, { 1: 5 })];
  readTopTen.mockResolvedValue(resultsOf([], { top10: rows, totalVotes: 10 }));
  open();
  expect(await screen.findAllByText('Sharing the lead')).toHaveLength(3);
});

test('the cards stand while their leaders load', () => {
  readTopTen.mockReturnValue(new Promise(() => undefined));
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading ...');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('a category without a ballot says so', async () => {
  readTopTen.mockImplementation(async (_, id) => (id === 'goat-social' ? undefined : resultsOf(favorites)));
  open();
  await screen.findByText('Global ranking not yet available.');
  expect(cardOf('GOAT Social')).toHaveTextContent('Global ranking not yet available.');
});

test('leaders that failed to load are told once and tried again, and the cards still lead on', async () => {
  readTopTen.mockImplementationOnce(() => Promise.reject(new Error('unavailable')));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load global ranking\.$/);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.getAllByText('Sandra Diaz-Twine')).toHaveLength(3));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
