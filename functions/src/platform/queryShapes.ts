import type { QueryShape } from '@outrank/shared/documents/queryShape';
import type { Firestore, Query } from 'firebase-admin/firestore';

type Rest = Partial<Omit<QueryShape, 'collection' | 'scope'>>;

/** The shape of a query on one collection. firestore.indexes.json holds the indexes of all shapes. */
export function inCollection(collection: string, rest: Rest = {}): QueryShape {
  return { collection, scope: 'COLLECTION', equal: [], order: [], ...rest };
}

/** The shape of a query on all collections of a name. */
export function inGroup(collection: string, rest: Rest = {}): QueryShape {
  return { ...inCollection(collection, rest), scope: 'COLLECTION_GROUP' };
}

/** What was written after a moment, in the order of this time. */
export function byTime(field: string): Rest {
  return { range: [field], order: [[field, 'asc']] };
}

/** Builds the query of a shape, with values for the fields that it compares by equality, then for the array's field. */
export function shapedQuery(db: Firestore, shape: QueryShape, values: readonly unknown[] = []): Query {
  const { collection, scope, equal, contains, order } = shape;
  const all: Query = scope === 'COLLECTION' ? db.collection(collection) : db.collectionGroup(collection);
  const filtered = equal.reduce((query, field, index) => query.where(field, '==', values[index]), all);
  const holding = contains ? filtered.where(contains, 'array-contains', values[equal.length]) : filtered;
  return order.reduce((query, [field, direction]) => query.orderBy(field, direction), holding);
}
