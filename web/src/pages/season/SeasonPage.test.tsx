import { consensusOf, repeat } from '@outrank/shared/consensus/testing/fansLists';
import { splitFacts } from '@outrank/shared/facts/seasonFacts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPublishedSeasons } from '#data/catalogue/publishedSeasons.ts';
import { readSeasonResults, readSeasonStart } from '#data/facts/readFacts.ts';
import { readListsAbout } from '#data/lists/listsAbout.ts';
import { failFirestoreRequest, stubFirestore } from '#testing/firestoreServer.ts';
import { recordedSeason } from '#testing/recordedSeason.ts';
import { renderPage, signedInAs, signedOut } from '#testing/renderPage.tsx';
import { enterViewport, expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import SeasonPage from './SeasonPage.tsx';

vi.mock('#data/facts/readFacts.ts', () => ({
  readSeasonStart: vi.fn(),
  readSeasonResults: vi.fn(),
}));
const readPublished = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('#data/results/published.ts', () => ({ readPublished }));
vi.mock('#data/lists/listsAbout.ts', () => ({ readListsAbout: vi.fn(async () => []) }));

const { start, results } = splitFacts(recordedSeason(28));

beforeEach(() => {
  stubFirestore();
  vi.mocked(readSeasonStart).mockReset().mockResolvedValue(start);
  vi.mocked(readSeasonResults).mockReset().mockResolvedValue(results);
  vi.mocked(readListsAbout).mockClear();
  readPublished
    .mockReset()
    .mockImplementation(async (path) =>
      path === 'consensus/seasons'
        ? consensusOf('seasons', repeat(10, 's20', 's28', 's1'))
        : consensusOf('cast-s28', repeat(10, 'woo-hwang', 'tony-vlachos', 'kass-mcquillen')),
    );
});

const open = (address = '/seasons/s28', session = signedOut) =>
  renderPage({ '/seasons/:seasonId': <SeasonPage /> }, { address, session });
async function castNames() {
  const cast = await screen.findByRole('list', { name: 'Castaways of Cagayan' });
  return (await within(cast).findAllByRole('link')).map(({ textContent }) => textContent);
}
const show = async () => fireEvent.click(await screen.findByRole('button', { name: 'Show what happened' }));

test('a season tells when and where it was, and where fans rank it and its cast', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Survivor: Cagayan' })).toBeVisible();
  expect(screen.getByText('2014 · Philippines')).toBeVisible();
  expect(await screen.findByText('Feb 26, 2014')).toBeVisible();
  expect(screen.getByText('18 castaways')).toBeVisible();
  const rank = await screen.findByRole('link', { name: /^2 Fans' rank of 3/ });
  expect(rank).toHaveAttribute('href', '/global-rankings/seasons');
  expect(screen.getByRole('link', { name: 'Rank this cast' })).toHaveAttribute(
    'href',
    '/create?from=cast-s28',
  );
  expect(screen.getByRole('link', { name: 'Rank all seasons' })).toHaveAttribute(
    'href',
    '/create?from=seasons',
  );
  expect((await castNames()).slice(0, 4)).toEqual([
    'Woo Hwang',
    'Tony Vlachos',
    'Kass McQuillen',
    'Alexis Maxwell',
  ]);
  expect(screen.getByRole('link', { name: 'Woo Hwang' }).closest('li')).toHaveTextContent(
    "Woo HwangAparriFans' rank 1",
  );
  fireEvent.click(screen.getByRole('button', { name: "Fans' order" }));
  expect((await castNames())[0]).toBe('Alexis Maxwell');
});

describe('what happened', () => {
  test('is neither read nor shown before the reader asks, and then remembered for this season', async () => {
    const { unmount } = open();
    enterViewport();
    await castNames();
    expect(readSeasonResults).not.toHaveBeenCalled();
    expect(screen.queryByText(/Sole Survivor|voted out/)).not.toBeInTheDocument();
    await show();
    expect(await screen.findByText(/^Sole Survivor · 39 days · jury vote 8-1/)).toHaveTextContent(
      'May 21, 2014',
    );
    expect(screen.getByRole('list', { name: 'Votes for Woo Hwang' })).toHaveTextContent('Tasha Fox');
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.getByText(/Tony Vlachos for LJ McKanas/)).toHaveTextContent(
      "Played Tony Vlachos for LJ McKanas: it wasn't needed Episode 6",
    );
    expect(screen.getByText('Cops-R-Us').parentElement).toHaveTextContent('Mar 5, 2014');
    unmount();
    open();
    enterViewport();
    expect(await screen.findByText(/^Sole Survivor · 39 days · jury vote 8-1/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Hide what happened' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('can be tried again when it could not be read', async () => {
    vi.mocked(readSeasonResults).mockRejectedValueOnce(new Error('No facts: 404'));
    open();
    enterViewport();
    await show();
    expect(await screen.findByText('Failed to load what happened.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

test('visitors are asked to sign in for the lists, which fans read when they come near', async () => {
  open();
  enterViewport();
  expect(screen.getByRole('link', { name: 'Sign in to read what fans say' })).toBeVisible();
  open('/seasons/s28', signedInAs('ben'));
  expect(readListsAbout).not.toHaveBeenCalled();
  enterViewport();
  expect(await screen.findByText('Nobody has ranked the cast of Cagayan yet.')).toBeVisible();
  expect(readListsAbout).toHaveBeenCalledExactlyOnceWith({ by: 'castOf', id: 's28' }, 6);
});

test('a season that the reader has not watched shows its name, year and place, and opens when it is marked', async () => {
  watchOnly('s20');
  open();
  await screen.findByRole('button', { name: 'Mark as watched' });
  const heading = screen.getByRole('heading', { name: 'Survivor: Cagayan' });
  expect(heading.closest('body')?.textContent).toMatch(
    /^(Back)?Survivor: Cagayan2014 · PhilippinesMark as watched$/,
  );
  for (const read of [readSeasonStart, readSeasonResults, readPublished]) expect(read).not.toHaveBeenCalled();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as watched' }));
  expect(await castNames()).toHaveLength(18);
});

test.each(['/seasons/s99', '/seasons/28'])('%s leads to all seasons', async (address) => {
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: "There's no such season" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Seasons' })).toHaveAttribute('href', '/seasons');
});

test('a season that nobody could ask for is no missing one, and is asked for again', async () => {
  keepPublishedSeasons({ version: 0, seasons: [], readAt: 0 });
  vi.stubGlobal('fetch', failFirestoreRequest);
  open('/seasons/s99');
  expect(await screen.findByText('Failed to load the seasons. Please try again later.')).toBeVisible();
  stubFirestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: "There's no such season" })).toBeVisible();
});
