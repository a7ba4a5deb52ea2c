import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import {
  type Favorite,
  favoritePath,
  favoriteSchema,
  favoritesPath,
} from '@outrank/shared/documents/reactions';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  type QueryDocumentSnapshot,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { parseDocuments, readDocumentsNamed, toNextPage } from '#data/firebase/queries.ts';
import { newestFavorites } from '#data/lists/listFirestoreQueries.ts';
import { readList } from '#data/lists/lists.ts';

export type FavoriteInput = {
  readonly uid: string;
  readonly list: Pick<RankedList, 'userId' | 'id' | 'name'>;
  readonly isFavorite: boolean;
};

export type FavoritePage = { readonly favorites: readonly Favorite[]; readonly next?: QueryDocumentSnapshot };

/** Which of these lists are a user's favorites, as `listKeyText`. */
export async function readFavoriteKeys(uid: string, keys: readonly ListKey[]): Promise<ReadonlySet<string>> {
  const docs = await readDocumentsNamed(favoritesPath(uid), keys.map(listKeyText));
  return new Set(docs.map(({ id }) => id));
}

/** A page of a user's favorites, last added first; `next` starts the following page. Their lists may be deleted. */
export async function readFavorites(
  uid: string,
  count: number,
  after?: QueryDocumentSnapshot,
): Promise<FavoritePage> {
  const { docs } = await getDocs(newestFavorites(uid, count, after));
  const favorites = parseDocuments(docs, (data) => favoriteSchema.parse(data));
  return { favorites, ...toNextPage(docs, count) };
}

async function addFavorite(uid: string, list: FavoriteInput['list']): Promise<void> {
  const key = { userId: list.userId, listId: list.id };
  const favorite = doc(db, favoritePath(uid, key));
  try {
    await setDoc(favorite, { ...key, name: list.name, favoritedAt: serverTimestamp() });
  } catch (error) {
    if (errorKind(error) !== 'forbidden') throw error;
    if ((await getDoc(favorite)).exists()) return;
    // The rules demand the current name of the list, which may have changed since this device read it, and again since then.
    const now = await readList(key);
    if (!now) throw error;
    await setDoc(favorite, { ...key, name: now.name, favoritedAt: serverTimestamp() });
  }
}

/**
 * Adds a list to the user's favorites or removes it. Already done counts as success: a second tab or an attempt whose
 * response was lost may have done it.
 * @throws FirebaseError when the list is deleted or not visible to the user, or offline.
 */
export async function saveFavorite({ uid, list, isFavorite }: FavoriteInput): Promise<void> {
  if (isFavorite) return addFavorite(uid, list);
  await deleteDoc(doc(db, favoritePath(uid, { userId: list.userId, listId: list.id })));
}
