import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { persistQueries } from './persistQueries.ts';
import { persistedQueriesKey, restoreQueries } from './restoreQueries.ts';

const KEY = persistedQueriesKey('ana');
const persisted = { isPersisted: true };

function open(uid = 'ana') {
  const client = new QueryClient();
  restoreQueries(client, uid);
  return client;
}

/** A visit of Ana's that reads this, by the names of the queries. */
async function visit(answers: Readonly<Record<string, unknown>>, meta = persisted) {
  const client = open();
  for (const [name, answer] of Object.entries(answers))
    await client.fetchQuery({ queryKey: [name], queryFn: () => answer, meta });
  persistQueries(client, 'ana');
}

/** What the next visit shows at once. */
function restore(uid = 'ana') {
  const queries = open(uid).getQueryCache().getAll();
  return Object.fromEntries(queries.map(({ queryKey, state }) => [queryKey[0], state.data]));
}

test('data keeps its age, also when a later visit cannot read it again, and is read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  await visit({ newest: 'Winners' });
  vi.setSystemTime(2000);
  const later = open();
  const fail = () => Promise.reject(new Error('offline'));
  await later.prefetchQuery({ queryKey: ['newest'], queryFn: fail, meta: persisted, retry: false });
  persistQueries(later, 'ana');
  expect(open().getQueryState(['newest'])).toMatchObject({
    ...{ data: 'Winners', status: 'success', dataUpdatedAt: 1000, isInvalidated: true },
  });
});

test('data that was read while the clock was ahead does not outlive what is read later', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 2000 });
  await visit({ newest: 'Winners' });
  vi.setSystemTime(1000);
  expect(restore()).toEqual({});
  await visit({ newest: 'Villains' });
  vi.setSystemTime(3000);
  expect(restore()).toEqual({ newest: 'Villains' });
});

test('a tab does not replace what another tab read later', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const first = new QueryClient();
  await first.fetchQuery({ queryKey: ['newest'], queryFn: () => 'Winners', meta: persisted });
  vi.setSystemTime(2000);
  await visit({ newest: 'Villains' });
  persistQueries(first, 'ana');
  expect(restore()).toEqual({ newest: 'Villains' });
});

test.each([
  ['nothing', null],
  ['an empty list', []],
  ['an empty page', { pages: [{ entries: [], hasMore: false }], pageParams: [0] }],
])('%s is not restored, and removes what was stored before, and no other query', async (_, answer) => {
  await visit({ newest: 'Winners', list: 'A list' });
  await visit({ list: answer });
  expect(restore()).toEqual({ newest: 'Winners' });
});

test('data is restored neither for another user nor when its query is not persisted', async () => {
  await visit({ newest: 'Winners' });
  await visit({ secret: 'Villains' }, { isPersisted: false });
  expect(restore('ben')).toEqual({});
  expect(restore()).toEqual({ newest: 'Winners' });
});

const changeStored = (change: object) => (stored: string) =>
  JSON.stringify({ ...JSON.parse(stored), ...change });

test.each<[string, (stored: string) => string]>([
  ['another version', changeStored({ buster: 'older' })],
  ['no JSON', () => '{'],
  ['no list of queries', changeStored({ queries: 7 })],
])('persisted data of %s is ignored and removed', async (_, change) => {
  await visit({ newest: 'Winners' });
  localStorage.setItem(KEY, change(localStorage.getItem(KEY) ?? ''));
  expect(restore()).toEqual({});
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a query that cannot be read does not cost the others', async () => {
  await visit({ lists: ['Heroes'] });
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '');
  stored.queries.push({ queryKey: 7 });
  localStorage.setItem(KEY, JSON.stringify(stored));
  expect(restore()).toEqual({ lists: ['Heroes'] });
});

test('the newest data is persisted where storage has no room for all, and at most sixty queries', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const large = 'x'.repeat(300_000);
  await visit({ older: large });
  vi.setSystemTime(2000);
  await visit({ newer: large });
  expect(restore()).toEqual({ newer: large });
  vi.setSystemTime(3000);
  await visit(Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`section ${index}`, index])));
  expect(Object.keys(restore())).toHaveLength(60);
});

test.each([
  ['fresh', 299, () => undefined, false],
  ['out of date', 301, () => undefined, true],
  ['said to be old', 1, (client: QueryClient) => client.invalidateQueries(), true],
  ['of a clock that was set back', -1, () => undefined, true],
])('an answer that keeps its age, here none, is %s %i seconds later', async (_, seconds, change, isStale) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const client = open();
  await client.fetchQuery({
    queryKey: ['inbox'],
    queryFn: () => null,
    meta: { ...persisted, keepsAge: true },
  });
  await change(client);
  persistQueries(client, 'ana');
  vi.setSystemTime(1_000_000 + seconds * 1000);
  const inbox = open()
    .getQueryCache()
    .find({ queryKey: ['inbox'] });
  expect(inbox?.isStaleByTime(300_000) ?? true).toBe(isStale);
});

test('only the first page of a paged query is restored, without its cursor', async () => {
  /** Like a Firestore cursor, it cannot be serialized. */
  const next: { self?: unknown } = {};
  next.self = next;
  const client = new QueryClient();
  await client.fetchInfiniteQuery({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => ({ text: `page ${pageParam}`, next }),
    initialPageParam: 1,
    getNextPageParam: (_last, all) => all.length + 1,
    pages: 2,
    meta: persisted,
  });
  persistQueries(client, 'ana');
  expect(restore()).toEqual({ pages: { pages: [{ text: 'page 1' }], pageParams: [1] } });
});

test('restored data stays in the cache until its page opens', async () => {
  await visit({ list: 'A list' });
  vi.useFakeTimers();
  const client = open();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(client.getQueryData(['list'])).toBe('A list');
});
