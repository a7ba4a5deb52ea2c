import { followingPath } from '@outrank/shared/documents/following';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { favoritesPath } from '@outrank/shared/documents/reactions';
import { NAMED_DOCUMENTS_MAX } from '@outrank/shared/limits';
import {
  collection,
  documentId,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { pageAfter } from '#data/firebase/queries.ts';

/** Splits ids into chunks that fit into one query each. */
export function chunkIds(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / NAMED_DOCUMENTS_MAX) }, (_, index) =>
    ids.slice(index * NAMED_DOCUMENTS_MAX, (index + 1) * NAMED_DOCUMENTS_MAX),
  );
}

/** The documents of a collection that have one of these ids. Each 30 ids are one query. */
export async function readDocumentsNamed(
  db: Firestore,
  path: string,
  ids: readonly string[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const found = await Promise.all(chunkIds(ids).map((chunk) => getDocs(documentsNamed(db, path, chunk))));
  return found.flatMap(({ docs }) => docs);
}

/** A user's upvotes or favorites on these lists; `path` is the collection. */
export function readReactions(
  db: Firestore,
  path: string,
  keys: readonly ListKey[],
): Promise<readonly QueryDocumentSnapshot[]> {
  return readDocumentsNamed(db, path, [...new Set(keys.map(listKeyText))]);
}

type BatchOptions<Context, Reactions> = {
  /** Resolves when the cards of the page are complete. The first request of a batch brings the context. */
  readonly gather: (context: Context) => Promise<void>;
  readonly read: (uid: string, keys: readonly ListKey[], context: Context) => Promise<Reactions>;
};

/**
 * Lets each card request the reactions on its list, but reads once for all cards of a page: requests until `gather` resolves
 * share one call of `read`. The result for each card holds the reactions on all of them.
 */
export function batchReads<Context, Reactions>({ gather, read }: BatchOptions<Context, Reactions>) {
  const batches = new Map<string, { readonly keys: ListKey[]; readonly reactions: Promise<Reactions> }>();

  async function readBatch(uid: string, keys: readonly ListKey[], context: Context): Promise<Reactions> {
    await gather(context);
    batches.delete(uid);
    return read(uid, keys, context);
  }

  return (uid: string, key: ListKey, context: Context): Promise<Reactions> => {
    const batch = batches.get(uid);
    if (batch) {
      batch.keys.push(key);
      return batch.reactions;
    }
    const keys = [key];
    const reactions = readBatch(uid, keys, context);
    batches.set(uid, { keys, reactions });
    return reactions;
  };
}

/** All queries on a user's own reactions. firestore.indexes.json has the indexes that they need. */

/** The documents with these ids, at most NAMED_DOCUMENTS_MAX. */
function documentsNamed(db: Firestore, path: string, ids: readonly string[]): Query {
  return query(collection(db, path), where(documentId(), 'in', ids), limit(ids.length));
}

/** A page of a user's favorites, last added first. */
export function newestFavorites(
  db: Firestore,
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return query(
    collection(db, favoritesPath(uid)),
    orderBy('favoritedAt', 'desc'),
    ...pageAfter(after, count),
  );
}

/** A page of the users whom a user follows, last followed first. */
export function newestFollowed(
  db: Firestore,
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return query(collection(db, followingPath(uid)), orderBy('at', 'desc'), ...pageAfter(after, count));
}
