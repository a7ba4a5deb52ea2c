import { NAMED_DOCUMENTS_MAX } from '@outrank/shared/limits';
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { type StoredDocument, takeEarlyRead } from './earlyReads.ts';
import { db } from './firestore.ts';

/**
 * Reads one document; null when there is none.
 * @throws z.core.$ZodError when it is malformed.
 * @throws FirebaseError when the rules refuse it, or offline.
 */
export async function readOne<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const found = await readDocument(path);
  return found ? schema.parse(found.data()) : null;
}

/** Reads a document; undefined for none, also for a path that names none because of an id in an address. */
export async function readDocument(path: string): Promise<StoredDocument | undefined> {
  const early = await takeEarlyRead({ path });
  if (early) return early[0];
  try {
    const snapshot = await getDoc(doc(db, path));
    return snapshot.exists() ? snapshot : undefined;
  } catch (error) {
    // The client says the second for every answer 400, which no read of one document has for another reason.
    if (['invalid-argument', 'failed-precondition'].includes(String((error as { code?: unknown }).code)))
      return undefined;
    throw error;
  }
}

/** Splits ids into chunks that fit into one query each. */
export function chunkIds(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / NAMED_DOCUMENTS_MAX) }, (_, index) =>
    ids.slice(index * NAMED_DOCUMENTS_MAX, (index + 1) * NAMED_DOCUMENTS_MAX),
  );
}

/** The documents of a collection that have one of these ids, which may repeat. Each 30 ids are one query. */
export async function readDocumentsNamed(
  path: string,
  ids: readonly string[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    chunkIds([...new Set(ids)]).map((chunk) =>
      getDocs(query(collection(db, path), where(documentId(), 'in', chunk), limit(chunk.length))),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}

/** The constraints for one page: `count` documents, after the last one of the previous page. */
export function pageAfter(after: QueryDocumentSnapshot | undefined, count: number): QueryConstraint[] {
  return [...(after ? [startAfter(after)] : []), limit(count)];
}

/** The start of the next page. A page that is not full is the last one. */
export function toNextPage<Stored>(docs: readonly Stored[], count: number): { readonly next?: Stored } {
  const last = docs.at(-1);
  return docs.length === count && last ? { next: last } : {};
}

/** Parses each document. A broken one is logged and skipped. */
export function parseDocuments<Parsed>(
  docs: readonly StoredDocument[],
  parse: (data: unknown, id: string) => Parsed,
): Parsed[] {
  return docs.flatMap((doc) => {
    try {
      return [parse(doc.data(), doc.id)];
    } catch (error) {
      console.warn(`The document ${doc.ref.path} could not be read`, error);
      return [];
    }
  });
}
