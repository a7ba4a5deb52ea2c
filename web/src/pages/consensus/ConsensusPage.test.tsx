import {
  consensusDocument,
  consensusOf,
  type Orders,
  publishedConsensus,
  repeat,
} from '@outrank/shared/consensus/testing/fansLists';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import { editionPath } from '@outrank/shared/documents/results';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { toEarlierRanks } from '@outrank/shared/results/edition';
import { listDocument } from '@outrank/shared/testing/storedDocuments';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { keepPublishedSeasons } from '#data/catalogue/publishedSeasons.ts';
import { readPublishedSeasons } from '#data/catalogue/readPublishedSeasons.ts';
import type { Session } from '#features/session/sessionContext.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { createTestClient, renderPage, signedInAs, signedOut } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import ConsensusPage from './ConsensusPage.tsx';

vi.mock('#data/catalogue/readPublishedSeasons.ts');
const downloadFile = vi.hoisted(() => vi.fn());
vi.mock('#ui/downloadFile.ts', () => ({ downloadFile }));

const at = new Date('2026-11-21T12:00:00Z');

const [heroes, pearl, china, cagayan, palau] = ['s20', 's7', 's15', 's28', 's10'] as const;
const threeLists: Orders = [
  [heroes, pearl, china, cagayan, palau],
  [pearl, heroes, china, palau, cagayan],
  [heroes, china, pearl, cagayan, palau],
];

const publish = (orders: Orders, more = {}) => publishedConsensus('seasons', orders, more);

/** What makes Ben's list count: Palau, China, Pearl Islands, Heroes vs. Villains, Cagayan. */
const benKey = { userId: 'ben', listId: 'list_1' };
const items = [palau, china, pearl, heroes, cagayan].map(seasonItem);
const benSubmits = {
  [consensusBallotPath({ userId: 'ben', subject: 'seasons' })]: { listId: 'list_1', at },
  [listPath(benKey)]: listDocument(benKey, at, { items }),
};

function open(session: Session = signedOut, address = '/global-rankings/seasons') {
  const routes = {
    '/global-rankings': <p>The overview</p>,
    '/global-rankings/:categoryId': <ConsensusPage />,
  };
  return renderPage(routes, { address, session, client: createTestClient(30_000) });
}

const findRow = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;
const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
const names = () => screen.getAllByRole('heading', { level: 3 }).map(textOf);
async function openDetails(name: string) {
  const row = await findRow(name);
  fireEvent.click(within(row).getByRole('button', { name: `Head-to-heads of ${name}` }));
  return within(row);
}

const fiftyLists = [
  ...repeat(30, heroes, pearl, china, cagayan, palau),
  ...repeat(20, pearl, heroes, cagayan, china),
  ...repeat(4, heroes, 's1'),
];

test('three lists are not enough for ranks, but every head-to-head can be read', async () => {
  stubFirestore({ documents: publish(threeLists) });
  open();
  expect(await screen.findByText('Not enough lists yet')).toBeVisible();
  expect(screen.getByText('3 of 10 lists')).toBeVisible();
  expect(names()).toEqual(['Pearl Islands', 'Palau', 'China', 'Heroes vs. Villains', 'Cagayan']);
  const details = await openDetails('Heroes vs. Villains');
  expect(details.getAllByRole('listitem').map(textOf)).toContain('above Pearl Islands in 2 of 3');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  await expectAccessible();
});

describe('fifty lists', () => {
  test('rank the seasons, and those on fewer than five lists stand below without a number', async () => {
    stubFirestore({ documents: publish(fiftyLists) });
    open();
    const first = await findRow('Heroes vs. Villains');
    expect(screen.getByText("54 fans' lists, one order.")).toBeVisible();
    const { score = 0 } = consensusOf('seasons', fiftyLists).rows[0] ?? {};
    expect(textOf(first)).toContain(`wins ${(score / 10_000).toFixed(1)}% of head-to-heads`);
    expect(textOf(first)).toMatch(/^1.*clearly 1st|^1.*1st to/);
    expect(names().slice(0, 3)).toEqual(['Heroes vs. Villains', 'Pearl Islands', 'China']);
    const unranked = screen.getByRole('region', { name: 'Not ranked yet: on fewer than 5 lists' });
    expect(within(unranked).getByText('on 4 lists')).toBeVisible();
    expect(within(unranked).getByText(/^On no list: .*, Season 47/)).toBeVisible();
  });

  test('say which season beats all others, and open to the best and the worst head-to-heads', async () => {
    stubFirestore({ documents: publish([...fiftyLists, ...repeat(5, heroes, 's1', 's2', 's3')]) });
    open();
    const sentence = await screen.findByText('Heroes vs. Villains beats every other season.');
    expect(sentence.parentElement).toHaveTextContent(
      'Most fans put Heroes vs. Villains above every other season, one at a time.',
    );
    const details = await openDetails('Heroes vs. Villains');
    const best = details.getByRole('heading', { name: 'Best head-to-heads' }).parentElement as HTMLElement;
    expect(textOf(best)).toContain('above China in 50 of 50');
    expect(details.getByRole('link', { name: 'Heroes vs. Villains' })).toHaveAttribute(
      'href',
      '/seasons/s20',
    );
    fireEvent.click(details.getByText('All 7 head-to-heads'));
    expect(await details.findAllByText('Palau')).not.toHaveLength(0);
  });

  test('show how the seasons have moved since Friday', async () => {
    const lastEdition = toEarlierRanks(
      '2026-11-20',
      consensusOf('seasons', [...repeat(9, pearl, heroes), ...repeat(9, 's2', cagayan)]).rows,
    );
    stubFirestore({ documents: publish(fiftyLists, { lastEdition }) });
    open();
    const moved = lastEdition.items.find(({ id }) => id === heroes)?.rank ?? 0;
    expect(textOf(await findRow('Heroes vs. Villains'))).toContain(`up ${moved - 1}`);
    expect(textOf(await findRow('China'))).toContain('new');
    expect(screen.getByText(/Change since/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edition of Nov 20, 2026' })).toBeVisible();
  });

  test('can be downloaded as head-to-heads', async () => {
    stubFirestore({ documents: publish(fiftyLists) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Download the head-to-heads' }));
    expect(screen.getByText(/The ranges can't: they compare random groups of fans/)).toBeInTheDocument();
    await vi.waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
    const [name, text] = downloadFile.mock.lastCall ?? [];
    expect(name).toBe('outrank-seasons-head-to-heads.csv');
    expect(text).toContain('s20,Survivor: Heroes vs. Villains,54,s7,Survivor: Pearl Islands,50,30');
  });
});

test('equal seasons share a rank, and a cycle is shown when none beats all others', async () => {
  const cycle = [
    ...repeat(4, heroes, pearl, china),
    ...repeat(4, pearl, china, heroes),
    ...repeat(4, china, heroes, pearl),
  ];
  stubFirestore({ documents: publish(cycle) });
  open();
  expect(await screen.findByText('Three beat each other in a circle.')).toBeVisible();
  expect(screen.getByText('Early results:')).toBeVisible();
  for (const name of ['Heroes vs. Villains', 'Pearl Islands', 'China'])
    expect(within(await findRow(name)).getByText('1')).toBeVisible();
});

describe('my list', () => {
  test('stands beside the ranks of the fans until it is switched off, and is compared', async () => {
    stubFirestore({ documents: { ...publish(fiftyLists), ...benSubmits } });
    open(signedInAs('ben'));
    const row = await findRow('Palau');
    expect(within(row).getByText('you: #1')).toBeVisible();
    expect(screen.getByText(/: \d of 10 pairs in the same order\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?a=ben~list_1&b=seasons',
    );
    fireEvent.click(screen.getByRole('button', { name: 'My list' }));
    expect(screen.queryByText('you: #1')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('is asked for when there is none', async () => {
    stubFirestore({ documents: publish(fiftyLists) });
    open(signedInAs('ben'));
    expect(await screen.findByRole('link', { name: 'Create a list' })).toHaveAttribute('href', '/create');
    expect(screen.queryByRole('button', { name: 'My list' })).not.toBeInTheDocument();
  });
});

test('a visitor reads one document and is asked for nothing', async () => {
  const server = stubFirestore({ documents: publish(fiftyLists) });
  const read = vi.spyOn(server, 'read');
  open();
  await findRow('Palau');
  expect(read.mock.calls.flatMap(([paths]) => paths)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /sign in|create/i })).not.toBeInTheDocument();
});

test('a cast has its own page, and one that nobody has published leads to the overview', async () => {
  const lists = repeat(10, 'parvati-shallow', 'sandra-diaz-twine', 'tyson-apostol');
  stubFirestore({ documents: publishedConsensus('cast-s20', lists) });
  const { unmount } = open(signedOut, '/global-rankings/cast-s20');
  expect(screen.getByRole('heading', { level: 1, name: 'The Cast of Heroes vs. Villains' })).toBeVisible();
  const sentence = await screen.findByText('Parvati Shallow beats every other castaway.');
  expect(sentence.parentElement).toHaveTextContent(
    'Most fans put Parvati Shallow above everyone else, one at a time.',
  );
  unmount();
  vi.mocked(readPublishedSeasons).mockResolvedValue({ version: 0, seasons: [], readAt: 0 });
  open(signedOut, '/global-rankings/cast-s26');
  expect(await screen.findByText('The overview')).toBeVisible();
});

test('the cast of a season that was just published has its page, once this browser has read it', async () => {
  stubFirestore();
  const seasons = [{ number: 26, name: 'Survivor: Caramoan', year: 2013, contestants: ['John Cochran'] }];
  vi.mocked(readPublishedSeasons).mockResolvedValue({ version: 1, seasons, readAt: 0 });
  open(signedOut, '/global-rankings/cast-s26');
  expect(await screen.findByRole('heading', { level: 1, name: 'The Cast of Caramoan' })).toBeVisible();
  keepPublishedSeasons({ version: 0, seasons: [], readAt: 0 });
});

test.each([
  [
    'seasons' as const,
    [heroes, pearl, china, palau],
    'Heroes vs. Villains beats every season one to one, but Pearl Islands wins by more.',
  ],
  [
    'cast-s20' as const,
    ['parvati-shallow', 'sandra-diaz-twine', 'tyson-apostol', 'rupert-boneham'],
    'Parvati Shallow beats everyone one to one, but Sandra Diaz-Twine wins by more.',
  ],
])('%s say who beats all others without being first', async (subject, [winner = '', ...rest], text) => {
  const orders = [...repeat(7, winner, ...rest), ...repeat(5, ...rest, winner)];
  stubFirestore({ documents: publishedConsensus(subject, orders) });
  open(signedOut, `/global-rankings/${subject}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/beats every other/)).not.toBeInTheDocument();
});

test('an edition shows the lists of its week', async () => {
  const edition = consensusDocument('seasons', repeat(12, palau, china, heroes));
  stubFirestore({ documents: { ...publish(fiftyLists), [editionPath('seasons', '2026-11-20')]: edition } });
  open(signedOut, '/global-rankings/seasons?edition=2026-11-20');
  expect(await screen.findByText('Palau beats every other season.')).toBeVisible();
  expect(screen.getByText(/Edition of/).closest('div')).toHaveTextContent('12 lists');
  expect(screen.getByRole('link', { name: 'Live results' })).toBeVisible();
});

test('before the first list the page says so', async () => {
  stubFirestore();
  open();
  expect(await screen.findByText('No lists yet.')).toBeVisible();
});
