import type { MissingListReason } from '@outrank/shared/lists/rankedList';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { listQueries, missingListQuery } from '#features/lists/listQueries.ts';
import { homeOrigin } from '#pages/list/homeOrigin.ts';
import { failFirestoreRequest, refuse, stubFirestore } from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { createTestClient, renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import ListPage from './ListPage.tsx';

// Comments have their own tests.
vi.mock('./ListComments.tsx', () => ({ ListComments: () => null }));

const key = { userId: 'ana', listId: 'list_1' };
const ADDRESS = '/list/ana/list_1';
const FAILED = 'Failed to load list. Please try again later.';

type Cached = { list?: typeof heroesList | null; reason?: MissingListReason };

/** The page with its neighbors, opened at an address. */
function openAt(address: string, { list, reason }: Cached = {}) {
  const client = createTestClient();
  if (list !== undefined) client.setQueryData(listQueries.detail(key).queryKey, list);
  if (reason) client.setQueryData(missingListQuery(key).queryKey, reason);
  const routes = {
    '/': <Start name="Home" state={homeOrigin} />,
    '/rankings': <Start name="Rankings" />,
    '/list/:userId/:listId': <ListPage />,
  };
  renderPage(routes, { address, client, isInWindow: true });
  return client;
}

function Start({ name, state }: { name: string; state?: unknown }) {
  return (
    <>
      <h1>{name}</h1>
      <Link to={ADDRESS} state={state}>
        Open
      </Link>
    </>
  );
}

const openList = () => fireEvent.click(screen.getByRole('link', { name: 'Open' }));
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const loseConnection = () => vi.stubGlobal('fetch', failFirestoreRequest);

describe('the page of a list', () => {
  test.each([
    ['/', 'Home'],
    ['/rankings', 'Rankings'],
  ])("opened from %s has the list's name as title, and leads back to %s", async (address, name) => {
    stubFirestore();
    openAt(address, { list: heroesList });
    openList();
    await findHeading('Heroes');
    expect(document.title).toBe('Heroes · Outrank');
    fireEvent.click(screen.getByRole('link', { name: `Back to ${name}` }));
    await findHeading(name);
    expect(document.title).toBe('Outrank');
  });

  test.each([
    ['the list', {}],
    ['why there is no list', { list: null }],
  ])('says that it loads, and offers to try again when it cannot read %s', async (_, cached) => {
    loseConnection();
    openAt(ADDRESS, cached);
    expect(screen.getByText('Loading ...')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Rankings' })).toBeVisible();
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.each([
    ['cannot be read', failFirestoreRequest],
    ['is refused, like everything', refuse('PERMISSION_DENIED', 403)],
    ['finds the server down', refuse('UNAVAILABLE', 503)],
  ])('keeps showing the list with its age when reading it again %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const client = openAt(ADDRESS, { list: heroesList });
    const { queryKey } = listQueries.detail(key);
    await act(() => client.refetchQueries({ queryKey }));
    await findHeading('Heroes');
    expect(screen.getByText(FAILED)).toBeVisible();
    expect(screen.getByText(/^Showing what you saw at /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('keeps saying that the list could not be read, until the user tries again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetched = vi.fn(failFirestoreRequest);
    vi.stubGlobal('fetch', fetched);
    openAt(ADDRESS);
    await screen.findByText(FAILED);
    const { length } = fetched.mock.calls;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetched.mock.calls).toHaveLength(length);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(length));
  });

  test('removes a list within a minute after a curator hides it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stubFirestore();
    openAt(ADDRESS, { list: heroesList, reason: 'noList' });
    await findHeading('Heroes');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText('List not found')).toBeVisible();
  });
});

describe('a missing list', () => {
  test.each<[MissingListReason, string]>([
    ['noUser', 'User not found'],
    ['noLists', 'No lists found for this user'],
    ['noList', 'List not found'],
  ])('for the reason %s says "%s" and leads Home when it was opened directly', async (reason, text) => {
    openAt(ADDRESS, { list: null, reason });
    await findHeading(text);
    expect(document.title).toBe(`${text} · Outrank`);
    expect(screen.queryByRole('link', { name: /^Back/ })).not.toBeInTheDocument();
    await expectAccessible();
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    await findHeading('Home');
  });

  test('at a blank address says what is missing', async () => {
    openAt('/list/%20/%20');
    await findHeading('Missing userId or listId');
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  });

  test('leads back to the page that the user came from', async () => {
    openAt('/rankings', { list: null, reason: 'noList' });
    openList();
    fireEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    await findHeading('Rankings');
  });
});
