import { paths } from '@outrank/shared/addresses';
import { toTopTen } from '@outrank/shared/ballots/rankTally';
import { sumTallies, type Tally, tallyBallot } from '@outrank/shared/ballots/tally';
import { findSeason } from '@outrank/shared/catalogue/catalogue';
import { consensusOf, repeat } from '@outrank/shared/consensus/testing/fansLists';
import { findRecord } from '@outrank/shared/facts/castawayRecord';
import { splitFacts } from '@outrank/shared/facts/seasonFacts';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { parseList, type RankedList } from '@outrank/shared/lists/rankedList';
import { listDocument } from '@outrank/shared/testing/storedDocuments';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSeasonResults } from '#data/facts/readFacts.ts';
import type { ListsAbout } from '#data/lists/listFirestoreQueries.ts';
import { readListsAbout } from '#data/lists/listsAbout.ts';
import { saveLocalChoice, saveUndecided } from '#data/reader/localChoice.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { recordedSeason } from '#testing/recordedSeason.ts';
import { renderPage, signedInAs, signedOut } from '#testing/renderPage.tsx';
import { enterViewport } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import CastawayPage from './CastawayPage.tsx';

vi.mock('#data/facts/readFacts.ts', () => ({
  readSeasonStart: vi.fn(),
  readSeasonResults: vi.fn(),
}));
const readPublished = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('#data/results/published.ts', () => ({ readPublished }));
vi.mock('#data/lists/listsAbout.ts', () => ({ readListsAbout: vi.fn() }));

const PARVATI = 'parvati-shallow';
const others = (findSeason('s1')?.contestants ?? []).map(({ id }) => id);
const order = ['sandra-diaz-twine', PARVATI, 'russell-hantz', 'jerri-manthey'];

/** Twelve ballots of a category that rank Parvati second, below ten others, or below sixteen. */
const last = [...Array<string>(9).fill(''), PARVATI];
const ballots = {
  'goat-strategy': repeat(12, others[0] ?? '', PARVATI),
  'goat-social': [...repeat(11, ...others.slice(0, 10)), last],
  'goat-competitor': [0, 2, 4, 6]
    .flatMap((from) => repeat(3, ...others.slice(from, from + 10)))
    .with(-1, last),
};
const tallies = Object.entries(ballots).map(([id, all]): [string, Tally] => [
  id,
  sumTallies(all.map((slots) => tallyBallot([...slots, ...Array(10 - slots.length).fill('')]))),
]);
const published = new Map<string, unknown>(
  tallies.flatMap(([id, tally]) => [
    [`globalRankingsData/${id}`, toTopTen(tally, [tally], tally)],
    [`globalRankingsData/${id}/figures/current`, tally],
  ]),
);

let lists: Record<ListsAbout['by'], RankedList[]>;

const listOf = (listId: string, note: string, seasonId = 's20', upvoteCount = 0, more = {}) =>
  parseList({
    ...listDocument({ userId: 'ana', listId }, Timestamp.fromMillis(0), {
      name: `Heroes ${listId}`,
      items: [contestantItem('sandra-diaz-twine', 's20'), { ...contestantItem(PARVATI, seasonId), note }],
    }),
    upvoteCount,
    ...more,
  });

beforeEach(() => {
  stubFirestore();
  lists = { castOf: [], notedIds: [], topIds: [] };
  const consensus = consensusOf('cast-s20', repeat(10, ...order));
  readPublished
    .mockReset()
    .mockImplementation(async (path) =>
      path === 'consensus/cast-s20' ? consensus : (published.get(path) ?? null),
    );
  vi.mocked(readSeasonResults)
    .mockReset()
    .mockImplementation(async (id) => splitFacts(recordedSeason(Number(id.slice(1)))).results);
  vi.mocked(readListsAbout)
    .mockReset()
    .mockImplementation(async ({ by }) =>
      lists[by].map((list) => ({ key: { userId: list.userId, listId: list.id }, list })),
    );
});

function open(slug = PARVATI, session = signedOut) {
  const rendered = renderPage(
    { '/castaways/:slug': <CastawayPage /> },
    { address: `/castaways/${slug}`, session },
  );
  enterViewport();
  return rendered;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const findCategory = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('li') ?? expect.unreachable();
const showSeason = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Show what happened in ${name}` }));

test('a castaway has names, seasons, a place in each Top 10 with its bars, and the fans’ rank in each cast', async () => {
  const { unmount } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Parvati Shallow' })).toBeVisible();
  const seasons = within(screen.getByRole('list', { name: 'Seasons played' })).getAllByRole('link');
  expect(seasons.map((link) => link.getAttribute('href'))).toEqual([
    '/seasons/s13',
    '/seasons/s16',
    '/seasons/s20',
  ]);
  const strip = (name: RegExp) => screen.findByRole('img', { name });
  await strip(/^Parvati Shallow, of 12 ballots: 2nd on 12\.$/);
  expect(await findCategory('GOAT Strategy')).toHaveTextContent('2In the Top 10 of 12 ballots');
  expect(await screen.findAllByRole('img', { name: /10th on 1 and left off 11\.$/ })).toHaveLength(2);
  expect(await findCategory('GOAT Social')).toHaveTextContent('11Just missed12 ballots');
  expect(await findCategory('GOAT Competitor')).toHaveTextContent('Not in the first fifteen');
  const ranks = region("The fans' rank in each cast");
  await ranks.findByText(/^of 20 · wins/);
  expect(ranks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Cook IslandsNot enough lists for a rank yet.',
    'MicronesiaNot enough lists for a rank yet.',
    '2Heroes vs. Villainsof 20 · wins 51.9%',
  ]);
  expect(ranks.getByRole('link', { name: 'Micronesia' })).toHaveAttribute(
    'href',
    '/global-rankings/cast-s16',
  );
  unmount();
  open('rob-mariano');
  expect(screen.getByText('Also known as Boston Rob')).toBeVisible();
  const [missing] = await screen.findAllByText('On no ballot yet');
  expect(missing?.parentElement).toHaveTextContent('Not in the first fifteenOn no ballot yet');
});

test('what happened is neither read nor shown before the reader asks, season by season, and then remembered', async () => {
  const { unmount } = open();
  await findCategory('GOAT Social');
  expect(document.body).not.toHaveTextContent(/Sole Survivor|voted out|place \d/);
  expect(readSeasonResults).not.toHaveBeenCalled();
  showSeason('Micronesia');
  expect(await screen.findByText('Sole Survivor')).toBeVisible();
  expect(vi.mocked(readSeasonResults).mock.calls).toEqual([['s16']]);
  const record = findRecord(splitFacts(recordedSeason(16)).results, PARVATI) ?? expect.unreachable();
  const terms = {
    Days: '39 of 39',
    'With the majority': `in ${record.votesWithMajority} of ${record.votesCast}`,
    'Votes against': `${record.votesAgainst}`,
    'Jury votes received': '5 of 8',
    Confessionals: `${record.confessionals}, 8.5% of the season's`,
  };
  for (const [term, words] of Object.entries(terms))
    expect(screen.getByText(term).nextElementSibling).toHaveTextContent(words);
  unmount();
  open();
  expect(await screen.findByText('Sole Survivor')).toBeVisible();
  showSeason('Heroes vs. Villains');
  expect(await screen.findByText('Idols and advantages')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Hide what happened in Micronesia' }));
  expect(screen.queryByText('Sole Survivor')).not.toBeInTheDocument();
});

describe('what fans say', () => {
  test('is not read for a visitor, who is asked to sign in', () => {
    open();
    expect(screen.getByRole('link', { name: 'Sign in to read what fans say' })).toHaveAttribute(
      'href',
      paths.signIn(paths.castaway(PARVATI)),
    );
    expect(readListsAbout).not.toHaveBeenCalled();
  });

  test('are the notes of the most upvoted lists in their order, with the list, its author and a report', async () => {
    lists.notedIds = [
      listOf('list_2', 'The queen', 's20', 9),
      listOf('list_3', 'My own', 's20', 5, { userId: 'ben' }),
      listOf('list_1', 'Fewer votes'),
    ];
    lists.topIds = [listOf('list_4', 'Top')];
    saveUndecided('ben');
    open(PARVATI, signedInAs('ben'));
    await screen.findByText('The queen');
    const said = region('What fans say');
    expect(said.getAllByRole('blockquote').map(({ textContent }) => textContent)).toEqual([
      'The queen',
      'My own',
      'Fewer votes',
    ]);
    expect(said.getByRole('link', { name: 'Heroes list_2' })).toHaveAttribute('href', '/list/ana/list_2');
    expect(said.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Report the list Heroes list_2',
      'Report the list Heroes list_1',
    ]);
    expect(
      await region('Ranked first, second or third').findByRole('article', { name: 'Heroes list_4' }),
    ).toBeVisible();
    expect(vi.mocked(readListsAbout).mock.calls.map(([about, count]) => [about.by, about.id, count])).toEqual(
      [
        ['notedIds', PARVATI, 8],
        ['topIds', PARVATI, 3],
      ],
    );
  });

  test('stays folded in a list with spoilers, and says when there is nothing', async () => {
    lists.notedIds = [listOf('list_1', 'She wins', 's20', 0, { tags: ['spoiler', 'survivor-ranking'] })];
    saveUndecided('ben');
    open(PARVATI, signedInAs('ben'));
    expect(await screen.findByText('She wins')).not.toBeVisible();
    expect(await screen.findByText('No list has Parvati Shallow among its first three yet.')).toBeVisible();
  });
});

describe('with the spoiler shield', () => {
  test.each([
    ['says that nobody is hidden', () => saveUndecided('ana'), 'Parvati Shallow'],
    ['hides them', () => saveLocalChoice({ mode: 'on', watched: ['s1'] }, 'ana', true), /^Someone from/],
    [
      'cannot be read',
      () => fireEvent.click(screen.getByRole('button', { name: 'Show this page' })),
      'Parvati Shallow',
    ],
  ])('on a new device nobody is named until the account %s', (_, answer, heading) => {
    const { container } = open(PARVATI, signedInAs('ana'));
    expect(screen.getByRole('heading', { level: 1, name: "Checking what you've watched" })).toBeVisible();
    expect(/parvati|shallow/i.exec(document.title + container.innerHTML)).toBeNull();
    act(answer);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('a castaway of unwatched seasons is someone, until the reader asks', () => {
    watchOnly('s1');
    const { container } = open();
    expect(
      screen.getByRole('heading', { level: 1, name: "Someone from a season you haven't watched" }),
    ).toBeVisible();
    expect(/parvati|shallow|micronesia|cook/i.exec(container.innerHTML)).toBeNull();
    expect(readPublished).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Show this page' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Parvati Shallow' })).toBeVisible();
  });

  test('unwatched seasons are left out, of ranks, results and notes too', async () => {
    watchOnly('s16');
    lists.notedIds = [
      listOf('list_1', 'Unwatched', 's20'),
      listOf('list_2', 'Better than Tony Vlachos', 's16'),
    ];
    const { container } = open(PARVATI, signedInAs('ben'));
    expect(await screen.findByText(/^Better than/)).not.toHaveTextContent('Tony');
    expect(screen.queryByText('Unwatched')).not.toBeInTheDocument();
    expect(within(container).getAllByRole('button', { name: /^Show what happened/ })).toHaveLength(1);
    expect(/heroes vs|cook islands/i.exec(container.textContent ?? '')).toBeNull();
    expect(readPublished.mock.calls.map(([path]) => path)).not.toContain('consensus/cast-s20');
  });
});

test('an unknown castaway leads to all seasons', async () => {
  open('nobody-at-all');
  expect(await screen.findByRole('heading', { level: 1, name: "There's no such castaway" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Seasons' })).toHaveAttribute('href', '/seasons');
});
