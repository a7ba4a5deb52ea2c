import { followPath } from '@outrank/shared/documents/following';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  type QueryDocumentSnapshot,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';
import { chunkIds, toNextPage } from '#data/firebase/queries.ts';
import { setWithinRate } from '#data/firebase/writeWithinRate.ts';
import { newestFollowed, newestListsOf, type PageEnd } from '#data/lists/listFirestoreQueries.ts';
import { type PageOfLists, toPage } from '#data/lists/lists.ts';

/** The feed shows lists of those whom a user followed last. */
export const FOLLOWED_MAX = 300;

/** The users whom a user followed last, the last one first. One document for each. */
export async function readFollowed(uid: string): Promise<string[]> {
  const ids: string[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocs(newestFollowed(uid, QUERY_MAX, after));
    ids.push(...docs.map(({ id }) => id));
    after = toNextPage(docs, QUERY_MAX).next;
  } while (after && ids.length < FOLLOWED_MAX);
  return ids;
}

/** Later lists have greater texts. */
const toOrder = (list: PageEnd) => `${list.data().createdAt?.valueOf()} ${list.ref.path}`;

/** A page of the newest public lists of users. Reads up to `count` documents for every 30 users. */
export async function readFeed(
  userIds: readonly string[],
  count: number,
  after?: PageEnd,
): Promise<PageOfLists> {
  const found = await Promise.all(
    chunkIds(userIds).map((chunk) => getDocs(newestListsOf(chunk, count, after))),
  );
  const newestFirst = found.flatMap(({ docs }) => docs).sort((a, b) => (toOrder(a) < toOrder(b) ? 1 : -1));
  return toPage(newestFirst.slice(0, count), count);
}

export async function isFollowing(uid: string, userId: string): Promise<boolean> {
  return (await getDoc(doc(db, followPath(uid, userId)))).exists();
}

type FollowInput = { readonly uid: string; readonly userId: string; readonly isFollowed: boolean };

/**
 * Follows a user or no longer does. Already done counts as success.
 * @throws RateLimitError (kind `busy`) when the user has followed as many as the limit allows.
 * @throws FirebaseError when the rules refuse it, or offline.
 */
export async function saveFollow({ uid, userId, isFollowed }: FollowInput): Promise<void> {
  const path = followPath(uid, userId);
  if (!isFollowed) return deleteDoc(doc(db, path));
  try {
    const stored = { at: serverTimestamp(), userId };
    await setWithinRate({ uid, kind: 'follows', documentId: userId }, path, stored);
  } catch (error) {
    // The rules refuse what a second tab, or an attempt whose response was lost, has done already.
    if (!(await isFollowing(uid, userId).catch(() => false))) throw error;
  }
}
