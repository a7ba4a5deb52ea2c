import { readFileSync } from 'node:fs';
import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import { describe, expect, test } from 'vitest';
import { queryShapes } from '../../functions/src/platform/firestoreQueries.ts';
import { hiddenQueryShapes } from '../../functions/src/platform/moderationFirestoreQueries.ts';
import { reactionQueryShapes } from '../../functions/src/platform/reactionFirestoreQueries.ts';
import { commentQueryShapes } from '../../web/src/data/comments/commentFirestoreQueries.ts';
import { listQueryShapes } from '../../web/src/data/lists/listFirestoreQueries.ts';
import { moderationQueryShapes } from '../../web/src/data/moderation/moderationFirestoreQueries.ts';
import { type Index, type Indexes, parseIndexes } from './firestoreIndexes.ts';
import { isServed, unusedIndexes } from './indexCoverage.ts';

/** Each module that builds queries, on either side. */
const shapes: readonly QueryShape[] = [
  ...listQueryShapes(),
  ...commentQueryShapes(),
  ...moderationQueryShapes,
  ...queryShapes,
  ...reactionQueryShapes,
  ...hiddenQueryShapes,
];

const file = readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8');

describe('firestore.indexes.json', () => {
  test('serves every query that can be built', () => {
    const indexes = parseIndexes(file);
    expect(shapes.filter((shape) => !isServed(shape, indexes))).toEqual([]);
  });

  test('holds no index that no query needs', () => {
    expect(unusedIndexes(shapes, parseIndexes(file))).toEqual([]);
  });

  test('is in order, so that two branches that add an index meet without a conflict', () => {
    const { indexes } = JSON.parse(file) as { indexes: unknown[] };
    const texts = indexes.map((index) => JSON.stringify(index));
    expect(texts).toEqual(texts.toSorted());
  });
});

const shape = (given: Partial<QueryShape>): QueryShape => ({
  collection: 'lists',
  scope: 'COLLECTION',
  equal: [],
  order: [],
  ...given,
});
const index = (fields: Index['fields'], scope: Index['scope'] = 'COLLECTION'): Index => ({
  collection: 'lists',
  scope,
  fields,
});
const having = (...declared: Index[]): Indexes => ({ declared, overridden: [] });

const newest = [['createdAt', 'desc']] as const;
const publicNewest = index([['isPublic', 'asc'], ...newest]);
const taggedNewest = index([['tag', 'asc'], ...newest]);

describe('a query', () => {
  test.each([
    { what: 'for everything', asked: shape({}) },
    { what: 'in the order of one field', asked: shape({ order: newest }) },
    { what: 'for one value', asked: shape({ equal: ['isPublic'] }) },
    { what: 'for values of several fields', asked: shape({ equal: ['isPublic', 'type'] }) },
    { what: 'for a range of one field', asked: shape({ range: ['changedAt'] }) },
  ])('$what of one collection needs no index of its own', ({ asked }) => {
    expect(isServed(asked, having())).toBe(true);
  });

  test.each([
    { what: 'in an order', asked: shape({ scope: 'COLLECTION_GROUP', order: newest }), field: newest[0] },
    {
      what: 'for a value',
      asked: shape({ scope: 'COLLECTION_GROUP', equal: ['isPublic'] }),
      field: ['isPublic', 'asc'] as const,
    },
  ])('of a group $what needs an override of the field', ({ asked, field }) => {
    expect(isServed(asked, having())).toBe(false);
    expect(isServed(asked, having(index([field])))).toBe(false);
    expect(isServed(asked, having(index([field], 'COLLECTION_GROUP')))).toBe(true);
  });

  test('loses the automatic indexes of a field that is overridden', () => {
    const overridden = [{ collection: 'lists', field: 'createdAt' }];
    const asked = shape({ order: newest });
    expect(isServed(asked, { declared: [], overridden })).toBe(false);
    expect(isServed(asked, { declared: [index([['createdAt', 'asc']])], overridden })).toBe(false);
    expect(isServed(asked, { declared: [index(newest)], overridden })).toBe(true);
  });

  test('for a value in an order needs an index of both, in that direction', () => {
    const asked = shape({ equal: ['isPublic'], order: newest });
    const oldestFirst = index([
      ['isPublic', 'asc'],
      ['createdAt', 'asc'],
    ]);
    expect(isServed(asked, having())).toBe(false);
    expect(isServed(asked, having(oldestFirst))).toBe(false);
    expect(isServed(asked, having(publicNewest))).toBe(true);
    expect(isServed({ ...asked, scope: 'COLLECTION_GROUP' }, having(publicNewest))).toBe(false);
    expect(isServed({ ...asked, collection: 'comments' }, having(publicNewest))).toBe(false);
  });

  test('for two values in an order is served by two indexes that end with that order', () => {
    const asked = shape({ equal: ['isPublic', 'tag'], order: newest });
    expect(isServed(asked, having(publicNewest))).toBe(false);
    expect(isServed(asked, having(publicNewest, taggedNewest))).toBe(true);
    expect(isServed(asked, having(publicNewest, index([['tag', 'asc']])))).toBe(false);
  });

  test('is not served by an index of a field that it does not ask for', () => {
    const asked = shape({ equal: ['isPublic'], order: newest });
    const narrower = index([['isPublic', 'asc'], ['tag', 'asc'], ...newest]);
    expect(isServed(asked, having(narrower))).toBe(false);
    expect(isServed({ ...asked, equal: ['isPublic', 'tag'] }, having(narrower))).toBe(true);
  });

  test('for a range beside a value needs an index that ends with the range', () => {
    const asked = shape({ equal: ['day'], range: ['createdAt'] });
    const ranged = index([
      ['day', 'asc'],
      ['createdAt', 'asc'],
    ]);
    expect(isServed(asked, having())).toBe(false);
    expect(isServed(asked, having(ranged))).toBe(true);
  });
});

test('an index that others stand in for is unused', () => {
  const both = shape({ equal: ['isPublic', 'tag'], order: newest });
  const whole = index([['isPublic', 'asc'], ['tag', 'asc'], ...newest]);
  expect(unusedIndexes([both], having(publicNewest, taggedNewest, whole))).toHaveLength(3);
  expect(unusedIndexes([both], having(publicNewest, taggedNewest))).toEqual([]);
  expect(unusedIndexes([], having(whole))).toEqual([whole]);
});
