import { emptyContent } from '@outrank/shared/lists/listContent';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readLocalDraft, saveLocalDraft } from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { parseReturnPath } from '#features/session/returnPath.ts';
import { click, findName, ranking, rename } from '#testing/creatorScreen.tsx';
import { renderPage, signedInAs, signedOut } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import CreatePage from './CreatePage.tsx';

const id = '0123456789abcdef01234567';
const BASE = { userId: 'ana', listId: 'list_1' };
const seasons = ['s1', 's7', 's16', 's20'];
const shared = {
  title: 'Her four',
  author: 'Ana',
  path: '/list/ana/list_1',
  list: BASE,
  isSpoiler: false,
  items: seasons.map((season) => ({ id: season })),
};
const answer = (body: object, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );
const open = (session = signedOut, shareId = id) =>
  renderPage(
    { '/rank/:shareId': <CreatePage />, '/create': <CreatePage />, '/login': <h1>Sign In Required</h1> },
    { address: `/rank/${shareId}`, session, isInWindow: true },
  );
const localDraft = (uid: string) => readLocalDraft(draftKeys.current(uid))?.content;
const visitorDraft = () => localDraft(`visitor~${id}`);
const mine = { ...emptyContent, name: 'Mine', items: [seasonItem('s2')] };
const write = (key: string, content = mine) =>
  saveLocalDraft(key, { content, updatedAt: '2026-03-01T12:00:00.000Z', isSynced: false });

beforeEach(() => answer(shared));

test('a visitor ranks what a share holds, and finds the draft again without having saved', async () => {
  const { unmount } = open();
  expect(await findName()).toHaveValue('My take on Her four');
  expect(ranking().toSorted()).toEqual(['Borneo', 'Heroes vs. Villains', 'Micronesia', 'Pearl Islands']);
  await expectAccessible();
  await rename('My four');
  await click('Remove Micronesia');
  const shown = ranking();
  unmount();
  open();
  expect(await findName()).toHaveValue('My four');
  expect(ranking()).toEqual(shown);
  // Nothing but the share was asked for: a visitor has no account to save the draft in.
  const requests = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
  expect(requests).toEqual([`/s/${id}.json`]);
});

test('saving asks to sign in, keeps the draft and returns to it; afterwards it is the draft of the user', async () => {
  const { unmount } = open();
  await rename('My four');
  await click('Save List');
  await screen.findByRole('heading', { name: 'Sign In Required' });
  expect(parseReturnPath(window.location.search)).toBe(`/rank/${id}`);
  unmount();
  open(signedInAs('ben'));
  expect(await findName()).toHaveValue('My four');
  expect(window.location.pathname).toBe('/create');
  expect(localDraft('ben')).toMatchObject({ name: 'My four', basedOn: BASE });
  expect(visitorDraft()).toBeUndefined();
});

test('the draft that the user had is offered beside it; with two, the user chooses first, and nothing is lost', async () => {
  write(draftKeys.current(`visitor~${id}`), { ...mine, name: 'My four' });
  write(draftKeys.current('ben'));
  const { unmount } = open(signedInAs('ben'));
  expect(await findName()).toHaveValue('My four');
  expect(screen.getByRole('complementary', { name: 'Another draft' })).toHaveTextContent('Mine');
  unmount();
  write(draftKeys.current(`visitor~${id}`), { ...mine, name: 'My four' });
  for (const key of [draftKeys.current('ben'), draftKeys.conflict('ben')]) write(key);
  open(signedInAs('ben'));
  expect(await screen.findByRole('heading', { name: 'You have two drafts already' })).toBeVisible();
  expect(localDraft('ben')).toMatchObject({ name: 'Mine' });
  expect(visitorDraft()).toMatchObject({ name: 'My four' });
});

test('a user without such a draft starts from the list', async () => {
  open(signedInAs('ben'));
  await waitFor(() => expect(window.location.search).toBe('?from=ana~list_1'));
});

test('results have no list to start from, so their order becomes a draft', async () => {
  answer({ ...shared, list: undefined });
  open(signedInAs('ben'));
  expect(await findName()).toHaveValue('My take');
  expect(localDraft('ben')?.items).toHaveLength(4);
  expect(localDraft('ben')?.basedOn).toBeUndefined();
});

describe('instead of the editor', () => {
  test.each([
    ['masked names leave nothing', { items: [] }, 200, 'This list has nothing to rank'],
    ['a spoiler is covered', { isSpoiler: true }, 200, 'This list gives away spoilers'],
    ['a share is gone', {}, 404, 'This list is gone'],
    ['the address names none', { shares: [] }, 200, 'This list is gone', 'top'],
    ['a share cannot be read', {}, 500, 'Failed to load list. Please try again later.'],
  ])('%s', async (_, change, status, heading, shareId = id) => {
    answer({ ...shared, ...change }, status);
    open(signedOut, shareId);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Borneo');
  });

  test('unwatched seasons are hidden', async () => {
    watchOnly('s1', 's7');
    open();
    await screen.findByRole('heading', { name: "You haven't watched every season on this list" });
    await click('Leave Them Out');
    await findName();
    expect(ranking().toSorted()).toEqual(['Borneo', 'Pearl Islands']);
  });
});
