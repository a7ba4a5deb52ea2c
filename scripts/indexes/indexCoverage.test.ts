import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  collectCollections,
  findIndexedCollections,
  findUnusedIndexes,
  findUselessOverrides,
  type Index,
  type Indexes,
  isServed,
  parseIndexes,
  type QueryShape,
} from './indexCoverage.ts';

const file = readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8');

test('no field is indexed that no query asks for', () => {
  const indexes = parseIndexes(file);
  expect(findIndexedCollections(collectCollections(), indexes)).toEqual([]);
  expect(findUselessOverrides(collectCollections(), indexes)).toEqual([]);
});

test('the declared indexes are sorted, so that two branches that add one do not conflict', () => {
  const { indexes, fieldOverrides } = JSON.parse(file) as Record<string, unknown[]>;
  for (const declared of [indexes, fieldOverrides]) {
    const texts = declared?.map((index) => JSON.stringify(index));
    expect(texts).toEqual(texts?.toSorted());
  }
});

const createShape = (given: Partial<QueryShape>): QueryShape => ({
  collection: 'lists',
  scope: 'COLLECTION',
  equal: [],
  order: [],
  ...given,
});
const createIndex = (fields: Index['fields'], scope: Index['scope'] = 'COLLECTION'): Index => ({
  collection: 'lists',
  scope,
  fields,
});
const declare = (...declared: Index[]): Indexes => ({ declared, overridden: [] });

const newest = [['createdAt', 'desc']] as const;
const isPublic = ['isPublic', 'asc'] as const;
const publicNewest = createIndex([isPublic, ...newest]);
const taggedNewest = createIndex([['tag', 'asc'], ...newest]);
const both = createIndex([isPublic, ['tag', 'asc'], ...newest]);
const ranged = createIndex([
  ['day', 'asc'],
  ['createdAt', 'asc'],
]);

describe('a query of one collection', () => {
  test.each([
    ['everything', {}],
    ['an order by one field', { order: newest }],
    ['one value', { equal: ['isPublic'] }],
    ['values of several fields', { equal: ['isPublic', 'type'] }],
    ['a range of one field', { range: ['changedAt'] }],
  ])('for %s needs no declared index', (_what, given) => {
    expect(isServed(createShape(given), declare())).toBe(true);
  });

  test.each([
    ['a value and an order', { equal: ['isPublic'], order: newest }, publicNewest],
    ['a value and a range', { equal: ['day'], range: ['createdAt'] }, ranged],
  ])('for %s needs an index of both', (_what, given, index) => {
    expect(isServed(createShape(given), declare())).toBe(false);
    expect(isServed(createShape(given), declare(index))).toBe(true);
  });

  test.each([
    ['the other direction', createIndex([isPublic, ['createdAt', 'asc']]), {}],
    ['another scope', publicNewest, { scope: 'COLLECTION_GROUP' as const }],
    ['another collection', publicNewest, { collection: 'comments' }],
    ['a field that the query does not filter by', both, {}],
  ])('is not served by an index of %s', (_what, index, given) => {
    const shape = createShape({ equal: ['isPublic'], order: newest, ...given });
    expect(isServed(shape, declare(index))).toBe(false);
  });

  test('for two values and an order is served by one index of all, or by two that end with the order', () => {
    const shape = createShape({ equal: ['isPublic', 'tag'], order: newest });
    expect(isServed(shape, declare(both))).toBe(true);
    expect(isServed(shape, declare(publicNewest, taggedNewest))).toBe(true);
    expect(isServed(shape, declare(publicNewest))).toBe(false);
    expect(isServed(shape, declare(publicNewest, createIndex([['tag', 'asc']])))).toBe(false);
  });

  test.each(['createdAt', '*'])(
    'loses the automatic indexes of a field that an override of %s exempts',
    (field) => {
      const overridden = [{ collection: 'lists', field }];
      const shape = createShape({ order: newest });
      expect(isServed(shape, { declared: [], overridden })).toBe(false);
      expect(isServed(shape, { declared: [createIndex([['createdAt', 'asc']])], overridden })).toBe(false);
      expect(isServed(shape, { declared: [createIndex(newest)], overridden })).toBe(true);
    },
  );
});

test.each([
  ['an order', { order: newest }, newest[0]],
  ['a value', { equal: ['isPublic'] }, isPublic],
])('a query of a group for %s needs an override of the field', (_what, given, field) => {
  const shape = createShape({ scope: 'COLLECTION_GROUP', ...given });
  expect(isServed(shape, declare())).toBe(false);
  expect(isServed(shape, declare(createIndex([field])))).toBe(false);
  expect(isServed(shape, declare(createIndex([field], 'COLLECTION_GROUP')))).toBe(true);
});

test('a query for an element of an array needs one index of the elements, its values and its order', () => {
  const shape = createShape({ contains: 'sources' });
  const elements = createIndex([['sources', 'contains']]);
  expect(isServed(shape, declare())).toBe(false);
  expect(isServed(shape, declare(createIndex([['sources', 'asc']])))).toBe(false);
  expect(isServed(shape, declare(elements))).toBe(true);
  const ordered = { ...shape, equal: ['isPublic'], order: newest };
  expect(isServed(ordered, declare(elements, publicNewest))).toBe(false);
  expect(isServed(ordered, declare(createIndex([isPublic, ['sources', 'contains'], ...newest])))).toBe(true);
  expect(findUnusedIndexes([createShape({ equal: ['sources'] })], declare(elements))).toEqual([elements]);
});

test('finds the collections that are indexed by themselves, and overrides without an effect', () => {
  const collections = ['lists', 'comments'];
  const all = { collection: 'lists', field: '*' };
  const [exempted, indexed, unknown] = [
    { collection: 'lists', field: 'itemIds' },
    { collection: 'lists', field: 'createdAt' },
    { collection: 'marks', field: '*' },
  ];
  const indexes = {
    declared: [createIndex(newest), publicNewest],
    overridden: [all, exempted, indexed, unknown],
  };
  expect(findIndexedCollections(collections, indexes)).toEqual(['comments']);
  expect(findUselessOverrides(collections, indexes)).toEqual([exempted, unknown]);
  const starred = createIndex([['*', 'asc']]);
  expect(findIndexedCollections(['lists'], { declared: [starred], overridden: [all] })).toEqual(['lists']);
});

test('finds the indexes that others can replace', () => {
  const shape = createShape({ equal: ['isPublic', 'tag'], order: newest });
  expect(findUnusedIndexes([shape], declare(publicNewest, taggedNewest, both))).toHaveLength(3);
  expect(findUnusedIndexes([shape], declare(publicNewest, taggedNewest))).toEqual([]);
  expect(findUnusedIndexes([], declare(both))).toEqual([both]);
});
