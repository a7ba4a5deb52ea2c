import { standingListPath } from '@outrank/shared/documents/airing';
import { GROUPS } from '@outrank/shared/documents/group';
import { GROUPS_MAX } from '@outrank/shared/limits';
import { collection, limit, orderBy, type Query, query, where } from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';

export const topStandings = (seasonId: string, count: number): Query =>
  query(collection(db, standingListPath(seasonId)), orderBy('total', 'desc'), limit(count));

export const groupsOf = (uid: string): Query =>
  query(collection(db, GROUPS), where('memberIds', 'array-contains', uid), limit(GROUPS_MAX));
