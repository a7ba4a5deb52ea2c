import { expect, test } from 'vitest';
import { describeReads, parseReads, parseSubscriptions } from './firestoreReads.ts';

const root = 'projects/demo-outrank/databases/(default)/documents';
const url = `http://127.0.0.1:8080/v1/${root}`;
const listsQuery = { structuredQuery: { from: [{ collectionId: 'lists' }] } };
const named = { documents: [`${root}/weeklyTop/current`, `${root}/userLists/ada/lists/x`] };

test.each([
  ['each document of a query', ':runQuery', listsQuery, [{ document: {} }, { document: {} }], 'lists 2'],
  ['one for a query without results', '/users/ada:runQuery', listsQuery, [{ readTime: '' }], 'lists 1'],
  ['each named document, even a missing one', ':batchGet', named, [{ found: {} }], 'weeklyTop 1, lists 1'],
  [
    'one for an aggregation',
    ':runAggregationQuery',
    { structuredAggregationQuery: listsQuery },
    [],
    'lists 1',
  ],
  ['nothing for a write', ':commit', {}, {}, ''],
])('counts %s', (_what, method, sent, answer, reads) => {
  expect(describeReads(parseReads(url + method, JSON.stringify(sent), JSON.stringify(answer)))).toBe(reads);
});

const createForm = (message: object) =>
  `count=1&ofs=0&req0___data__=${encodeURIComponent(JSON.stringify(message))}`;
test('counts a subscribed document once', () => {
  const documents = { documents: [`${root}/rankings/current`] };
  const forms = [createForm({ addTarget: { documents, targetId: 2 } }), createForm({ removeTarget: 2 })];
  expect(describeReads(forms.flatMap(parseSubscriptions))).toBe('rankings 1');
});

test('describes the reads of one collection together', () => {
  const lists = { collection: 'lists', documents: 3 };
  expect(describeReads([lists, { collection: 'upvotes', documents: 1 }, lists])).toBe('lists 6, upvotes 1');
});
