import { allKinds } from '@outrank/shared/documents/registry';

/** The part of a query that decides which index it needs. */
export type QueryShape = {
  readonly collection: string;
  /** One collection, or all collections of that name. */
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields compared with `==`. */
  readonly equal: readonly string[];
  /** A field whose array must contain a value. */
  readonly contains?: string;
  readonly order: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Fields compared with `<`, `>` and the like. */
  readonly range?: readonly string[];
};

type Scope = QueryShape['scope'];
type Order = QueryShape['order'];
type Direction = Order[number][1];

export type Index = {
  readonly collection: string;
  readonly scope: Scope;
  readonly fields: readonly (readonly [field: string, order: Direction | 'contains'])[];
};

/** A field, or `*` for all fields of a collection that have no override of their own. */
type Field = { readonly collection: string; readonly field: string };

/** The indexes of a project: the declared ones, and for fields without an override the automatic ones. */
export type Indexes = { readonly declared: readonly Index[]; readonly overridden: readonly Field[] };

type FileOrder = { readonly order: 'ASCENDING' | 'DESCENDING' } | { readonly arrayConfig: 'CONTAINS' };

/** The parts of firestore.indexes.json that Outrank uses. */
type IndexesFile = {
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

/** Parses firestore.indexes.json. */
export function parseIndexes(text: string): Indexes {
  const { indexes, fieldOverrides } = JSON.parse(text) as IndexesFile;
  const composite = indexes.map(({ collectionGroup: collection, queryScope: scope, fields }) => {
    return { collection, scope, fields: fields.map((each) => [each.fieldPath, toOrder(each)] as const) };
  });
  const single = fieldOverrides.flatMap(({ collectionGroup: collection, fieldPath, indexes }) =>
    indexes.map((each) => {
      return { collection, scope: each.queryScope, fields: [[fieldPath, toOrder(each)] as const] };
    }),
  );
  const overridden = fieldOverrides.map(({ collectionGroup: collection, fieldPath: field }) => {
    return { collection, field };
  });
  return { declared: [...composite, ...single], overridden };
}

function toOrder(given: FileOrder): Direction | 'contains' {
  if ('arrayConfig' in given) return 'contains';
  return given.order === 'ASCENDING' ? 'asc' : 'desc';
}

/** The field path of an override of all fields of a collection. */
const ALL_FIELDS = '*';

/** What an index must end with: the order of the query, then the fields of ranges that the order lacks. */
function getSuffix({ order, range = [] }: QueryShape): Order {
  const direction = order.at(-1)?.[1] ?? 'asc';
  const rest = range.filter((name) => order.every(([field]) => field !== name));
  return [...order, ...rest.map((field) => [field, direction] as const)];
}

/**
 * Firestore indexes every field of a single collection in both directions, unless an override of the field or of all fields
 * says otherwise.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#single-field_index_exemptions
 */
function createAutomaticIndexes(shape: QueryShape, { overridden }: Indexes): Index[] {
  const { collection, scope } = shape;
  if (scope === 'COLLECTION_GROUP') return [];
  const fields = [...shape.equal, ...getSuffix(shape).map(([field]) => field)];
  return fields
    .filter(
      (name) =>
        !overridden.some(
          (known) => known.collection === collection && [name, ALL_FIELDS].includes(known.field),
        ),
    )
    .flatMap((name) => [
      { collection, scope, fields: [[name, 'asc']] },
      { collection, scope, fields: [[name, 'desc']] },
    ]);
}

/** The equality fields of a query that an index serves, or undefined when it cannot serve the query. */
function getServedFields(index: Index, shape: QueryShape): readonly string[] | undefined {
  const suffix = getSuffix(shape);
  const prefix = index.fields.slice(0, index.fields.length - suffix.length).map(([field]) => field);
  const canServe =
    index.collection === shape.collection &&
    index.scope === shape.scope &&
    index.fields.every(([, order]) => order !== 'contains') &&
    index.fields.length >= suffix.length &&
    JSON.stringify(index.fields.slice(prefix.length)) === JSON.stringify(suffix) &&
    prefix.every((field) => shape.equal.includes(field));
  return canServe ? prefix : undefined;
}

/**
 * Whether Firestore can answer a query. It merges several indexes for equality filters when all of them end with the query's
 * whole order in the same directions.
 * @see https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
export function isServed(shape: QueryShape, indexes: Indexes): boolean {
  if (shape.contains !== undefined) return isArrayServed(shape, indexes);
  const usable = [...createAutomaticIndexes(shape, indexes), ...indexes.declared].flatMap((index) => {
    const served = getServedFields(index, shape);
    return served ? [served] : [];
  });
  const isOrdered = usable.length > 0 || (shape.equal.length === 0 && getSuffix(shape).length === 0);
  return isOrdered && shape.equal.every((field) => usable.some((served) => served.includes(field)));
}

/** Whether one index has the values of the query, the array's elements and the order, and nothing else. */
function isArrayServed(
  { collection, scope, equal, contains, order }: QueryShape,
  { declared }: Indexes,
): boolean {
  const values = equal.map((field) => [field, 'asc']);
  const wanted = JSON.stringify({ collection, scope, fields: [...values, [contains, 'contains'], ...order] });
  return declared.some((index) => JSON.stringify(index) === wanted);
}

/** The collections whose fields are indexed although no query needs them. */
export function findIndexedCollections(collections: readonly string[], { overridden, declared }: Indexes) {
  const isExempted = (collection: string) =>
    overridden.some((known) => known.collection === collection && known.field === ALL_FIELDS) &&
    !declared.some((index) => index.collection === collection && index.fields[0]?.[0] === ALL_FIELDS);
  return collections.filter((collection) => !isExempted(collection));
}

/** The overrides that change nothing: of a field that all fields' override exempts already, or of an unknown collection. */
export function findUselessOverrides(collections: readonly string[], { overridden, declared }: Indexes) {
  const isIndexed = ({ collection, field }: Field) =>
    declared.some(
      ({ fields, ...index }) =>
        index.collection === collection && fields.length === 1 && fields[0]?.[0] === field,
    );
  return overridden.filter(
    (override) =>
      !collections.includes(override.collection) || (override.field !== ALL_FIELDS && !isIndexed(override)),
  );
}

/** The declared indexes without which every query is still served. */
export function findUnusedIndexes(shapes: readonly QueryShape[], indexes: Indexes): readonly Index[] {
  const isUsed = (index: Index) => {
    const others = { ...indexes, declared: indexes.declared.filter((other) => other !== index) };
    return shapes.some((shape) => isServed(shape, indexes) && !isServed(shape, others));
  };
  return indexes.declared.filter((index) => !isUsed(index));
}

/** The names of all collections and subcollections: every other segment of a path, from the first. */
export function collectCollections(): readonly string[] {
  const names = allKinds.flatMap(([, { path }]) => path.split('/').filter((_, index) => index % 2 === 0));
  return [...new Set(names)].toSorted();
}
