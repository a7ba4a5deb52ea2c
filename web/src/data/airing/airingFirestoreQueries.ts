import { standingListPath } from '@outrank/shared/documents/airing';
import { collection, type Firestore, limit, orderBy, type Query, query } from 'firebase/firestore/lite';

/** The fans with the highest totals of a season. */
export const topStandings = (db: Firestore, seasonId: string, count: number): Query =>
  query(collection(db, standingListPath(seasonId)), orderBy('total', 'desc'), limit(count));
