/**
 * The part of a query that decides which index it needs. A test compares the shapes of all queries with
 * firestore.indexes.json, because the emulator accepts queries without an index.
 */
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
