import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { allKinds } from '@outrank/shared/documents/registry';
import { choosableTags } from '@outrank/shared/documents/tags';
import { sortOrders, typeFilters } from '@outrank/shared/lists/browseFilter';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import * as accountQueries from '../functions/src/platform/accountQueries.ts';
import * as contentQueries from '../functions/src/platform/contentQueries.ts';
import { findOwned } from '../functions/src/platform/ownedQueries.ts';
import * as airingQueries from '../web/src/data/airing/airingFirestoreQueries.ts';
import * as commentQueries from '../web/src/data/comments/commentFirestoreQueries.ts';
import * as listQueries from '../web/src/data/lists/listFirestoreQueries.ts';
import * as moderationQueries from '../web/src/data/moderation/moderationFirestoreQueries.ts';
import { queryOwnPage } from '../web/src/data/session/ownFirestoreQueries.ts';
import { rootFolder } from './lib/folders.ts';

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
type Direction = 'asc' | 'desc';
type Place = { readonly collection: string; readonly scope: Scope };

/** The part of a query that decides which index it needs. */
type QueryShape = Place & {
  /** Fields compared with `==`. */
  readonly equal: readonly string[];
  /** A field whose array must contain a value. */
  readonly contains?: string;
  readonly order: readonly (readonly [field: string, Direction])[];
  /** Fields compared with `<`, `>` and the like. */
  readonly range?: readonly string[];
};

type Index = Place & { readonly fields: readonly (readonly [field: string, Direction | 'contains'])[] };

/**
 * Whether Firestore can answer a query. Every field is exempted from automatic indexes. An array needs one index of exactly the
 * query; other filters may merge indexes that end with the query's whole order.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
function isServed(shape: QueryShape, indexes: readonly Index[]): boolean {
  const { collection, scope, equal, contains, order, range = [] } = shape;
  const there = indexes.filter((index) => index.collection === collection && index.scope === scope);
  const unordered = range.filter((name) => order.every(([field]) => field !== name));
  const direction = order.at(-1)?.[1] ?? 'asc';
  const end = [...order, ...unordered.map((field) => [field, direction])];
  if (contains !== undefined) {
    const wanted = [...equal.map((field) => [field, 'asc']), [contains, 'contains'], ...end];
    return there.some(({ fields }) => isDeepStrictEqual(fields, wanted));
  }
  const usable = there.flatMap(({ fields }) => {
    const start = fields.slice(0, fields.length - end.length);
    const isFiltered = start.every(([field, kind]) => kind !== 'contains' && equal.includes(field));
    return isFiltered && isDeepStrictEqual(fields.slice(start.length), end) ? [start] : [];
  });
  const served = usable.flat().map(([field]) => field);
  return (
    (usable.length > 0 || end.length + equal.length === 0) && equal.every((field) => served.includes(field))
  );
}

type FileOrder = { readonly order: 'ASCENDING' | 'DESCENDING' } | { readonly arrayConfig: 'CONTAINS' };

const file = JSON.parse(readFileSync(join(rootFolder, 'firestore.indexes.json'), 'utf8')) as {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: Scope;
    readonly fields: readonly (FileOrder & { readonly fieldPath: string })[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly (FileOrder & { readonly queryScope: Scope })[];
  }[];
};

const toOrder = (given: FileOrder) =>
  'arrayConfig' in given ? 'contains' : given.order === 'ASCENDING' ? 'asc' : 'desc';

const declared: readonly Index[] = [
  ...file.indexes.map(({ collectionGroup: collection, queryScope: scope, fields }): Index => {
    return { collection, scope, fields: fields.map((each) => [each.fieldPath, toOrder(each)]) };
  }),
  ...file.fieldOverrides.flatMap(({ collectionGroup: collection, fieldPath, indexes }) =>
    indexes.map((each): Index => {
      return { collection, scope: each.queryScope, fields: [[fieldPath, toOrder(each)]] };
    }),
  ),
];

/*
 * The emulator answers queries without an index, so the modules build their queries with clients that only remember what an
 * index must have.
 */

class RecordedQuery {
  readonly shape: QueryShape;

  constructor(shape: QueryShape) {
    this.shape = shape;
  }

  #and(more: Partial<QueryShape>): RecordedQuery {
    return new RecordedQuery({ ...this.shape, ...more });
  }

  where(field: unknown, operator: string): RecordedQuery {
    if (typeof field !== 'string') return this; // By the document's id.
    const { equal, range = [] } = this.shape;
    if (operator.startsWith('array-contains')) return this.#and({ contains: field });
    const isEqual = operator === '==' || operator === 'in';
    return this.#and(isEqual ? { equal: [...equal, field] } : { range: [...range, field] });
  }

  orderBy(field: unknown, direction: 'asc' | 'desc' = 'asc'): RecordedQuery {
    return typeof field === 'string' ? this.#and({ order: [...this.shape.order, [field, direction]] }) : this;
  }

  startAt = () => this;
  endAt = () => this;
  select = () => this;
  limit = () => this;
}

const recordIn = (scope: QueryShape['scope']) => (path: string) =>
  new RecordedQuery({ collection: path.split('/').at(-1) ?? '', scope, equal: [], order: [] });
const admin = {
  collection: recordIn('COLLECTION'),
  collectionGroup: recordIn('COLLECTION_GROUP'),
} as unknown as Firestore;

type Constrain = (query: RecordedQuery) => RecordedQuery;

vi.mock('../web/src/data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('firebase/firestore/lite', () => {
  const none = (): Constrain => (query) => query;
  return {
    collection: (_db: unknown, path: string) => recordIn('COLLECTION')(path),
    collectionGroup: (_db: unknown, name: string) => recordIn('COLLECTION_GROUP')(name),
    where:
      (field: unknown, operator: string): Constrain =>
      (query) =>
        query.where(field, operator),
    orderBy:
      (field: unknown, direction?: 'asc'): Constrain =>
      (query) =>
        query.orderBy(field, direction),
    query: (all: RecordedQuery, ...constraints: Constrain[]) =>
      constraints.reduce((query, add) => add(query), all),
    documentId: none,
    limit: none,
    startAfter: none,
  };
});

const getShape = (query: unknown) => (query as RecordedQuery).shape;

/** Stands for every id, key and moment. */
const any = Object.assign(Object('id'), { userId: 'user', listId: 'list' });

/** The functions of the cloud take the database, those of the page bind it. */
function recordModule(module: Readonly<Record<string, unknown>>, ...database: [Firestore?]): QueryShape[] {
  return Object.values(module).flatMap((build) => {
    const query: unknown = typeof build === 'function' ? build(...database, any, any) : undefined;
    return query instanceof RecordedQuery ? [query.shape] : [];
  });
}

const tagSubsets = choosableTags.reduce<string[][]>(
  (subsets, tag) => subsets.flatMap((tags) => [tags, [...tags, tag]]),
  [[]],
) as (typeof choosableTags)[number][][];
const listFilters = [{}, { userId: 'user' }].flatMap((owner) =>
  typeFilters.flatMap((type) =>
    sortOrders.flatMap((sort) => tagSubsets.map((tags) => ({ ...owner, type, sort, tags }))),
  ),
);
const abouts = (['castOf', 'notedIds', 'topIds'] as const).map((by) => ({ by, id: 'id' }));
const views = ['reportCounts', 'hiddenContent', 'blockedAccounts'] as const;

const { getListKey: _, ...adminContentQueries } = contentQueries;
const { filteredLists, topListsAbout, ...otherListQueries } = listQueries;
const { moderationPage, ...otherModerationQueries } = moderationQueries;
const downloaded = allKinds.filter(
  ([, { life, cardinality }]) => life.isInDownload && cardinality === 'many',
);

const shapes = (): QueryShape[] => [
  ...recordModule(accountQueries, admin),
  ...recordModule(adminContentQueries, admin),
  // Its votes are summed up.
  { ...getShape(contentQueries.votesOnComment(admin, 'id')), range: ['value'] },
  ...allKinds.flatMap(([, kind]) => {
    const query = findOwned(admin, kind, 'user');
    return query ? [getShape(query)] : [];
  }),
  ...recordModule(airingQueries),
  ...recordModule(commentQueries),
  ...recordModule(otherListQueries),
  ...listFilters.map((filter) => getShape(filteredLists(filter, 1))),
  ...abouts.map((about) => getShape(topListsAbout(about, 1))),
  ...recordModule(otherModerationQueries),
  ...views.map((view) => getShape(moderationPage(view, 1))),
  ...downloaded.map(([, kind]) => getShape(queryOwnPage(kind, 'user'))),
];

test('the declared indexes serve every query, and each is needed', () => {
  const all = shapes();
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((shape) => !isServed(shape, declared))).toEqual([]);
  const isNeeded = (index: Index) => {
    const others = declared.filter((other) => other !== index);
    return all.some((shape) => !isServed(shape, others));
  };
  expect(declared.filter((index) => !isNeeded(index))).toEqual([]);
});

test('no field of any collection is indexed that no query asks for', () => {
  const names = allKinds.flatMap(([, { path }]) => path.split('/').filter((_, index) => index % 2 === 0));
  const exempted = file.fieldOverrides.filter(({ fieldPath }) => fieldPath === '*');
  const collections = [...new Set(names)].toSorted();
  expect(exempted.map(({ collectionGroup }) => collectionGroup)).toEqual(collections);
  expect(exempted.flatMap(({ indexes }) => indexes)).toEqual([]);
  const others = file.fieldOverrides.filter((override) => !exempted.includes(override));
  expect(others.filter(({ indexes }) => indexes.length === 0)).toEqual([]);
});

test('the declared indexes are sorted, so that two branches that add one do not conflict', () => {
  for (const each of [file.indexes, file.fieldOverrides]) {
    const texts = each.map((index) => JSON.stringify(index));
    expect(texts).toEqual(texts.toSorted());
  }
});

/** Filters and orders, other than those by document id, which need no declared index. */
const FILTER = /\b(where|orderBy)\((?!(FieldPath\.)?documentId\(\))/;

test('filters and orders are written only in the modules whose queries are compared with the indexes', () => {
  const files = globSync('{functions,web}/src/**/*.{ts,tsx}', { cwd: rootFolder });
  const code = files.filter(
    (path) => !/(firestoreQueries|\/platform\/\w+Queries|\.test)\.tsx?$|\/testing\//i.test(path),
  );
  expect(code.length).toBeGreaterThan(200);
  expect(code.filter((path) => FILTER.test(readFileSync(join(rootFolder, path), 'utf8')))).toEqual([]);
});
