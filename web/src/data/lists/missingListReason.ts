import type { ListKey } from '@outrank/shared/documents/list';
import type { MissingListReason } from '@outrank/shared/lists/rankedList';
import { type Firestore, getDocs } from 'firebase/firestore/lite';
import { readProfile } from '#data/session/profile.ts';
import { unorderedPublicLists } from './listFirestoreQueries.ts';

/** Why `readList` found nothing: there is no such user, the user has no public list, or this list does not exist. */
export async function readMissingListReason(db: Firestore, { userId }: ListKey): Promise<MissingListReason> {
  if (!(await readProfile(db, userId))) return 'noUser';
  const { empty } = await getDocs(unorderedPublicLists(db, userId, 1));
  return empty ? 'noLists' : 'noList';
}
