import { COUNT_MAX } from '@outrank/shared/limits';
import { type Firestore, getCount } from 'firebase/firestore/lite';
import { publicListsOf } from './listFirestoreQueries.ts';

/** How many public lists a fan has; COUNT_MAX stands for that many or more. Apart from `lists`, because Home counts none. */
export async function countPublicLists(db: Firestore, uid: string): Promise<number> {
  const pluralize = await getCount(publicListsOf(db, uid, COUNT_MAX));
  return pluralize.data().count;
}
