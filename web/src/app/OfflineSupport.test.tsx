import {
  infiniteQueryOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeChoice } from '#data/reader/changeChoice.ts';
import type { watchUser } from '#data/session/auth.ts';
import { persistedQueriesKey } from '#features/session/persistedQueries.ts';
import { SessionProvider } from '#features/session/SessionProvider.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import OfflineSupport from './OfflineSupport.ts';

const auth = vi.hoisted(() => ({ hasUserSignedOut: () => false, watchUser: vi.fn<typeof watchUser>() }));
vi.mock('#data/session/auth.ts', () => auth);
vi.mock('#data/reader/accountChoice.ts', () => ({ uploadChoice: async () => undefined }));

const never = () => new Promise<never>(() => {});

type SectionProps = { name?: string; read?: () => Promise<string | null>; isPersisted?: boolean };

/** Shows what its query reads. Without `read`, the query never answers. */
function Section({ name = 'newest', read = never, isPersisted = true }: SectionProps) {
  const { data } = useQuery(
    queryOptions({ queryKey: [name], queryFn: read, staleTime: 30_000, meta: { isPersisted } }),
  );
  return <p>{data === null ? 'Nothing' : (data ?? `Loading ${name}...`)}</p>;
}

/** As in the app, nothing is shown until the session is known. */
function Frame({ children }: { children: ReactNode }) {
  return (
    useSession().status === 'signedIn' && (
      <>
        <OfflineSupport />
        {children}
      </>
    )
  );
}

/** Opens the app with an empty cache. */
async function visit(uid: string, content: ReactNode) {
  auth.watchUser.mockImplementation((onChange) => {
    onChange({ uid, displayName: null, email: null, photoURL: null });
    return () => undefined;
  });
  const client = new QueryClient();
  // Restoring the data of the last visit takes no time, but is a promise.
  const view = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <SessionProvider>
          <Frame>{content}</Frame>
        </SessionProvider>
      </QueryClientProvider>,
    ),
  );
  return { ...view, client };
}

async function leaveAfterSeeing(text: string, { unmount }: Awaited<ReturnType<typeof visit>>) {
  await screen.findByText(text);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockRestore();
  unmount();
}

/** A visit of Ana's that reads a text, or null for what does not exist. */
const anaSees = async (text: string | null, props: SectionProps = {}) =>
  leaveAfterSeeing(text ?? 'Nothing', await visit('ana', <Section read={async () => text} {...props} />));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

test('a returning user sees the data of the last visit at once, and then the current data', async () => {
  await anaSees('Winners');
  const { promise, resolve } = Promise.withResolvers<string>();
  await visit('ana', <Section read={() => promise} />);
  expect(await screen.findByText('Winners')).toBeVisible();
  await act(async () => resolve('Villains'));
  await screen.findByText('Villains');
});

test('with the spoiler shield on, the last visit is shown at once too', async () => {
  await changeChoice({ mode: 'on', watched: [] });
  await anaSees('Winners');
  await visit('ana', <Section />);
  expect(await screen.findByText('Winners')).toBeVisible();
});

type StoredQuery = { queryKey: string[]; state: { data: unknown; dataUpdatedAt: number } };

/** The queries that are stored for Ana. */
function readStoredQueries(): StoredQuery[] {
  return JSON.parse(localStorage.getItem(persistedQueriesKey('ana')) ?? '').clientState.queries;
}

/** The time at which the data of a query that is stored for Ana was read. */
function readStoredTime(name: string) {
  return readStoredQueries().find(({ queryKey }) => queryKey[0] === name)?.state.dataUpdatedAt;
}

test('restored data keeps its age, also when a later visit cannot read it again', async () => {
  await anaSees('Winners');
  const readAt = readStoredTime('newest');
  expect(readAt).toBeGreaterThan(0);
  const fail = () => Promise.reject(new Error('offline'));
  const second = await visit('ana', [
    <Section key="newest" read={fail} />,
    <Section key="list" name="list" read={async () => 'A list'} />,
  ]);
  expect(second.client.getQueryState(['newest'])?.dataUpdatedAt).toBe(readAt);
  await screen.findByText('A list');
  await leaveAfterSeeing('Winners', second);
  expect(readStoredTime('newest')).toBe(readAt);
});

test('a tab does not replace what another tab read later', async () => {
  await anaSees('Winners');
  const first = await visit('ana', <Section />);
  const key = persistedQueriesKey('ana');
  const later = (localStorage.getItem(key) ?? '')
    .replace('Winners', 'Villains')
    .replace(/"dataUpdatedAt":\d+/, `"dataUpdatedAt":${Date.now() + 1000}`);
  localStorage.setItem(key, later);
  const stored = readStoredQueries();
  expect(stored[0]?.state.data).toBe('Villains');
  await leaveAfterSeeing('Winners', first);
  expect(readStoredQueries()).toEqual(stored);
});

test.each<[string, unknown]>([
  ['an empty list', []],
  ['an empty page', { pages: [{ entries: [], hasMore: false }], pageParams: [0] }],
])('%s is not restored, and removes what was stored before', async (_, nothing) => {
  await anaSees('Winners');
  const EmptySection = () => {
    const { isSuccess } = useQuery(
      queryOptions({ queryKey: ['newest'], queryFn: async () => nothing, meta: { isPersisted: true } }),
    );
    return isSuccess && <p>Read</p>;
  };
  const second = await visit('ana', <EmptySection />);
  await waitFor(() => expect(second.client.isFetching()).toBe(0));
  await leaveAfterSeeing('Read', second);
  await visit('ana', <Section />);
  expect(screen.getByText('Loading newest...')).toBeVisible();
});

test.each([
  ['for another user', 'ben', {}],
  ['when its query is not persisted', 'ana', { isPersisted: false }],
])('data is not restored %s', async (_, uid, props) => {
  await anaSees('Winners', props);
  await visit(uid, <Section />);
  expect(screen.getByText('Loading newest...')).toBeVisible();
});

const changeStored = (change: object) => (stored: string) =>
  JSON.stringify({ ...JSON.parse(stored), ...change });

test.each<[string, (stored: string) => string]>([
  ['another version', changeStored({ buster: 'older' })],
  ['no JSON', () => '{'],
  ['no list of queries', changeStored({ clientState: { mutations: [], queries: 7 } })],
])('persisted data of %s is ignored and removed', async (_, change) => {
  await anaSees('Winners');
  const key = persistedQueriesKey('ana');
  localStorage.setItem(key, change(localStorage.getItem(key) ?? ''));
  await visit('ana', <Section />);
  expect(screen.getByText('Loading newest...')).toBeVisible();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a later visit removes what it found to be gone, and nothing that it did not show', async () => {
  await anaSees('Winners');
  await anaSees('A list', { name: 'list' });
  await anaSees(null, { name: 'list' });
  await visit('ana', [<Section key="newest" />, <Section key="list" name="list" />]);
  expect(screen.getByText('Winners')).toBeVisible();
  expect(screen.getByText('Loading list...')).toBeVisible();
});

test('the newest data is persisted where storage has no room for all', async () => {
  const large = 'x'.repeat(300_000);
  await anaSees(`older ${large}`, { name: 'older' });
  await anaSees(`newer ${large}`, { name: 'newer' });
  const sections = ['older', 'newer'].map((name) => <Section key={name} name={name} />);
  await visit('ana', sections);
  expect(screen.getByText(`newer ${large}`)).toBeVisible();
  expect(screen.getByText('Loading older...')).toBeVisible();
});

test('at most sixty queries are persisted', async () => {
  const names = Array.from({ length: 61 }, (_, index) => `section ${index}`);
  const sections = names.map((name) => <Section key={name} name={name} read={async () => `of ${name}`} />);
  const first = await visit('ana', sections);
  await screen.findByText('of section 0');
  await leaveAfterSeeing('of section 60', first);
  expect(readStoredQueries()).toHaveLength(60);
});

test('only the first page of a paged query is restored, without its cursor', async () => {
  /** Like a Firestore cursor, it cannot be serialized. */
  const next: { self?: unknown } = {};
  next.self = next;
  function Pages({ read }: { read: (page: number) => Promise<{ text: string; next?: unknown }> }) {
    const { data, fetchNextPage } = useInfiniteQuery(
      infiniteQueryOptions({
        queryKey: ['pages'],
        queryFn: ({ pageParam }) => read(pageParam),
        initialPageParam: 1,
        getNextPageParam: (last, all) => (last.next ? all.length + 1 : undefined),
        meta: { isPersisted: true },
      }),
    );
    return (
      <button type="button" onClick={() => fetchNextPage()}>
        {data?.pages.map(({ text }) => text).join(', ')}
      </button>
    );
  }
  const first = await visit('ana', <Pages read={async (page) => ({ text: `page ${page}`, next })} />);
  fireEvent.click(await screen.findByText('page 1'));
  await leaveAfterSeeing('page 1, page 2', first);
  await visit('ana', <Pages read={never} />);
  expect(screen.getByText('page 1')).toBeVisible();
});

test('restored data stays in the cache until its page opens', async () => {
  await anaSees('A list', { name: 'list' });
  vi.useFakeTimers();
  let open = (_: boolean) => {};
  function Later() {
    const [isOpen, setIsOpen] = useState(false);
    open = setIsOpen;
    return isOpen ? <Section name="list" /> : null;
  }
  await visit('ana', <Later />);
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
  act(() => open(true));
  expect(screen.getByText('A list')).toBeVisible();
});
