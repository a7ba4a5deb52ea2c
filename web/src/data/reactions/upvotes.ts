import { type ListKey, listPath, upvotePath, upvotesPath } from '@outrank/shared/firestore/documentPaths';
import { parseList } from '@outrank/shared/lists/list';
import { type UpvoteState, upvoteSchema } from '@outrank/shared/lists/upvote';
import { FirebaseError } from 'firebase/app';
import { doc, type Firestore, getDoc, increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { readReactions } from './reactions.ts';

export type UpvoteInput = { readonly uid: string; readonly key: ListKey; readonly isUpvoted: boolean };

/** When a fan upvoted each of these lists (ISO), by `listKeyText`; lists that are not upvoted are not in it. */
export async function readUpvoted(
  db: Firestore,
  uid: string,
  keys: readonly ListKey[],
): Promise<ReadonlyMap<string, string>> {
  const marks = await readReactions(db, upvotesPath(uid), keys);
  return new Map(marks.map((mark) => [mark.id, upvoteSchema.parse(mark.data()).at]));
}

/**
 * A fan's vote on a list, and the list's count beside it. Two documents.
 * @throws FirebaseError `not-found` when it was one's own list and is gone.
 */
export async function readVote(db: Firestore, uid: string, key: ListKey): Promise<UpvoteState> {
  const [mark, list] = await Promise.all([
    getDoc(doc(db, upvotePath(uid, key))),
    getDoc(doc(db, listPath(key))),
  ]);
  if (!list.exists()) throw new FirebaseError('not-found', 'The list is gone.');
  const { upvoteCount, changedAt } = parseList(list.data());
  const votedAt = mark.exists() ? upvoteSchema.parse(mark.data()).at : undefined;
  return { votedAt, list: { upvoteCount, changedAt } };
}

function vote(db: Firestore, { uid, key, isUpvoted }: UpvoteInput): Promise<void> {
  const mark = doc(db, upvotePath(uid, key));
  const batch = writeBatch(db);
  if (isUpvoted) batch.set(mark, { ...key, at: serverTimestamp() });
  else batch.delete(mark);
  batch.update(doc(db, listPath(key)), {
    upvoteCount: increment(isUpvoted ? 1 : -1),
    changedAt: serverTimestamp(),
  });
  return batch.commit();
}

/**
 * Makes the vote as wished, and gives it as it stands then. The mark and the count go in one batch; when the rules refuse
 * it because a second tab or an attempt whose answer was lost did it already, that is as good.
 * @throws FirebaseError when the list is gone, not to be seen, or the connection is lost.
 */
export async function saveUpvote(db: Firestore, wish: UpvoteInput, attempts = 2): Promise<UpvoteState> {
  try {
    await vote(db, wish);
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    const known = await readVote(db, wish.uid, wish.key);
    if ((known.votedAt !== undefined) === wish.isUpvoted) return known;
    // The vote can be read and is not as wished: another tab changed it between the refusal and the look.
    if (attempts > 1) return saveUpvote(db, wish, attempts - 1);
    throw error;
  }
  return readVote(db, wish.uid, wish.key);
}
