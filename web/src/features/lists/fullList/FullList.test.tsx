import { builtInSeasons as seasons } from '@outrank/shared/catalogue/catalogue';
import { detailTexts } from '@outrank/shared/documents/list';
import { DAY_MS } from '@outrank/shared/limits';
import { toIsoWeek } from '@outrank/shared/lists/lastWeek';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { listQueries } from '#features/lists/listQueries.ts';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { FullList } from './FullList.tsx';

const palau = ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'jenn-lyon'].map((id) =>
  contestantItem(id, 's10'),
);
const NAMES = /Westman|Rosenberger|Gallagher|Lyon|tom|ian\b|katie|jenn/i;

const fullList = (content: Partial<ListContent> = {}, changes: Partial<RankedList> = {}, isOwn = false) => (
  <FullList
    list={showOwn({ ...buildList({ name: 'The end', items: palau, ...content }), ...changes })}
    isOwn={isOwn}
    renderComments={(areItemsCovered) => (areItemsCovered ? 'Folded' : 'Of course she won!')}
  />
);
const page = (...shown: Parameters<typeof fullList>) => (
  <MemoryRouter>
    <ToastProvider>{fullList(...shown)}</ToastProvider>
  </MemoryRouter>
);

const getBlocks = () => screen.queryAllByRole('list', { name: /^Place/ });
/** The rank and the text of each item. The text of a picture's placeholder does not count. */
const getItems = () => getBlocks().flatMap((block) => [...block.children].map(getText));
const getText = (item: Element) => {
  const [stand, note] = item.firstElementChild?.tagName === 'DIV' ? item.children : [item];
  const parts = [...(stand?.children ?? []), ...(note ? [note] : [])];
  return parts.map((part) => (part.querySelector('img') ? '' : part.textContent)).join(' ');
};
const toggle = () => screen.queryByRole('button', { name: /Spoilers/ });

test('a list shows its name, creator, date, type, tags, description and ranked items', () => {
  const description = 'd'.repeat(200);
  const { container } = render(page({ description, tags: ['social'] }));
  expect(screen.getByRole('heading', { level: 1, name: 'The end' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/rankings/user/ana');
  for (const words of ['Mar 1, 2026', 'Survivor Ranking', 'Social', description])
    expect(screen.getByText(words)).toBeVisible();
  expect(getItems()).toEqual([
    '1  Tom WestmanPalau',
    '2  Ian RosenbergerPalau',
    '3  Katie GallagherPalau',
    '4  Jenn LyonPalau',
  ]);
  expect(container.querySelectorAll('img')).toHaveLength(4);
  expect(toggle()).not.toBeInTheDocument();
});

test.each(detailTexts)(
  'a %s that may name someone hidden is folded, unless it is the reader’s own',
  (text) => {
    watchOnly('s1');
    const { unmount } = render(page({ [text]: 'Parvati should have won.' }));
    expect(screen.queryByText(/Parvati/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Show text' }));
    expect(screen.getByText('Parvati should have won.')).toBeVisible();
    unmount();
    render(page({ [text]: 'Parvati should have won.' }, {}, true));
    expect(screen.getByText('Parvati should have won.')).toBeVisible();
  },
);

describe('a list that started from another', () => {
  const after = { userId: 'cleo', listId: 'list_7' };
  const openAfter = (source: RankedList | null | undefined) => {
    const client = createTestClient();
    stubFirestore();
    if (source !== undefined) client.setQueryData(listQueries.detail(after).queryKey, source);
    return renderPage({ '/': fullList({}, { basedOn: after }) }, { client });
  };
  const source = { ...buildList({ name: 'Why Tom Westman won' }), userId: 'cleo', userName: 'Cleo' };

  test('names it and its author', () => {
    openAfter(source);
    expect(screen.getByText(/^after/)).toHaveTextContent('after Why Tom Westman won by Cleo');
    const link = screen.getByRole('link', { name: 'Why Tom Westman won' });
    expect(link).toHaveAttribute('href', '/list/cleo/list_7');
    expect(screen.getByRole('link', { name: 'Cleo' })).toHaveAttribute('href', '/rankings/user/cleo');
  });

  test('names nobody whom the reader has not watched', () => {
    watchOnly('s1');
    openAfter(source);
    expect(screen.getByText(/^after/)).not.toHaveTextContent('Westman');
  });

  test('does not name it before it is read, or when the reader may not read it', async () => {
    openAfter(undefined);
    expect(screen.getByRole('link', { name: 'another list' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'another list' })).not.toBeInTheDocument());
    expect(screen.getByText('after another list')).toBeVisible();
  });
});

test('a note stands below its item, and all are covered', () => {
  const items = palau.map((item) => ({ ...item, note: `About ${item.name}.` }));
  const { rerender } = render(page({ items }));
  expect(getItems()).toEqual([
    '1  Tom WestmanPalau About Tom Westman.',
    '2  Ian RosenbergerPalau About Ian Rosenberger.',
    '3  Katie GallagherPalau About Katie Gallagher.',
    '4  Jenn LyonPalauAbout Jenn Lyon.',
  ]);
  rerender(page({ items, tags: ['spoiler'] }));
  expect(screen.queryByText(/About/)).not.toBeInTheDocument();
});

describe('movements', () => {
  const moved = (changes: Partial<RankedList> = {}, week = toIsoWeek(new Date())) =>
    page({}, { lastWeek: { week, itemIds: ['jenn-lyon', 'tom-westman', 'katie-gallagher'] }, ...changes });

  test('stand beside the items that moved since last week', () => {
    render(moved());
    expect(screen.getByText('Arrows show what moved since last week.')).toBeVisible();
    expect(getItems()).toEqual([
      '1  Tom WestmanPalauup 1 since last week',
      '2  Ian RosenbergerPalaunew since last week',
      '3  Katie GallagherPalau',
      '4  Jenn LyonPalaudown 3 since last week',
    ]);
  });

  test('say since when after a week without a save, or in the week in which the list was created', () => {
    const { rerender } = render(moved({}, toIsoWeek(new Date(Date.now() - 7 * DAY_MS))));
    expect(screen.getByText(/^Arrows show what moved since \w+ \d+, \d+\.$/)).toBeVisible();
    rerender(moved({ createdAt: new Date().toISOString() }));
    expect(screen.getByText('Arrows show what moved since it was first saved.')).toBeVisible();
  });
});

describe('the items', () => {
  test('of a season ranking show short names, years and places; they read down one block', () => {
    const items = seasons.slice(0, 45).map(({ id }) => seasonItem(id));
    render(page({ items }));
    expect(screen.getByText('Season Ranking')).toBeVisible();
    expect([getItems()[9], getItems()[19]]).toEqual([
      '10  Palau2005 · Palau',
      '20  Heroes vs. Villains2010 · Samoa',
    ]);
    const labels = getBlocks().map((block) => block.ariaLabel);
    expect(labels.join()).toBe('Places 1 to 3,Places 4 to 45');
    expect(getItems().map((text) => Number.parseInt(text, 10))).toEqual(items.map((_, index) => index + 1));
  });

  test.each([{ tags: [] }, { tags: ['spoiler' as const] }])(
    'can be none, with nothing to copy or to cover: $tags',
    ({ tags }) => {
      render(page({ items: [], tags }));
      expect(screen.getByText('This list is empty')).toBeVisible();
      expect(toggle()).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Copy list as text' })).not.toBeInTheDocument();
    },
  );
});

describe('a spoiler list', () => {
  test('has no name and no picture of an item in the page, even if it became a spoiler while open', async () => {
    const { container, rerender } = render(page());
    rerender(page({ tags: ['spoiler'] }));
    expect(screen.getByText('4 picks hidden: spoilers.')).toBeVisible();
    expect(container.innerHTML).not.toMatch(NAMES);
    expect(container.querySelector('img')).toBeNull();
    expect(getBlocks()).toEqual([]);
    await screen.findByRole('button', { name: 'Copy list as text' });
    await expectAccessible(container);
    const { innerHTML } = container;
    rerender(page({ tags: ['spoiler'], items: palau.toReversed() }));
    expect(container.innerHTML, 'the order of the items shows').toBe(innerHTML);
  });

  test('shows its items on request, covers them again, announces both, and tells the comments', async () => {
    const { container } = render(page({ tags: ['spoiler'] }));
    const button = screen.getByRole('button', { name: 'Show Spoilers', expanded: false });
    expect(container).toHaveTextContent(/Folded$/);
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Hide Spoilers', expanded: true })).toBe(button);
    expect(screen.getByText('4 picks shown.')).toHaveAttribute('role', 'status');
    expect(getItems()).toHaveLength(4);
    expect(container).toHaveTextContent(/Of course she won!$/);
    await expectAccessible(container);
    fireEvent.click(button);
    expect(button).toHaveAccessibleName('Show Spoilers');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('4 picks hidden: spoilers.');
    expect(container.innerHTML).not.toMatch(NAMES);
    expect(container).toHaveTextContent(/Folded$/);
  });

  test('is copied as text only while its spoilers are shown', async () => {
    const user = userEvent.setup();
    render(page({ tags: ['spoiler'] }));
    const copy = () => user.click(screen.getByRole('button', { name: 'Copy list as text' }));
    await copy();
    expect(screen.getByText('Show the spoilers first.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Show Spoilers' }));
    await copy();
    expect(await navigator.clipboard.readText()).toContain('1. Tom Westman (Palau)');
  });
});
