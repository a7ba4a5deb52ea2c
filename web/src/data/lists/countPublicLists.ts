import { COUNT_MAX } from '@outrank/shared/limits';
import { type Firestore, getCount } from 'firebase/firestore/lite';
import { filteredLists } from './listFirestoreQueries.ts';
import { NEWEST_LISTS } from './listQuery.ts';

/** The number of public lists of a user or of everyone, at most COUNT_MAX. It costs one read. Apart, because Home needs none. */
export async function countPublicLists(db: Firestore, userId?: string): Promise<number> {
  const filter = userId === undefined ? NEWEST_LISTS : { ...NEWEST_LISTS, userId };
  return (await getCount(filteredLists(db, filter, COUNT_MAX))).data().count;
}
