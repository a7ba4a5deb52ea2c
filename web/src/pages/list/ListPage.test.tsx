import type { MissingListReason } from '@outrank/shared/lists/list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listQueries } from '#features/lists/listQueries.ts';
import { missingListQuery } from '#features/lists/missingListQuery.ts';
import { SessionContext } from '#features/session/sessionContext.ts';
import { homeOrigin } from '#pages/parts/listOrigin.ts';
import { failToFetch, heroesList, stubFirestore } from '#testing/listScreen.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import { HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import ListPage from './ListPage.tsx';

// The talk has tests of its own, against the emulators.
vi.mock('./ListComments.tsx', () => ({ ListComments: () => null }));

const ben = { uid: 'ben', displayName: 'Ben', email: null, photoURL: null };
const key = { userId: 'ana', listId: 'list_1' };

/** The app around the page, opened at an address; what was read before stands in the cache. */
function openAt(address: string, read: { list?: typeof heroesList | null; why?: MissingListReason } = {}) {
  window.history.replaceState(null, '', address);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
  });
  if (read.list !== undefined) client.setQueryData(listQueries.detail(key).queryKey, read.list);
  if (read.why) client.setQueryData(missingListQuery(key).queryKey, read.why);
  const rendered = render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ status: 'signedIn', user: ben }}>
        <ToastProvider>
          <HeaderSlotProvider>
            <BrowserRouter>
              <Routes>
                <Route path="/" element={<Start name="Home" state={homeOrigin} />} />
                <Route path="/rankings" element={<Start name="Rankings" />} />
                <Route path="/list/:userId/:listId" element={<ListPage />} />
              </Routes>
            </BrowserRouter>
          </HeaderSlotProvider>
        </ToastProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
  return { ...rendered, client };
}

function Start({ name, state }: { name: string; state?: unknown }) {
  return (
    <>
      <h1>{name}</h1>
      <Link to="/list/ana/list_1" state={state}>
        Open
      </Link>
    </>
  );
}

const open = () => fireEvent.click(screen.getByRole('link', { name: 'Open' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  document.title = '';
  vi.useRealTimers();
});

describe('the page of one list', () => {
  test('carries the list’s name in the title, for as long as it stands', async () => {
    stubFirestore();
    openAt('/', { list: heroesList });
    open();
    await heading('Heroes');
    expect(document.title).toBe('Heroes · Outrank');
    fireEvent.click(screen.getByRole('link', { name: 'Back to Home' }));
    await heading('Home');
    expect(document.title).toBe('Outrank');
  });

  test('leads back to Rankings from everywhere else', async () => {
    stubFirestore();
    openAt('/rankings', { list: heroesList });
    open();
    fireEvent.click(await screen.findByRole('link', { name: 'Back to Rankings' }));
    await heading('Rankings');
  });

  test('says Loading while the list is on its way', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    openAt('/list/ana/list_1');
    expect(screen.getByText('Loading ...')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Rankings' })).toBeVisible();
  });

  test('that cannot be read says so and offers to try again', async () => {
    expectConsoleError(/HTTP error has no status/);
    vi.stubGlobal('fetch', failToFetch);
    openAt('/list/ana/list_1');
    expect(await screen.findByText('Failed to load list. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('that cannot tell why there is no list says so and offers to try again', async () => {
    expectConsoleError(/HTTP error has no status/);
    vi.stubGlobal('fetch', failToFetch);
    openAt('/list/ana/list_1', { list: null });
    expect(await screen.findByText('Failed to load list. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('that stands already stays when it cannot be read again', async () => {
    expectConsoleError(/HTTP error has no status/);
    vi.stubGlobal('fetch', failToFetch);
    const { client } = openAt('/list/ana/list_1', { list: heroesList });
    const { queryKey } = listQueries.detail(key);
    await act(() => client.refetchQueries({ queryKey }));
    expect(client.getQueryState(queryKey)?.status).toBe('error');
    await heading('Heroes');
  });
});

test('a list that a curator hides is gone from an open page within a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubFirestore();
  openAt('/list/ana/list_1', { list: heroesList, why: 'noList' });
  await heading('Heroes');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('List not found')).toBeVisible();
});

describe('a list that is not there', () => {
  test.each<[MissingListReason, string]>([
    ['noUser', 'User not found'],
    ['noLists', 'No lists found for this user'],
    ['noList', 'List not found'],
  ])('%s says %s and offers to go back', async (why, words) => {
    const { container } = openAt('/list/ana/list_1', { list: null, why });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
    await expectAccessible(container);
  });

  test('says which part of a blank address is missing', () => {
    openAt('/list/%20/%20');
    expect(screen.getByText('Missing userId or listId')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  });

  test('leads back to where one came from', async () => {
    openAt('/rankings', { list: null, why: 'noList' });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Go Back' }));
    await heading('Rankings');
  });

  test('leads home when it was opened directly', async () => {
    openAt('/list/ana/list_1', { list: null, why: 'noList' });
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    await heading('Home');
  });
});
