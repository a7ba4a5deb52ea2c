import { describe, expect, test } from 'vitest';
import { describeReads, documentsIn, readsOf, watchedReads } from './firestoreReads.ts';

const documents = 'http://127.0.0.1:8080/v1/projects/demo-outrank/databases/(default)/documents';
const root = 'projects/demo-outrank/databases/(default)/documents';
const listsQuery = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'lists' }] } });

describe('documents that a page reads', () => {
  test('each document that a query answers counts', () => {
    const answer = JSON.stringify([
      { document: {}, readTime: '' },
      { document: {}, readTime: '' },
    ]);
    expect(readsOf({ url: `${documents}:runQuery`, sent: listsQuery, answer })).toEqual([
      { collection: 'lists', documents: 2 },
    ]);
  });

  test('a query that finds nothing costs one', () => {
    const answer = JSON.stringify([{ readTime: '' }]);
    const reads = readsOf({ url: `${documents}/users/ada:runQuery`, sent: listsQuery, answer });
    expect(documentsIn(reads)).toBe(1);
  });

  test('each document that is asked for by name counts, be it there or missing', () => {
    const sent = JSON.stringify({
      documents: [`${root}/weeklyTop/current`, `${root}/userLists/ada/lists/x`],
    });
    const answer = JSON.stringify([{ found: {} }, { missing: '' }]);
    const reads = readsOf({ url: `${documents}:batchGet`, sent, answer });
    expect(describeReads(reads)).toBe('weeklyTop 1, lists 1');
  });

  test('a count costs one', () => {
    const sent = JSON.stringify({ structuredAggregationQuery: JSON.parse(listsQuery) });
    const answer = JSON.stringify([{ result: { aggregateFields: { count: { integerValue: '812' } } } }]);
    const reads = readsOf({ url: `${documents}:runAggregationQuery`, sent, answer });
    expect(reads).toEqual([{ collection: 'count of lists', documents: 1 }]);
  });

  const formOf = (message: object) =>
    `count=1&ofs=0&req0___data__=${encodeURIComponent(JSON.stringify(message))}`;
  const frameOf = (...messages: object[]) => {
    const frame = JSON.stringify([[1, messages]]);
    return `${frame.length}\n${frame}`;
  };

  test('a document that is watched live counts once, when the watch begins', () => {
    const begin = formOf({
      addTarget: { documents: { documents: [`${root}/rankings/current`] }, targetId: 2 },
    });
    const come = frameOf({ documentChange: { document: {}, targetIds: [2] } });
    expect(watchedReads([begin, formOf({ removeTarget: 2 })], [come])).toEqual([
      { collection: 'rankings', documents: 1 },
    ]);
  });

  test('of a query that is watched each document counts that comes, and one where none does', () => {
    const query = { structuredQuery: { from: [{ collectionId: 'comments' }] } };
    const forms = [2, 4].map((targetId) => formOf({ addTarget: { query, targetId } }));
    const come = frameOf({ documentChange: { targetIds: [2] } }, { documentChange: { targetIds: [2] } });
    const onItsWay = frameOf({ documentChange: { targetIds: [4] } }).slice(0, -1);
    expect(
      watchedReads(forms, ['7\n[1,9,7]', `${frameOf({})}${come}${onItsWay}`]).map((read) => read.documents),
    ).toEqual([2, 1]);
  });

  test('a write reads nothing', () => {
    expect(readsOf({ url: `${documents}:commit`, sent: '{}', answer: '{}' })).toEqual([]);
  });

  test('the reads of one collection are told together', () => {
    const lists = { collection: 'lists', documents: 3 };
    expect(describeReads([lists, { collection: 'upvotes', documents: 1 }, lists])).toBe('lists 6, upvotes 1');
  });
});
