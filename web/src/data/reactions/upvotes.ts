import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { upvotePath, upvoteSchema, upvotesPath } from '@outrank/shared/documents/reactions';
import { getOtherUpvotes, type UpvoteState } from '@outrank/shared/lists/upvote';
import { deleteDoc, doc, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { parseDocuments, readDocumentsNamed } from '#data/firebase/queries.ts';
import { readList } from '#data/lists/lists.ts';

export type UpvoteInput = { readonly uid: string; readonly key: ListKey; readonly isUpvoted: boolean };

/** When a user upvoted each of these lists (ISO), by `listKeyText`. Lists without the user's upvote are left out. */
export async function readUpvoted(
  uid: string,
  keys: readonly ListKey[],
): Promise<ReadonlyMap<string, string>> {
  const docs = await readDocumentsNamed(upvotesPath(uid), keys.map(listKeyText));
  return new Map(parseDocuments(docs, (data, id) => [id, upvoteSchema.parse(data).at]));
}

async function readVotedAt(uid: string, key: ListKey): Promise<string | undefined> {
  const upvote = await getDoc(doc(db, upvotePath(uid, key)));
  return upvote.exists() ? upvoteSchema.parse(upvote.data()).at : undefined;
}

async function addUpvote(uid: string, key: ListKey): Promise<string | undefined> {
  try {
    const { setWithinRate } = await import('#data/firebase/writeWithinRate.ts');
    const taken = { uid, kind: 'votes', documentId: listKeyText(key) } as const;
    await setWithinRate(taken, upvotePath(uid, key), { ...key, at: serverTimestamp() });
  } catch (error) {
    if (!['forbidden', 'busy'].includes(errorKind(error))) throw error;
    // The rules refuse what a second tab, or an attempt whose response was lost, has done already.
    const votedAt = await readVotedAt(uid, key);
    if (votedAt === undefined) throw error;
    return votedAt;
  }
  return readVotedAt(uid, key);
}

async function removeUpvote(uid: string, key: ListKey, known: UpvoteState | undefined): Promise<UpvoteState> {
  // Before the withdrawal: nobody knows whether a count that is read later includes the upvote.
  const [votedAt, list] = await Promise.all([readVotedAt(uid, key), readList(key)]);
  await deleteDoc(doc(db, upvotePath(uid, key)));
  return { votedAt: undefined, ...(list && { others: getOtherUpvotes(list, { ...known, votedAt }) }) };
}

/**
 * Adds or removes an upvote, and returns the new state. Functions count it within seconds. `known` is the state before.
 * Adding reads one document, removing two. Already done counts as success.
 * @throws RateLimitError (kind `busy`) when the user has voted as often as the limit allows.
 * @throws FirebaseError when the list is deleted or not visible to the user, or offline.
 */
export async function saveUpvote(
  { uid, key, isUpvoted }: UpvoteInput,
  known?: UpvoteState,
): Promise<UpvoteState> {
  if (isUpvoted) return { ...known, votedAt: await addUpvote(uid, key) };
  return removeUpvote(uid, key, known);
}
