/**
 * A query as plain data: what an index has to serve. Both sides describe their queries this way, because the emulator
 * enforces no index; a test compares the shapes with firestore.indexes.json.
 */
export type QueryShape = {
  readonly collection: string;
  /** Whether it asks one collection, or all collections of that name. */
  readonly scope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields compared by equality. */
  readonly equal: readonly string[];
  readonly order: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  /** Fields compared by less or greater. */
  readonly range?: readonly string[];
};
