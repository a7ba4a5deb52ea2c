import { type ListKey, listPath, upvotePath, upvotesPath } from '@outrank/shared/firestore/documentPaths';
import { parseList } from '@outrank/shared/lists/list';
import { type UpvoteState, upvoteSchema } from '@outrank/shared/lists/upvote';
import { FirebaseError } from 'firebase/app';
import { doc, type Firestore, getDoc, increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { parseDocuments } from '#data/firebase/parseDocuments.ts';
import { readReactions } from './reactions.ts';

export type UpvoteInput = { readonly uid: string; readonly key: ListKey; readonly isUpvoted: boolean };

/** When a user upvoted each of these lists (ISO), by `listKeyText`. Lists without the user's upvote are left out. */
export async function readUpvoted(
  db: Firestore,
  uid: string,
  keys: readonly ListKey[],
): Promise<ReadonlyMap<string, string>> {
  const docs = await readReactions(db, upvotesPath(uid), keys);
  return new Map(parseDocuments(docs, (data, id) => [id, upvoteSchema.parse(data).at]));
}

/**
 * A user's upvote on a list together with the list's count. Reads two documents.
 * @throws FirebaseError `not-found` when the user's own list was deleted.
 */
export async function readUpvote(db: Firestore, uid: string, key: ListKey): Promise<UpvoteState> {
  const [upvote, list] = await Promise.all([
    getDoc(doc(db, upvotePath(uid, key))),
    getDoc(doc(db, listPath(key))),
  ]);
  if (!list.exists()) throw new FirebaseError('not-found', 'The list was deleted.');
  const { upvoteCount, changedAt } = parseList(list.data());
  const votedAt = upvote.exists() ? upvoteSchema.parse(upvote.data()).at : undefined;
  return { votedAt, list: { upvoteCount, changedAt } };
}

function writeUpvote(db: Firestore, { uid, key, isUpvoted }: UpvoteInput): Promise<void> {
  const upvote = doc(db, upvotePath(uid, key));
  const batch = writeBatch(db);
  if (isUpvoted) batch.set(upvote, { ...key, at: serverTimestamp() });
  else batch.delete(upvote);
  batch.update(doc(db, listPath(key)), {
    upvoteCount: increment(isUpvoted ? 1 : -1),
    changedAt: serverTimestamp(),
  });
  return batch.commit();
}

/**
 * Adds or removes an upvote, and returns the stored state. The upvote and the count change in one batch. The rules refuse
 * it when a second tab, or an attempt whose response was lost, has done it already; that counts as success.
 * @throws FirebaseError when the list is deleted or not visible to the user, or offline.
 */
export async function saveUpvote(db: Firestore, input: UpvoteInput, attempts = 2): Promise<UpvoteState> {
  try {
    await writeUpvote(db, input);
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    const stored = await readUpvote(db, input.uid, input.key);
    if ((stored.votedAt !== undefined) === input.isUpvoted) return stored;
    // Another tab changed the upvote between the refusal and this read.
    if (attempts > 1) return saveUpvote(db, input, attempts - 1);
    throw error;
  }
  return readUpvote(db, input.uid, input.key);
}
