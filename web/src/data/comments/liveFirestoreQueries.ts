import { COMMENTS, commentPath } from '@outrank/shared/documents/comment';
import type { ListKey } from '@outrank/shared/documents/list';
import { COMMENTS_PAGE } from '@outrank/shared/limits';
import {
  collection,
  type DocumentSnapshot,
  doc,
  documentId,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import { COMMENT_ORDER, toListFields } from './commentFirestoreQueries.ts';

/** The queries of live comments. They use the full client. */

/** Where a page of comments starts. Without it, the page starts at the newest comment. */
export type PageStart = { readonly at: QueryDocumentSnapshot } | { readonly after: QueryDocumentSnapshot };

type Listener<Found> = {
  /** `isUpToDate` is false for what the client has cached before the server answers. */
  readonly onNext: (found: Found, isUpToDate: boolean) => void;
  readonly onError: (error: Error) => void;
};

// With metadata changes, the listener also runs when the server only confirms what was cached.
const options = { includeMetadataChanges: true };

/** A page of a list's comments and replies, newest first. */
export function commentsFrom(db: Firestore, list: ListKey, start?: PageStart): Query {
  const filters = Object.entries(toListFields(list)).map(([field, value]) => where(field, '==', value));
  const cursor = start ? ['at' in start ? startAt(start.at) : startAfter(start.after)] : [];
  return query(
    collection(db, COMMENTS),
    ...filters,
    orderBy(...COMMENT_ORDER),
    ...cursor,
    limit(COMMENTS_PAGE),
  );
}

/** The documents with these ids, at most NAMED_DOCUMENTS_MAX. */
export function documentsNamed(db: Firestore, path: string, ids: readonly string[]): Query {
  return query(collection(db, path), where(documentId(), 'in', ids), limit(ids.length));
}

/** Subscribes to the results of a query. Returns the unsubscribe function. */
export function watchQuery(
  target: Query,
  { onNext, onError }: Listener<readonly QueryDocumentSnapshot[]>,
): () => void {
  return onSnapshot(target, options, ({ docs, metadata }) => onNext(docs, !metadata.fromCache), onError);
}

/** Subscribes to a comment, which may be missing. Returns the unsubscribe function. */
export function watchComment(
  db: Firestore,
  id: string,
  { onNext, onError }: Listener<DocumentSnapshot>,
): () => void {
  const handleSnapshot = (snapshot: DocumentSnapshot) => onNext(snapshot, !snapshot.metadata.fromCache);
  return onSnapshot(doc(db, commentPath(id)), options, handleSnapshot, onError);
}
