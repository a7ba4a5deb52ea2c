import { listedItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  keepPublishedSeasons,
  refreshForUnknownId,
  refreshSeasons,
} from '#data/catalogue/publishedSeasons.ts';
import { readPublishedSeasons } from '#data/catalogue/readPublishedSeasons.ts';
import { SeasonCast } from '#features/seasons/SeasonCast.tsx';
import { SeasonGrid } from '#features/seasons/SeasonGrid.tsx';
import { FilledSlot } from '#pictures/FilledSlot.tsx';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Providers } from '#testing/renderPage.tsx';
import CatalogueSync from './CatalogueSync.tsx';

vi.mock('#data/catalogue/readPublishedSeasons.ts');

const seasons = [
  {
    number: 40,
    name: 'Survivor: Winners at War',
    year: 2020,
    contestants: ['Tony Vlachos', 'Parvati Shallow'],
  },
  { number: 48, name: 'Survivor 48', year: 2025, contestants: ['Joe Hunter'] },
];
const nothing = { version: 0, seasons: [], readAt: 0 };
const read = vi.mocked(readPublishedSeasons);

beforeEach(() => {
  keepPublishedSeasons(nothing);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23) });
  read.mockReset().mockImplementation(async () => ({ version: 1, seasons, readAt: Date.now() }));
});

const openGrid = () =>
  render(
    <Providers>
      <CatalogueSync />
      <SeasonGrid onOpen={() => undefined} />
    </Providers>,
  );
const countCards = () => screen.getByRole('list', { name: 'Seasons' }).children.length;

test('published seasons appear on the open page, and are kept and not read again for a day', async () => {
  const first = openGrid();
  expect(countCards()).toBe(46);
  await waitFor(() => expect(countCards()).toBe(47));
  expect(localStorage.getItem('publishedSeasons')).toContain('Joe Hunter');
  first.unmount();
  openGrid();
  vi.setSystemTime(Date.now() + 23 * 3_600_000);
  openGrid();
  await refreshSeasons(24 * 3_600_000);
  expect(read).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  openGrid();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  // A clock that is set back does not keep them longer.
  vi.setSystemTime(Date.now() - 48 * 3_600_000);
  await refreshSeasons(24 * 3_600_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test('without a connection the built-in seasons stay, and the next page asks again', async () => {
  read.mockRejectedValue(new Error('offline'));
  openGrid();
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(countCards()).toBe(46);
  openGrid();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('an open season without a cast gets its cast', async () => {
  const opened = {
    id: 's40',
    name: 'Survivor: Winners at War',
    seasonNumber: 40,
    year: 2020,
    contestants: [],
  };
  render(
    <Providers>
      <CatalogueSync />
      <SeasonCast season={opened} onBack={() => undefined} />
    </Providers>,
  );
  expect(screen.getByText('No castaways listed for this season yet.')).toBeVisible();
  expect(await screen.findByText('Parvati Shallow')).toBeVisible();
});

test('a slot that was filled before its contestant was published names them then', async () => {
  render(<FilledSlot item={listedItem('joe-hunter', 's48')} />);
  expect(screen.getByText('No longer in the catalog')).toBeVisible();
  expect(await screen.findByText('Joe Hunter')).toBeVisible();
  expect(screen.queryByText('No longer in the catalog')).not.toBeInTheDocument();
});

test('an id that the catalogue lacks asks again after five minutes', async () => {
  await refreshSeasons(0);
  const show = (id: string) => render(<ItemPicture item={showOwn(listedItem(id, 's48'))} />);
  show('nobody-known');
  await refreshForUnknownId();
  vi.setSystemTime(Date.now() + 6 * 60_000);
  show('joe-hunter');
  expect(read).toHaveBeenCalledTimes(1);
  show('nobody-known');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('what was read with placeholders is parsed again, and nothing is read again', async () => {
  const unknown = vi.fn(async () => [listedItem('joe-hunter', 's48')]);
  const known = vi.fn(async () => [listedItem('tony-vlachos', 's28')]);
  function Lists() {
    const { data } = useQuery({ queryKey: ['unknown'], queryFn: unknown });
    useQuery({ queryKey: ['known'], queryFn: known });
    return data?.map(({ name }) => <p key={name}>{name}</p>);
  }
  let publish = () => {};
  read.mockImplementation(async () => {
    await new Promise<void>((resolve) => {
      publish = resolve;
    });
    return { version: 1, seasons, readAt: Date.now() };
  });
  render(
    <Providers>
      <CatalogueSync />
      <Lists />
    </Providers>,
  );
  expect(await screen.findByText('Unknown castaway')).toBeVisible();
  publish();
  expect(await screen.findByText('Joe Hunter')).toBeVisible();
  expect([unknown.mock.calls.length, known.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['the last known version', JSON.stringify({ version: 1, seasons, readAt: 1 }), 47],
  ['a broken one', '{"version":1}', 46],
])('the catalogue starts with %s in browser storage', async (_, stored, count) => {
  localStorage.setItem('publishedSeasons', stored);
  vi.resetModules();
  const { seasonsStore } = await import('#data/catalogue/publishedSeasons.ts');
  expect(seasonsStore.get()).toHaveLength(count);
});
