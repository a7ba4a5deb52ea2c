import { seasonItem } from '@outrank/shared/lists/listedItem';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { readLocalDraft, saveLocalDraft } from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { click, draftOf, findName, openCreator, ranking, rename, server } from '#testing/creatorScreen.tsx';
import { failToFetch } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';

const BASE = { userId: 'ana', listId: 'list_1' };
const ADDRESS = '/create?from=ana~list_1';
const items = Array.from({ length: 12 }, (_, index) => seasonItem(`s${index + 1}`));
const theirs = buildList({ name: 'Hers', items });
const mine = draftOf({ name: 'Mine', items: items.slice(0, 2) });

const open = (address = ADDRESS, draft: ReturnType<typeof draftOf> | null = null) =>
  openCreator(address, draft, true);
const names = (listed: readonly { name: string }[]) => listed.map(({ name }) => name);
const localDraft = () => readLocalDraft(draftKeys.current('ben'))?.content;

beforeEach(() => {
  server.readList.mockResolvedValue(theirs);
});

test("'Rank these yourself' shows the items in an order that is not their author's, which nothing holds", async () => {
  const { client, unmount } = open();
  await findName();
  const shown = ranking();
  expect(shown.toSorted()).toEqual(names(items).toSorted());
  expect(shown).not.toEqual(names(items));
  // Before the first change there is no draft.
  expect(localStorage).toHaveLength(0);
  const ids = items.map(({ id }) => id).join('","');
  await rename('My take');
  const held = JSON.stringify([
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    { ...localStorage },
    { ...sessionStorage },
  ]);
  expect(held).toContain('s12');
  expect(held.replaceAll('\\', '')).not.toContain(ids);
  expect(screen.getByText(/^These are in random order/)).toBeVisible();
  await expectAccessible();
  unmount();
  // A reload.
  open();
  await findName();
  expect(ranking()).toEqual(shown);
  expect(await findName()).toHaveValue('My take');
});

test.each([
  ['is about it', 'Hers', 'My take on Hers'],
  [
    'keeps a long one',
    'The worst seasons, as told by forty tired fans',
    'The worst seasons, as told by forty tired fans',
  ],
  ['gives away nobody whom the user has not watched', 'Natalie Anderson and co', 'My take'],
])('the name that is proposed for a list %s: %s', async (_, name, proposed) => {
  watchOnly(...items.map(({ id }) => id));
  server.readList.mockResolvedValue(buildList({ name, items }));
  open();
  expect(await findName()).toHaveValue(proposed);
});

test('a whole cast can be ranked: in random order, based on no list, and the draft goes on after a reload', async () => {
  const address = '/create?from=cast-s20';
  const { unmount } = open(address);
  expect(await findName()).toHaveValue("My take on Heroes vs. Villains's cast");
  const shown = ranking();
  expect(shown).toHaveLength(20);
  expect(shown).not.toEqual(shown.toSorted());
  await rename('The twenty');
  expect(localDraft()?.basedOn).toBeUndefined();
  unmount();
  open(address);
  expect(await findName()).toHaveValue('The twenty');
  expect(ranking()).toEqual(shown);
});

test("'Start from this order' keeps the order, the list's name and description stay its author's", async () => {
  open(`${ADDRESS}&order=keep`);
  expect(await findName()).toHaveValue('');
  expect(ranking()).toEqual(names(items));
  await rename('My take');
  expect(localDraft()).toMatchObject({ description: '', tags: [], basedOn: BASE });
});

test('the first save stores what the list is based on, and leads to the comparison', async () => {
  open();
  await rename('My take');
  await click('Save List');
  expect(await screen.findByRole('heading', { name: 'The comparison' })).toBeVisible();
  expect(server.createList.mock.lastCall?.[2]).toMatchObject({ name: 'My take', basedOn: BASE });
  const listId = server.createList.mock.lastCall?.[1];
  expect(new URLSearchParams(window.location.search).get('a')).toBe(`ben~${listId}`);
  expect(new URLSearchParams(window.location.search).get('b')).toBe('ana~list_1');
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(`?list=${listId}`));
});

test('when the list is gone by then, saving says so and stays', async () => {
  server.createList.mockImplementation(async (_user, id) => ({ ...theirs, id, userId: 'ben' }));
  open();
  await rename('My take');
  await click('Save List');
  expect(await screen.findByText(/^List saved\. The list you started from is gone/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Edit Ranking' })).toBeVisible();
});

test('a list tagged spoiler shows its items only when asked, and passes the tag on', async () => {
  server.readList.mockResolvedValue(buildList({ items, tags: ['spoiler', 'social'] }));
  open();
  expect(await screen.findByRole('heading', { name: 'This list gives away spoilers' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Borneo');
  await click('Show Spoilers');
  await rename('My take');
  expect(localDraft()).toMatchObject({ tags: ['spoiler'] });
});

describe('a list with seasons that the user has not watched', () => {
  const start = async (...watched: readonly string[]) => {
    watchOnly(...watched);
    open();
    await screen.findByRole('heading', { name: "You haven't watched every season on this list" });
  };

  test('names none of them, and can be ranked without them', async () => {
    await start('s1', 's2', 's3');
    expect(screen.getByText(/^9 of its 12 picks are hidden/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Borneo|Amazon/);
    await expectAccessible();
    await click('Leave Them Out');
    await findName();
    expect(ranking().toSorted()).toEqual(names(items.slice(0, 3)).toSorted());
    expect(screen.getByText(/^These are in random order/)).toBeVisible();
  });

  test('shows them when asked, and cannot be ranked with fewer than two', async () => {
    await start('s1');
    expect(screen.queryByRole('button', { name: 'Leave Them Out' })).not.toBeInTheDocument();
    await click('Show Everything');
    await findName();
    expect(ranking()).toHaveLength(12);
  });

  test('opens at once when all are watched, even if it is tagged spoiler', async () => {
    watchOnly(...items.map(({ id }) => id));
    server.readList.mockResolvedValue(buildList({ items, tags: ['spoiler'] }));
    open();
    await findName();
    expect(ranking()).toHaveLength(12);
  });
});

describe('an unsaved draft', () => {
  test.each([
    ['of this browser', () => saveLocalDraft(draftKeys.current('ben'), { ...mine, isSynced: false }), null],
    ['of the account', () => undefined, mine],
  ])('%s is offered, also after a reload, and can be taken back', async (_, seed, stored) => {
    seed();
    const { unmount } = open(ADDRESS, stored);
    await rename('My take');
    expect(screen.getByText(/^You have another unsaved draft: “Mine”, 2 picks/)).toBeVisible();
    unmount();
    open(ADDRESS, stored);
    expect(await findName()).toHaveValue('My take');
    await click('Use the other draft');
    expect(await findName()).toHaveValue('Mine');
    expect(ranking()).toEqual(names(mine.content.items));
    expect(localDraft()).toMatchObject({ name: 'Mine' });
  });

  test('that was dismissed is not offered again', async () => {
    saveLocalDraft(draftKeys.current('ben'), { ...mine, isSynced: false });
    open();
    await findName();
    await click('Keep this draft');
    await rename('My take');
    expect(screen.queryByText(/unsaved draft/)).not.toBeInTheDocument();
  });

  test('that started from the same list goes on, without reading that list', async () => {
    open(ADDRESS, draftOf({ name: 'Begun', items: items.slice(0, 3), basedOn: BASE }));
    expect(await findName()).toHaveValue('Begun');
    expect(server.readList).not.toHaveBeenCalled();
  });

  test('beside a second one must be settled first', async () => {
    saveLocalDraft(draftKeys.current('ben'), { ...mine, isSynced: false });
    saveLocalDraft(draftKeys.conflict('ben'), { ...draftOf({ name: 'Third' }), isSynced: false });
    open();
    expect(await screen.findByRole('heading', { name: 'You have two drafts already' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the Editor' })).toHaveAttribute('href', '/create');
  });
});

describe('without items to start from', () => {
  test.each([
    ['the list is deleted, hidden or private', undefined, 'This list is gone'],
    ['the list is empty', buildList({ items: [] }), 'This list has nothing to rank'],
  ])('when %s, the page says so', async (_, found, text) => {
    server.readList.mockResolvedValue(found);
    open();
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(document.title).toBe(`${text} · Outrank`);
    expect(screen.getByRole('link', { name: 'Start an Empty List' })).toHaveAttribute('href', '/create');
    await expectAccessible();
  });

  test.each(['ana', '..~list_x', 'cast-s99', ''])('the address %j leads to no list', async (from) => {
    open(`/create?from=${from}`);
    expect(await screen.findByRole('heading', { name: "This link doesn't lead to a list" })).toBeVisible();
    expect(server.readList).not.toHaveBeenCalled();
  });

  test('offline, the page offers to try again', async () => {
    server.readList.mockImplementationOnce(failToFetch);
    open();
    expect(await screen.findByText('Failed to load list. Please try again later.')).toBeVisible();
    await click('Try again');
    await findName();
    expect(ranking()).toHaveLength(12);
  });
});

test('an own list can be ranked again', async () => {
  server.readList.mockResolvedValue({ ...theirs, userId: 'ben' });
  open('/create?from=ben~list_1');
  expect(await screen.findByText(/how it compares with your earlier one/)).toBeVisible();
});
