import { COUNT_MAX } from '@outrank/shared/limits';
import { type Firestore, getCount } from 'firebase/firestore/lite';
import { unorderedPublicLists } from './listFirestoreQueries.ts';

/**
 * The number of a user's public lists, at most COUNT_MAX. Not in `lists.ts`, to keep it out of Home's JavaScript.
 */
export async function countPublicLists(db: Firestore, uid: string): Promise<number> {
  const snapshot = await getCount(unorderedPublicLists(db, uid, COUNT_MAX));
  return snapshot.data().count;
}
