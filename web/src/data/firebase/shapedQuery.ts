import type { QueryShape } from '@outrank/shared/documents/queryShape';
import {
  collection,
  collectionGroup,
  type Firestore,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';

/** Builds the query of a shape. `values` are compared with the shape's `equal` fields, `part` limits the results. */
export function shapedQuery(
  db: Firestore,
  { collection: path, scope, equal, order }: QueryShape,
  values: readonly (string | boolean | readonly string[])[],
  part: readonly QueryConstraint[],
): Query {
  return query(
    scope === 'COLLECTION' ? collection(db, path) : collectionGroup(db, path),
    ...equal.map((field, index) => where(field, '==', values[index])),
    ...order.map(([field, direction]) => orderBy(field, direction)),
    ...part,
  );
}
