import { publishedConsensus, repeat } from '@outrank/shared/consensus/testing/fansLists';
import { listPath } from '@outrank/shared/documents/list';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { listDocument } from '@outrank/shared/testing/storedDocuments';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible, matchingMedia } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import ComparePage from './ComparePage.tsx';

const readOwnLists = vi.hoisted(() => vi.fn());
vi.mock(import('#data/lists/lists.ts'), async (original) => ({ ...(await original()), readOwnLists }));

const time = new Date('2026-03-01T12:00:00Z');
const ORDER = ['s20', 's7', 's15', 's28', 's10', 's16'];

type Stored = Partial<ListContent> & { userId?: string; seasonIds?: readonly string[] };

function storeList(listId: string, { userId = 'ana', seasonIds = ORDER, ...given }: Stored = {}) {
  const items = seasonIds.map(seasonItem);
  const content = { name: `${userId} ${listId}`, items, ...given };
  const list = { ...listDocument({ userId, listId }, time, content), userName: userId };
  return { [listPath({ userId, listId })]: list };
}

const ben = storeList('list_2', { userId: 'ben', seasonIds: ORDER.toReversed() });
const open = (address: string) =>
  renderPage({ '/compare': <ComparePage /> }, { address: `/compare${address}`, client: createTestClient() });
const headline = () => screen.findByRole('heading', { level: 2, name: /alike|common/ });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

beforeEach(() => {
  readOwnLists.mockReset().mockResolvedValue({ entries: [] });
});

describe('two lists', () => {
  test('are read once each, and compared by the pairs that they put in the same order', async () => {
    const documents = {
      ...storeList('list_1', { name: 'Hers' }),
      ...storeList('list_2', { userId: 'ben', seasonIds: ['s7', 's20', ...ORDER.slice(2), 's1'] }),
    };
    const server = stubFirestore({ documents });
    const read = vi.spyOn(server, 'read');
    open('?a=ben~list_2&b=ana~list_1');
    expect(await headline()).toHaveTextContent(/^93% alike$/);
    expect(screen.getByText('14 of 15 pairs in the same order. Both lists rank these 6.')).toBeVisible();
    expect(read.mock.calls.flat(2)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Hers' })).toHaveAttribute('href', '/list/ana/list_1');
    expect(screen.getByText('Biggest disagreement').closest('section')).toHaveTextContent(
      'Pearl Islands #1 on your list, #2 on their list',
    );
    expect(screen.getByText('Closest call').closest('section')).toHaveTextContent(
      'Pearl Islands over Heroes vs. Villains',
    );
    expect(rows()).toEqual([
      'Pearl Islands | 1 | 2 | 1 lower',
      'Heroes vs. Villains | 2 | 1 | 1 higher',
      'China | 3 | 3 | same',
      'Cagayan | 4 | 4 | same',
      'Palau | 5 | 5 | same',
      'Micronesia | 6 | 6 | same',
    ]);
    expect(screen.getByRole('region', { name: /^Only on your list/ })).toHaveTextContent('#7 Borneo');
    expect(screen.queryByRole('heading', { name: /^Only on their/ })).not.toBeInTheDocument();
  });

  describe('of the user and of another one', () => {
    const documents = {
      ...storeList('list_1', { name: 'Hers' }),
      ...ben,
      'userLists/ben': { displayName: 'Ben' },
    };
    const RESULT =
      "We're 0% alike: 0 of 15 pairs in the same order. Biggest disagreement: Micronesia, my #1, your #6.";
    const field = () => screen.getByRole('textbox', { name: 'Your comment' });
    const offer = () => screen.findByRole('button', { name: 'Post as a comment' });
    const begun = () => localStorage.getItem(draftKeys.comment('ben', 'ana~list_1'));
    const openForm = async (address = '?a=ben~list_2&b=ana~list_1') => {
      const server = stubFirestore({ documents });
      open(address);
      await userEvent.click(await offer());
      return server;
    };

    test.each(['?a=ben~list_2&b=ana~list_1', '?a=ana~list_1&b=ben~list_2'])(
      'can be told to the other one as a comment, at %s',
      async (address) => {
        const { writes } = await openForm(address);
        expect(field()).toHaveValue(RESULT);
        expect(field()).toHaveFocus();
        await userEvent.type(field(), ' Ha!');
        await userEvent.click(screen.getByRole('button', { name: 'Post Comment' }));
        expect(await screen.findByText(/^Comment posted under/)).toBeVisible();
        expect(screen.getAllByRole('link', { name: 'Hers' }).at(-1)).toHaveFocus();
        expect(writes).toHaveLength(1);
        expect(writes[0]).toContain(`"text":{"stringValue":"${RESULT} Ha!"}`);
        expect(writes[0]).toContain('"listUserId":{"stringValue":"ana"}');
        expect(begun()).toBeNull();
        expect(screen.queryByRole('button', { name: 'Post as a comment' })).not.toBeInTheDocument();
      },
    );

    test('keeps a comment that the user has begun there, also after Cancel', async () => {
      localStorage.setItem(draftKeys.comment('ben', 'ana~list_1'), 'Hm.');
      await openForm();
      expect(field()).toHaveValue(`Hm.\n\n${RESULT}`);
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(begun()).toBe('Hm.');
      await userEvent.click(await offer());
      await userEvent.type(field(), '!');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(begun()).toBe(`Hm.\n\n${RESULT}!`);
    });
  });

  test.each([
    ['two own lists', 'ben~list_3'],
    ["the fans' ranking", 'seasons'],
    ['a list with too few in common', 'ana~list_4'],
  ])('%s get no comment', async (_, other) => {
    const own = storeList('list_3', { userId: 'ben' });
    const few = storeList('list_4', { seasonIds: ORDER.slice(0, 4) });
    stubFirestore({ documents: { ...ben, ...own, ...few } });
    open(`?a=ben~list_2&b=${other}`);
    await waitFor(() => expect(screen.queryByText('Loading ...')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Post as a comment' })).not.toBeInTheDocument();
  });

  test.each([
    ['too little', ORDER.slice(0, 4), 'Not enough in common to compare'],
    ['nothing', ['s1', 's2'], 'These rankings have nothing in common'],
  ])('with %s in common say so', async (_, seasonIds, text) => {
    stubFirestore({
      documents: { ...storeList('list_1'), ...storeList('list_2', { userId: 'ben', seasonIds }) },
    });
    open('?a=ana~list_1&b=ben~list_2');
    expect(await headline()).toHaveTextContent(text);
    await expectAccessible();
  });

  test('of the same user are called A and B', async () => {
    stubFirestore({
      documents: { ...ben, ...storeList('list_3', { userId: 'ben' }) },
    });
    open('?a=ben~list_2&b=ben~list_3');
    expect(await headline()).toHaveTextContent('0% alike');
    expect(screen.getByRole('columnheader', { name: 'B' })).toBeVisible();
  });

  test('on a phone show the ten biggest moves before all others', async () => {
    matchingMedia.add('(max-width: 768px)');
    const seasonIds = Array.from({ length: 12 }, (_, index) => `s${index + 1}`);
    const moved = ['s12', ...seasonIds.slice(0, -1)];
    stubFirestore({
      documents: {
        ...storeList('list_1', { seasonIds }),
        ...storeList('list_2', { userId: 'ben', seasonIds: moved }),
      },
    });
    open('?a=ana~list_1&b=ben~list_2');
    await headline();
    expect(rows()[0]).toMatch(/Panama \| 12 \| 1 \| 11 higher$/);
    expect(rows()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(rows()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  test('name no item before the user asks for the spoilers of one of them', async () => {
    stubFirestore({ documents: { ...storeList('list_1', { tags: ['spoiler'] }), ...ben } });
    const { container } = open('?a=ana~list_1&b=ben~list_2');
    expect(await headline()).toHaveTextContent('0% alike');
    expect(container).not.toHaveTextContent(/Pearl Islands|Palau|Fiji/);
    await userEvent.click(screen.getByRole('button', { name: 'Show Spoilers' }));
    expect(rows()).toHaveLength(6);
  });

  test('of which one is missing are not compared', async () => {
    stubFirestore({ documents: storeList('list_1') });
    open('?a=ana~list_1&b=ben~list_9');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'One of these rankings is gone' }),
    ).toBeVisible();
    await expectAccessible();
  });
});

describe("a list and the fans' ranking", () => {
  const storeConsensus = (ballots: number) => publishedConsensus('seasons', repeat(ballots, ...ORDER));

  test('are compared by the items that have a rank', async () => {
    stubFirestore({ documents: { ...ben, ...storeConsensus(10) } });
    open('?a=ben~list_2&b=seasons');
    expect(await headline()).toHaveTextContent('0% alike');
    expect(screen.getByRole('link', { name: "The fans' ranking of all seasons" })).toHaveAttribute(
      'href',
      '/global-rankings/seasons',
    );
    expect(screen.getByRole('columnheader', { name: 'Fans' })).toBeVisible();
  });

  test.each([
    ['without any list', {}, 0],
    ['with fewer than ten lists', storeConsensus(9), 9],
  ])('are not compared %s', async (_, consensus, ballots) => {
    stubFirestore({ documents: { ...ben, ...consensus } });
    open('?a=ben~list_2&b=seasons');
    expect(await screen.findByText('Not enough lists yet')).toBeVisible();
    const text = `The fans' ranking of all seasons has ${ballots} of the 10 lists it needs.`;
    expect(screen.getByText(text)).toBeVisible();
  });
});

test.each(['', '?b=seasons', '?a=nonsense', '?a=ana~list_1&b=../x'])(
  'the address %j is explained',
  async (address) => {
    stubFirestore();
    open(address);
    const name = "This link doesn't name two rankings";
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  },
);

describe('the other ranking', () => {
  const openChoice = () => {
    stubFirestore({ documents: storeList('list_1', { name: 'Hers' }) });
    open('?a=ana~list_1');
    return screen.findByText('Compare “Hers” with ...');
  };

  test("is one of the user's lists with the same items, or the fans' ranking", async () => {
    const entry = (listId: string, seasonIds: readonly string[]) => ({
      key: { userId: 'ben', listId },
      list: { ...buildList({ name: listId, items: seasonIds.map(seasonItem) }), id: listId },
    });
    readOwnLists.mockResolvedValue({
      entries: [entry('Two', ['s20', 's7']), entry('None', ['s1']), entry('Four', ORDER.slice(1, 5))],
    });
    await openChoice();
    expect(await screen.findByRole('link', { name: 'Four' })).toHaveAttribute(
      'href',
      '/compare?a=ben~Four&b=ana~list_1',
    );
    const names = within(screen.getByRole('region', { name: 'One of your lists' })).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Four', 'Two']);
    expect(screen.getByRole('link', { name: "The fans' ranking of all seasons" })).toHaveAttribute(
      'href',
      '/compare?a=ana~list_1&b=seasons',
    );
  });

  test('is any list whose link is pasted', async () => {
    await openChoice();
    const field = screen.getByRole('textbox', { name: 'Link to the list' });
    await userEvent.type(field, 'https://outrank.example/');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByText("That isn't a link to a list.")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://outrank.example/list/ana/list_1{Enter}');
    expect(await headline()).toHaveTextContent('100% alike');
  });

  test('is the list of a shared link, once that can be opened', async () => {
    await openChoice();
    const shared = `/s/${'0'.repeat(24)}`;
    const answers = [new Response('', { status: 503 }), Response.json(toSummary('/list/ana/list_1'))];
    const database = window.fetch;
    vi.stubGlobal('fetch', async (address: RequestInfo, init?: RequestInit) =>
      address === `${shared}.json` ? answers.shift() : database(address, init),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Link to the list' }), `${shared}{Enter}`);
    expect(await screen.findByText("That link couldn't be opened. Please try again.")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await headline()).toHaveTextContent('100% alike');
  });
});

const toSummary = (path: string) => ({ title: 'Mine', author: 'Ana', path });

test('items that the reader has not watched are named on neither side, and can be shown one by one', async () => {
  watchOnly('s20');
  const his = storeList('list_1', { name: 'Why Tony Vlachos won' });
  stubFirestore({ documents: { ...his, ...ben } });
  const { container } = open('?a=ana~list_1&b=ben~list_2');
  expect(await headline()).toBeVisible();
  await screen.findByRole('button', { name: 'Show number 2' });
  expect(container).toHaveTextContent('Heroes vs. Villains');
  expect(container).toHaveTextContent("Why someone you haven't watched won");
  expect(/pearl|china|cagayan|palau|panama|vlachos/i.exec(container.innerHTML)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show number 2' }));
  expect(screen.getByRole('row', { name: /^Pearl Islands/ })).toBeVisible();
});
