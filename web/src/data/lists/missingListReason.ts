import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { MissingListReason } from '@outrank/shared/lists/list';
import { type Firestore, getDocs } from 'firebase/firestore/lite';
import { readProfile } from '#data/session/profile.ts';
import { publicListsOf } from './listFirestoreQueries.ts';

/** Why `readList` found nothing: no such fan, a fan without a list to see, or not this list. */
export async function readMissingListReason(db: Firestore, { userId }: ListKey): Promise<MissingListReason> {
  if (!(await readProfile(db, userId))) return 'noUser';
  const { empty } = await getDocs(publicListsOf(db, userId, 1));
  return empty ? 'noLists' : 'noList';
}
