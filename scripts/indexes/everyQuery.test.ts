import { readFileSync } from 'node:fs';
import { allKinds } from '@outrank/shared/documents/registry';
import { choosableTags } from '@outrank/shared/documents/tags';
import { sortOrders, typeFilters } from '@outrank/shared/lists/browseFilter';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import * as accountQueries from '../../functions/src/platform/accountQueries.ts';
import * as contentQueries from '../../functions/src/platform/contentQueries.ts';
import { findOwned } from '../../functions/src/platform/ownedQueries.ts';
import * as airingQueries from '../../web/src/data/airing/airingFirestoreQueries.ts';
import * as commentQueries from '../../web/src/data/comments/commentFirestoreQueries.ts';
import * as listQueries from '../../web/src/data/lists/listFirestoreQueries.ts';
import * as moderationQueries from '../../web/src/data/moderation/moderationFirestoreQueries.ts';
import { queryOwnPage } from '../../web/src/data/session/ownFirestoreQueries.ts';
import { findUnusedIndexes, isServed, parseIndexes, type QueryShape } from './indexCoverage.ts';

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
    if (operator === 'array-contains') return this.#and({ contains: field });
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

vi.mock('../../web/src/data/firebase/firestore.ts', () => ({ db: {} }));
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
const { filteredLists, newestListsAbout, ...otherListQueries } = listQueries;
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
  ...abouts.map((about) => getShape(newestListsAbout(about, 1))),
  ...recordModule(otherModerationQueries),
  ...views.map((view) => getShape(moderationPage(view, 1))),
  ...downloaded.map(([, kind]) => getShape(queryOwnPage(kind, 'user'))),
];

test('the declared indexes serve every query, and each is needed', () => {
  const indexes = parseIndexes(
    readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
  );
  const all = shapes();
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((shape) => !isServed(shape, indexes))).toEqual([]);
  expect(findUnusedIndexes(all, indexes)).toEqual([]);
});
