import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { persistedQueriesKey, restoreQueries, version } from './restoreQueries.ts';

test.each([
  ['no JSON', '{'],
  ['no list of queries', JSON.stringify({ version, queries: 7 })],
  ['queries without a key', JSON.stringify({ version, queries: [{ data: 1, updatedAt: 1 }] })],
])('ignores and removes a stored value that holds %s', (_, text) => {
  const client = new QueryClient();
  localStorage.setItem(persistedQueriesKey('ana'), text);
  restoreQueries(client, 'ana');
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
