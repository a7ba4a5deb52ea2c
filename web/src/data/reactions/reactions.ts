import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { NAMED_DOCUMENTS_MAX } from '@outrank/shared/limits';
import { type Firestore, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { documentsNamed } from './reactionFirestoreQueries.ts';

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

/**
 * Lets each card request the reactions on its list, but reads once for all cards of a page: requests of the same tick share
 * one call of `read`. The result for each card holds the reactions on all of them.
 */
export function batchReads<Reactions>(read: (uid: string, keys: readonly ListKey[]) => Promise<Reactions>) {
  const batches = new Map<string, { readonly keys: ListKey[]; readonly reactions: Promise<Reactions> }>();

  async function readBatch(uid: string, keys: readonly ListKey[]): Promise<Reactions> {
    await Promise.resolve();
    batches.delete(uid);
    return read(uid, keys);
  }

  return (uid: string, key: ListKey): Promise<Reactions> => {
    const batch = batches.get(uid);
    if (batch) {
      batch.keys.push(key);
      return batch.reactions;
    }
    const keys = [key];
    const reactions = readBatch(uid, keys);
    batches.set(uid, { keys, reactions });
    return reactions;
  };
}
