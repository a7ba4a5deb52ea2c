import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { newestUserFavorites } from '../platform/contentQueries.ts';
import { rememberNewest } from './rememberNewest.ts';

/** Users whose favorites an instance remembers. */
const USERS_MAX = 200;

/** Gets the keys of a user's newest favorites, including everything that was committed before the call. */
export type GetFavorites = (uid: string) => Promise<ReadonlySet<string>>;

type Known = { readonly version: string; readonly keys: ReadonlySet<string> };

/**
 * Creates the favorites that this process remembers. A search reads a user's favorites only after they changed; otherwise
 * it reads their number and the newest one.
 */
export function createFavorites(db: Firestore): GetFavorites {
  const known = new Map<string, Known>();
  return async (uid) => {
    const version = await readVersion(db, uid);
    const before = known.get(uid);
    const keys = before?.version === version ? before.keys : await readKeys(db, uid);
    rememberNewest(known, [uid, { version, keys }], USERS_MAX);
    return keys;
  };
}

// A new favorite is the newest one, and a removal without a new favorite makes them fewer.
async function readVersion(db: Firestore, uid: string): Promise<string> {
  const favorites = newestUserFavorites(db, uid);
  const [counted, newest] = await Promise.all([
    favorites.count().get(),
    favorites.limit(1).select('favoritedAt').get(),
  ]);
  const at: Timestamp | undefined = newest.docs[0]?.get('favoritedAt');
  return `${counted.data().count} ${at?.valueOf()}`;
}

async function readKeys(db: Firestore, uid: string): Promise<ReadonlySet<string>> {
  const { docs } = await newestUserFavorites(db, uid).limit(FAVORITES_SEARCHED_MAX).select().get();
  return new Set(docs.map(({ id }) => id));
}
