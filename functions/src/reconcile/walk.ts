import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** What the check of some items did. */
export type Checked = {
  /** Documents that were read beyond the items; the reads of a repair are not included. */
  readonly read: number;
  readonly repaired: number;
  /** What `finish` is given at the end of the night's slice. */
  readonly found?: readonly string[];
};

type Page<Item> = {
  readonly items: readonly Item[];
  readonly read: number;
  /** Where the next page starts; null at the end. */
  readonly cursor: string | null;
};

/** All items, in an order that never changes. */
export type Everything<Item> = {
  /** Reads the items after a cursor. */
  readonly readPage: (cursor: string | null) => Promise<Page<Item>>;
  /** Counts the items after a cursor. */
  readonly count: (cursor: string | null) => Promise<number>;
};

/** Items in the order of their last change. */
export type Changes<Item> = {
  /** Reads those that changed after a moment, or that come after the last one read. */
  readonly readPage: (after: Timestamp, last: Item | undefined) => Promise<readonly Item[]>;
  readonly getTime: (item: Item) => Timestamp;
  readonly pageSize: number;
};

/** A step that checks many items, a part of them each night. */
export type Walk<Item> = {
  readonly name: string;
  /** Checked in slices, one each night. */
  readonly everything?: Everything<Item>;
  /** What changed since the last run, by a name that is stored. */
  readonly changes?: Readonly<Record<string, Changes<Item>>>;
  /** Repairs what is wrong. Safe beside users, beside itself and when repeated. */
  readonly check: (items: readonly Item[]) => Promise<Checked>;
  /** Gives how many it repaired. */
  readonly finish?: (found: readonly string[]) => Promise<number>;
};

/** The documents of a query in the order of their paths. */
export function allOf(query: Query, pageSize: number): Everything<QueryDocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId());
  const after = (cursor: string | null) =>
    cursor === null ? ordered : ordered.startAfter(query.firestore.doc(cursor));
  return {
    readPage: async (cursor) => {
      const { docs } = await after(cursor).limit(pageSize).get();
      const last = docs.length < pageSize ? undefined : docs.at(-1);
      // An empty answer is billed as one read.
      return { items: docs, read: Math.max(1, docs.length), cursor: last?.ref.path ?? null };
    },
    count: async (cursor) => (await after(cursor).count().get()).data().count,
  };
}

/** Changes by a time that documents hold: `getQuery` gives those after a moment, ordered by `field`. */
export function changesOf(
  getQuery: (after: Timestamp) => Query,
  field: string | FieldPath,
  pageSize: number,
): Changes<QueryDocumentSnapshot> {
  return {
    pageSize,
    readPage: async (after, last) => {
      const pages = getQuery(after).limit(pageSize);
      return (await (last ? pages.startAfter(last) : pages).get()).docs;
    },
    getTime: (document) => {
      const time: unknown = document.get(field);
      if (time instanceof Timestamp) return time;
      throw new Error(`${document.ref.path} was found by a time that it lacks`);
    },
  };
}
