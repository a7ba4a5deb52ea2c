import {
  infiniteQueryOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#data/session/auth.ts';
import { persistedQueriesKey } from '#features/session/restoreQueries.ts';
import { SessionProvider } from '#features/session/SessionProvider.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { useOfflineSupport } from './useOfflineSupport.ts';

const fan = (uid: string): SessionUser => ({ uid, displayName: null, email: null, photoURL: null });
const never = () => new Promise<never>(() => {});

type Shelf = { name?: string; read: () => Promise<string | null>; isPersisted?: boolean };

function Shelf({ name = 'newest', read, isPersisted = true }: Shelf) {
  const { data } = useQuery(
    queryOptions({ queryKey: [name], queryFn: read, staleTime: 30_000, meta: { isPersisted } }),
  );
  return <p>{data === null ? 'Nothing' : (data ?? `Loading ${name}...`)}</p>;
}

type Pages = { read: (page: number) => Promise<{ text: string; next?: unknown }> };

function Pages({ read }: Pages) {
  const { data, fetchNextPage } = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['pages'],
      queryFn: ({ pageParam }) => read(pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ next }, all) => (next ? all.length + 1 : undefined),
      meta: { isPersisted: true },
    }),
  );
  return (
    <>
      <p>{data ? data.pages.map(({ text }) => text).join(', ') : 'Loading pages...'}</p>
      <button type="button" onClick={() => fetchNextPage()}>
        More
      </button>
    </>
  );
}

/** As in the app, nothing that fans see stands before it is known who they are. */
function Frame({ children }: { children: ReactNode }) {
  useOfflineSupport();
  return useSession().status === 'signedIn' && children;
}

/** The app as a fan opens it anew, in a page that knows nothing yet. */
function visit(uid: string, shown: ReactNode) {
  const watch = (onChange: (user: SessionUser | null) => void) => {
    onChange(fan(uid));
    return () => undefined;
  };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider watch={watch}>
        <Frame>{shown}</Frame>
      </SessionProvider>
    </QueryClientProvider>,
  );
}

async function leaveAfterSeeing(text: string, { unmount }: ReturnType<typeof visit>) {
  await screen.findByText(text);
  await import('./startOfflineSupport.ts');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockRestore();
  unmount();
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

test('a fan who comes back sees what was there last at once, and then what is there now', async () => {
  await leaveAfterSeeing('Winners', visit('ana', <Shelf read={async () => 'Winners'} />));
  let answer = (_: string) => {};
  visit('ana', <Shelf read={() => new Promise((resolve) => (answer = resolve))} />);
  expect(await screen.findByText('Winners')).toBeVisible();
  await act(async () => answer('Villains'));
  await screen.findByText('Villains');
});

test('another fan sees nothing of it', async () => {
  await leaveAfterSeeing('Winners', visit('ana', <Shelf read={async () => 'Winners'} />));
  visit('ben', <Shelf read={never} />);
  expect(screen.getByText('Loading newest...')).toBeVisible();
});

test('what is not to be remembered is not', async () => {
  await leaveAfterSeeing('Mine', visit('ana', <Shelf read={async () => 'Mine'} isPersisted={false} />));
  visit('ana', <Shelf read={never} />);
  expect(screen.getByText('Loading newest...')).toBeVisible();
});

test('what another version kept is left alone', async () => {
  await leaveAfterSeeing('Winners', visit('ana', <Shelf read={async () => 'Winners'} />));
  const key = persistedQueriesKey('ana');
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify({ ...(kept as object), version: 'older' }));
  visit('ana', <Shelf read={never} />);
  expect(screen.getByText('Loading newest...')).toBeVisible();
});

describe('of several visits', () => {
  test('what was seen at the first is still there after a second that did not see it', async () => {
    await leaveAfterSeeing('Winners', visit('ana', <Shelf read={async () => 'Winners'} />));
    await leaveAfterSeeing('A list', visit('ana', <Shelf name="list" read={async () => 'A list'} />));
    visit('ana', <Shelf read={never} />);
    expect(screen.getByText('Winners')).toBeVisible();
  });

  test('what turned out to be gone at the second is forgotten', async () => {
    await leaveAfterSeeing('A list', visit('ana', <Shelf name="list" read={async () => 'A list'} />));
    await leaveAfterSeeing('Nothing', visit('ana', <Shelf name="list" read={async () => null} />));
    visit('ana', <Shelf name="list" read={never} />);
    expect(screen.getByText('Loading list...')).toBeVisible();
  });

  test('the newest answers are kept where not all have room', async () => {
    const big = 'x'.repeat(300_000);
    const first = visit('ana', <Shelf name="older" read={async () => `older ${big}`} />);
    await leaveAfterSeeing(`older ${big}`, first);
    const second = visit('ana', <Shelf name="newer" read={async () => `newer ${big}`} />);
    await leaveAfterSeeing(`newer ${big}`, second);
    visit(
      'ana',
      <>
        <Shelf name="older" read={never} />
        <Shelf name="newer" read={never} />
      </>,
    );
    expect(screen.getByText(`newer ${big}`)).toBeVisible();
    expect(screen.getByText('Loading older...')).toBeVisible();
  });

  test('at most sixty answers are kept', async () => {
    const names = Array.from({ length: 61 }, (_, index) => `shelf ${index}`);
    const all = names.map((name) => <Shelf key={name} name={name} read={async () => `of ${name}`} />);
    const first = visit('ana', all);
    await screen.findByText('of shelf 0');
    await leaveAfterSeeing('of shelf 60', first);
    expect(JSON.parse(localStorage.getItem(persistedQueriesKey('ana')) ?? '').queries).toHaveLength(60);
  });
});

test('of a paged list the first page comes back, without the place where it goes on', async () => {
  /** What the database gives for that cannot be written down. */
  const cursor: { self?: unknown } = {};
  cursor.self = cursor;
  const read = async (page: number) => ({ text: `page ${page}`, next: cursor });
  const first = visit('ana', <Pages read={read} />);
  await screen.findByText('page 1');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await leaveAfterSeeing('page 1, page 2', first);
  visit('ana', <Pages read={never} />);
  expect(screen.getByText('page 1')).toBeVisible();
});

test('what was kept waits for its page for as long as the app is open', async () => {
  await leaveAfterSeeing('A list', visit('ana', <Shelf name="list" read={async () => 'A list'} />));
  vi.useFakeTimers();
  let open = (_: boolean) => {};
  function Later() {
    const [isOpen, setIsOpen] = useState(false);
    open = setIsOpen;
    return isOpen ? <Shelf name="list" read={never} /> : null;
  }
  visit('ana', <Later />);
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
  act(() => open(true));
  expect(screen.getByText('A list')).toBeVisible();
  vi.useRealTimers();
});
