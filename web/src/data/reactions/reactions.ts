import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { NAMED_DOCUMENTS_MAX } from '@outrank/shared/limits';
import { type Firestore, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { reactionsNamed } from './reactionFirestoreQueries.ts';

/** Names in groups of as many as one query can ask for. */
export function inQueries(names: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(names.length / NAMED_DOCUMENTS_MAX) }, (_, index) =>
    names.slice(index * NAMED_DOCUMENTS_MAX, (index + 1) * NAMED_DOCUMENTS_MAX),
  );
}

/** The documents of a collection of marks among these. Each 30 names are one query. */
export async function readNamed(
  db: Firestore,
  path: string,
  names: readonly string[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const found = await Promise.all(inQueries(names).map((group) => getDocs(reactionsNamed(db, path, group))));
  return found.flatMap(({ docs }) => docs);
}

/** The documents of a collection of marks that stand for these lists. */
export function readReactions(
  db: Firestore,
  path: string,
  keys: readonly ListKey[],
): Promise<readonly QueryDocumentSnapshot[]> {
  return readNamed(db, path, [...new Set(keys.map(listKeyText))]);
}

/**
 * Reads for one card at a time, but asks once for all cards of a page: what is wanted within one tick goes together.
 * The answer to each holds the marks of all.
 */
export function batchReads<Marks>(read: (uid: string, keys: readonly ListKey[]) => Promise<Marks>) {
  const gathering = new Map<string, { readonly keys: ListKey[]; readonly marks: Promise<Marks> }>();

  async function readGathered(uid: string, keys: readonly ListKey[]): Promise<Marks> {
    await Promise.resolve();
    gathering.delete(uid);
    return read(uid, keys);
  }

  return (uid: string, key: ListKey): Promise<Marks> => {
    const open = gathering.get(uid);
    if (open) {
      open.keys.push(key);
      return open.marks;
    }
    const keys = [key];
    const marks = readGathered(uid, keys);
    gathering.set(uid, { keys, marks });
    return marks;
  };
}
