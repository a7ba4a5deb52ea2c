import { standingListPath } from '@outrank/shared/documents/airing';
import { GROUPS } from '@outrank/shared/documents/group';
import { GROUPS_MAX, NAMED_DOCUMENTS_MAX } from '@outrank/shared/limits';
import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';

export const topStandings = (db: Firestore, seasonId: string, count: number): Query =>
  query(collection(db, standingListPath(seasonId)), orderBy('total', 'desc'), limit(count));

/** The standings of at most 30 users. */
export const namedStandings = (db: Firestore, seasonId: string, uids: readonly string[]): Query =>
  query(
    collection(db, standingListPath(seasonId)),
    where(documentId(), 'in', uids),
    limit(NAMED_DOCUMENTS_MAX),
  );

export const groupsOf = (db: Firestore, uid: string): Query =>
  query(collection(db, GROUPS), where('memberIds', 'array-contains', uid), limit(GROUPS_MAX));
