import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import type { Index, Indexes } from './firestoreIndexes.ts';

type Order = QueryShape['order'];

/** What an index must end with: the order asked for, then fields of ranges that the order leaves out. */
function suffixOf({ order, range = [] }: QueryShape): Order {
  const direction = order.at(-1)?.[1] ?? 'asc';
  const rest = range.filter((name) => order.every(([field]) => field !== name));
  return [...order, ...rest.map((field) => [field, direction] as const)];
}

/** Firestore indexes every field of a single collection in both directions, unless an override says otherwise. */
function automaticIndexes(shape: QueryShape, { overridden }: Indexes): Index[] {
  const { collection, scope } = shape;
  if (scope === 'COLLECTION_GROUP') return [];
  const fields = [...shape.equal, ...suffixOf(shape).map(([field]) => field)];
  return fields
    .filter((name) => !overridden.some((known) => known.collection === collection && known.field === name))
    .flatMap((name) => [
      { collection, scope, fields: [[name, 'asc']] },
      { collection, scope, fields: [[name, 'desc']] },
    ]);
}

/** The equality fields that an index serves for a query, or undefined when it is of no use to it. */
function servedFields(index: Index, shape: QueryShape): readonly string[] | undefined {
  const suffix = suffixOf(shape);
  const prefix = index.fields.slice(0, index.fields.length - suffix.length).map(([field]) => field);
  const isSuited =
    index.collection === shape.collection &&
    index.scope === shape.scope &&
    index.fields.length >= suffix.length &&
    JSON.stringify(index.fields.slice(prefix.length)) === JSON.stringify(suffix) &&
    prefix.every((field) => shape.equal.includes(field));
  return isSuited ? prefix : undefined;
}

/**
 * Whether Firestore can answer a query. Equality filters may be spread over several indexes, which it merges when all of
 * them end with the query's whole order, each direction as asked.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
export function isServed(shape: QueryShape, indexes: Indexes): boolean {
  const usable = [...automaticIndexes(shape, indexes), ...indexes.declared].flatMap((index) => {
    const served = servedFields(index, shape);
    return served ? [served] : [];
  });
  const isOrdered = usable.length > 0 || (shape.equal.length === 0 && suffixOf(shape).length === 0);
  return isOrdered && shape.equal.every((field) => usable.some((served) => served.includes(field)));
}

/** Declared indexes without which every query is served as well. */
export function unusedIndexes(shapes: readonly QueryShape[], indexes: Indexes): readonly Index[] {
  const isMissed = (index: Index) => {
    const others = { ...indexes, declared: indexes.declared.filter((other) => other !== index) };
    return shapes.some((shape) => isServed(shape, indexes) && !isServed(shape, others));
  };
  return indexes.declared.filter((index) => !isMissed(index));
}
