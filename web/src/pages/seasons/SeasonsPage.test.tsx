import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signedOut } from '#testing/renderPage.tsx';
import { watchOnly } from '#testing/watchOnly.ts';
import SeasonsPage from './SeasonsPage.tsx';

const readPublished = vi.hoisted(() => vi.fn());
vi.mock('#data/results/published.ts', () => ({ readPublished }));

const toRow = (id: string, rank: number) => ({ id, rank, score: 500_000, rankedBy: 10, beats: 1, met: 1 });
beforeEach(() => {
  const rows = [toRow('s47', 2), toRow('s1', 1)];
  readPublished.mockReset().mockResolvedValue({ ballots: 10, rows });
});

const open = () => renderPage({ '/seasons': <SeasonsPage /> }, { address: '/seasons', session: signedOut });
const tiles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('all seasons, newest first, with year, place and the rank that fans give them', async () => {
  open();
  expect(await screen.findAllByText(/Fans' rank/)).toHaveLength(2);
  expect(tiles()).toHaveLength(46);
  expect(tiles()[0]).toBe("Season 472024 · FijiFans' rank 2");
  expect(tiles().at(-1)).toBe("Borneo2000 · MalaysiaFans' rank 1");
  expect(screen.getByRole('link', { name: 'Borneo' })).toHaveAttribute('href', '/seasons/s1');
});

test('too few lists give no rank', async () => {
  readPublished.mockResolvedValue({ ballots: 9, rows: [toRow('s1', 1)] });
  open();
  expect(await screen.findAllByText('Not ranked yet')).toHaveLength(46);
});

test.each<[string, string[]]>([
  ['malay', ['Borneo2000 · MalaysiaNot ranked yet']],
  ['2024', ['Season 472024 · FijiNot ranked yet', 'Season 462024Not ranked yet']],
  ['heroes vs villains', ['Heroes vs. Villains2010 · SamoaNot ranked yet']],
  ['nowhere', []],
])('typing "%s" finds %j', async (text, found) => {
  readPublished.mockResolvedValue(null);
  open();
  await screen.findAllByText('Not ranked yet');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a season, year or place' }), {
    target: { value: text },
  });
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(found);
  expect(screen.getByText(`${found.length} found`)).toBeVisible();
});

test('how fans rank a season stays hidden until it is watched', async () => {
  watchOnly('s1');
  open();
  const ranked = await screen.findByText(/Fans' rank/);
  expect(within(ranked.closest('li') as HTMLElement).getByRole('link')).toHaveTextContent('Borneo');
  expect(screen.getAllByText('Not watched yet')).toHaveLength(45);
});
