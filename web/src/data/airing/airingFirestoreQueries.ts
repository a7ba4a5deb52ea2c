import { standingListPath } from '@outrank/shared/documents/airing';
import { GROUPS } from '@outrank/shared/documents/group';
import { GROUPS_MAX } from '@outrank/shared/limits';
import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';

export const topStandings = (db: Firestore, seasonId: string, count: number): Query =>
  query(collection(db, standingListPath(seasonId)), orderBy('total', 'desc'), limit(count));

export const groupsOf = (db: Firestore, uid: string): Query =>
  query(collection(db, GROUPS), where('memberIds', 'array-contains', uid), limit(GROUPS_MAX));
