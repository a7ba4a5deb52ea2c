import { type Ballots, parseBallots, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { ballotsPath } from '@outrank/shared/firestore/documentPaths';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';

/** A fan's own ballots in all categories. One document. */
export async function readBallots(db: Firestore, uid: string): Promise<Ballots> {
  return parseBallots((await getDoc(doc(db, ballotsPath(uid)))).data());
}

export type BallotInput = { readonly uid: string; readonly categoryId: CategoryId; readonly slots: Slots };

/**
 * Submits a ballot of ten slots in place of an earlier one; the other categories stay. The time is the server's.
 * @throws FirebaseError when the rules refuse it (not one's own, somebody twice) or the connection is lost.
 */
export async function saveBallot(db: Firestore, { uid, categoryId, slots }: BallotInput): Promise<void> {
  const ballot = { ranking: [...slots], submittedAt: serverTimestamp() };
  // The whole entry is replaced: merging would keep what an older form held besides.
  await setDoc(doc(db, ballotsPath(uid)), { [categoryId]: ballot }, { mergeFields: [categoryId] });
}
