import { type Ballots, parseBallots, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';
import { writeWithinRate } from '#data/firebase/writeWithinRate.ts';

/** Reads a user's ballots in all categories. One document. */
export async function readBallots(uid: string): Promise<Ballots> {
  return parseBallots((await getDoc(doc(db, ballotsPath(uid)))).data());
}

export type BallotInput = { readonly uid: string; readonly categoryId: CategoryId; readonly slots: Slots };

/**
 * Submits a ballot, which replaces an earlier one of the same category. The time is the server's.
 * @throws RateLimitError (kind `busy`) when the user has submitted as many as the limit allows.
 * @throws FirebaseError when the rules refuse it (another user's, a contestant twice), or offline.
 */
export async function saveBallot({ uid, categoryId, slots }: BallotInput): Promise<void> {
  const ballot = { ranking: [...slots], submittedAt: serverTimestamp() };
  await writeWithinRate({ uid, kind: 'ballots', documentId: uid }, (addToken) => {
    const batch = writeBatch(db);
    // `mergeFields` replaces the whole entry. A merge would keep other fields of an older form.
    batch.set(doc(db, ballotsPath(uid)), { [categoryId]: ballot }, { mergeFields: [categoryId] });
    return addToken(batch).commit();
  });
}
