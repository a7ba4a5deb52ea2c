import { COMMENTS, commentPath, type ListKey } from '@outrank/shared/firestore/documentPaths';
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
import { COMMENT_ORDER, fieldsOfList } from './commentFirestoreQueries.ts';

/** What of a talk is watched live is asked here, of the large client. */

/** Where a window of comments begins; without it, with the newest one. */
export type Beginning = { readonly at: QueryDocumentSnapshot } | { readonly after: QueryDocumentSnapshot };

type Listener<Found> = {
  /** Up to date is what the server said; the client also tells what it holds while it asks. */
  readonly onHeard: (found: Found, isUpToDate: boolean) => void;
  readonly onError: (error: Error) => void;
};

// Hears too when nothing changed but that the server has confirmed it.
const confirmed = { includeMetadataChanges: true };

/** A page of a list's comments and replies, newest first. */
export function commentsFrom(db: Firestore, list: ListKey, from?: Beginning): Query {
  const filters = Object.entries(fieldsOfList(list)).map(([field, value]) => where(field, '==', value));
  const cursor = from ? ['at' in from ? startAt(from.at) : startAfter(from.after)] : [];
  return query(
    collection(db, COMMENTS),
    ...filters,
    orderBy(...COMMENT_ORDER),
    ...cursor,
    limit(COMMENTS_PAGE),
  );
}

/** The documents of a collection among these; at most NAMED_DOCUMENTS_MAX. */
export function documentsNamed(db: Firestore, path: string, ids: readonly string[]): Query {
  return query(collection(db, path), where(documentId(), 'in', ids), limit(ids.length));
}

/** Hands over what a query finds, now and at every change. Returns the way to stop. */
export function watchQuery(
  asked: Query,
  { onHeard, onError }: Listener<readonly QueryDocumentSnapshot[]>,
): () => void {
  return onSnapshot(asked, confirmed, ({ docs, metadata }) => onHeard(docs, !metadata.fromCache), onError);
}

/** Hands over a comment, which may be missing, now and at every change. Returns the way to stop. */
export function watchComment(
  db: Firestore,
  id: string,
  { onHeard, onError }: Listener<DocumentSnapshot>,
): () => void {
  const hear = (snapshot: DocumentSnapshot) => onHeard(snapshot, !snapshot.metadata.fromCache);
  return onSnapshot(doc(db, commentPath(id)), confirmed, hear, onError);
}
