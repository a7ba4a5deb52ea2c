import { findContestant } from '@outrank/shared/catalogue/catalogue';
import { categories } from '@outrank/shared/catalogue/categories';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { failToFetch } from '#testing/firestoreServer.ts';
import { expectAccessible } from '#testing/setup.ts';
import { buildResults, buildRow, favorites, readTopTen, renderAt } from '#testing/topTenScreen.tsx';
import { LeaderCards } from './LeaderCards.tsx';

beforeEach(() => {
  readTopTen.mockResolvedValue(buildResults(favorites, { totalVotes: 12 }));
});
const open = () => renderAt('/global-rankings', <LeaderCards />);
const getCard = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;

test('each category has a card that links to it and shows its leader', async () => {
  open();
  await screen.findAllByText('Sandra Diaz-Twine');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const leaders = favorites.slice(0, 3).map((id) => [findContestant(id)?.name, `/castaways/${id}`]);
  expect(links).toEqual(categories.flatMap(({ id, name }) => [[name, `/global-rankings/${id}`], ...leaders]));
  expect(getCard('GOAT Social')).toHaveTextContent('In the leadSandra Diaz-TwineAvg Pos 1.0 · 12 ballots');
  expect(readTopTen).toHaveBeenCalledTimes(categories.length);
  await expectAccessible();
});

test('leaders can share the lead, and a category without a ballot says so', async () => {
  const top10 = [buildRow(favorites[0], 1, { 1: 5 }), buildRow(favorites[1], 1, { 1: 5 })];
  const tied = buildResults([], { top10, totalVotes: 10 });
  readTopTen.mockImplementation(async (id) => (id === 'goat-social' ? undefined : tied));
  open();
  expect(await screen.findAllByText('Sharing the lead')).toHaveLength(categories.length - 1);
  expect(getCard('GOAT Social')).toHaveTextContent('Global ranking not yet available.');
});

test('the cards are there while their leaders load, and when that failed once and can be tried again', async () => {
  readTopTen.mockImplementationOnce(failToFetch);
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading ...');
  expect(screen.getAllByRole('link')).toHaveLength(categories.length);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load global ranking\.$/);
  expect(screen.getAllByRole('link')).toHaveLength(categories.length);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByText('Sandra Diaz-Twine')).toHaveLength(categories.length));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
