import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { persistedQueriesKey, persistQueries, restoreQueries } from './persistedQueries.ts';

test('a query that cannot be read does not cost the others', async () => {
  const client = new QueryClient();
  const meta = { isPersisted: true };
  await client.fetchQuery({ queryKey: ['lists'], queryFn: () => ['Heroes'], meta });
  await persistQueries(client, 'ana');
  const key = persistedQueriesKey('ana');
  const stored = JSON.parse(localStorage.getItem(key) ?? '');
  stored.clientState.queries.push({ queryHash: 7 });
  stored.clientState.mutations = [{}];
  localStorage.setItem(key, JSON.stringify(stored));
  const next = new QueryClient();
  await restoreQueries(next, 'ana');
  expect(next.getQueryData(['lists'])).toEqual(['Heroes']);
});
