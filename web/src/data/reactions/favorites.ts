import { favoritePath, favoritesPath, type ListKey } from '@outrank/shared/firestore/documentPaths';
import { type Favorite, favoriteSchema } from '@outrank/shared/lists/favorite';
import type { RankedList } from '@outrank/shared/lists/list';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  type QueryDocumentSnapshot,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { followingPage } from '#data/firebase/paging.ts';
import { parseDocuments } from '#data/firebase/parseDocuments.ts';
import { readList } from '#data/lists/lists.ts';
import { newestFavorites } from './reactionFirestoreQueries.ts';
import { readReactions } from './reactions.ts';

export type FavoriteInput = {
  readonly uid: string;
  readonly list: Pick<RankedList, 'userId' | 'id' | 'name'>;
  readonly isFavorite: boolean;
};

export type FavoritePage = { readonly favorites: readonly Favorite[]; readonly next?: QueryDocumentSnapshot };

/** Which of these lists are a fan's favorites, as `listKeyText`. */
export async function readFavoriteKeys(
  db: Firestore,
  uid: string,
  keys: readonly ListKey[],
): Promise<ReadonlySet<string>> {
  const marks = await readReactions(db, favoritesPath(uid), keys);
  return new Set(marks.map(({ id }) => id));
}

/** A page of a fan's favorites, last added first; `next` begins the following page. Their lists may be gone. */
export async function readFavorites(
  db: Firestore,
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Promise<FavoritePage> {
  const { docs } = await getDocs(newestFavorites(db, uid, count, after));
  const favorites = parseDocuments(docs, (mark) => favoriteSchema.parse(mark.data()));
  return { favorites, ...followingPage(docs, count) };
}

async function addFavorite(db: Firestore, uid: string, list: FavoriteInput['list']): Promise<void> {
  const key = { userId: list.userId, listId: list.id };
  const mark = doc(db, favoritePath(uid, key));
  try {
    await setDoc(mark, { ...key, name: list.name, favoritedAt: serverTimestamp() });
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    if ((await getDoc(mark)).exists()) return;
    // The rules take the name that the list has now, and it may have changed since this device read it.
    const now = await readList(db, key);
    if (!now || now.name === list.name) throw error;
    await setDoc(mark, { ...key, name: now.name, favoritedAt: serverTimestamp() });
  }
}

/**
 * Makes a list a favorite or no favorite, as wished; when a second tab or an attempt whose answer was lost did it already,
 * that is as good.
 * @throws FirebaseError when the list is gone, not to be seen, or the connection is lost.
 */
export async function saveFavorite(db: Firestore, { uid, list, isFavorite }: FavoriteInput): Promise<void> {
  if (isFavorite) return addFavorite(db, uid, list);
  await deleteDoc(doc(db, favoritePath(uid, { userId: list.userId, listId: list.id })));
}
