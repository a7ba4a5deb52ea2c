import type { SearchAnswer, SearchRequest } from '@outrank/shared/callSchemas';
import { takeFrom } from '@outrank/shared/documents/rate';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { newestUserFavorites } from '../platform/contentQueries.ts';

/** How often an account may search: so many times at once, and so many in each minute after that. */
export const SEARCH_RATE = { most: 60, windowMs: 60_000 };

/** Accounts that an instance remembers. A forgotten one starts with a full bucket. */
const ACCOUNTS_MAX = 10_000;

/** Users whose favorites an instance remembers. */
const USERS_MAX = 200;

/**
 * Finds lists. `favorites` holds the keys (`listKeyText`) of the caller's favorites; it matters only when the filter asks for
 * favorites.
 */
export type SearchEngine = {
  find(request: SearchRequest, favorites: ReadonlySet<string>): Promise<SearchAnswer>;
  /** Brings a user's newest changes into the next search, in an engine that learns of changes by events. */
  readonly includeChangesOf?: (uid: string) => Promise<void>;
};

/** Reads the keys of a user's newest favorites, including everything that was committed before the call. */
export type ReadFavorites = (uid: string) => Promise<ReadonlySet<string>>;

/** Answers a user's search. The server reads the favorites, so that a caller cannot search another user's. */
export async function findLists(
  engine: SearchEngine,
  readFavorites: ReadFavorites,
  uid: string,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const isFavoritesOnly = request.filter.tags.includes('favorites');
  const [favorites] = await Promise.all([
    isFavoritesOnly ? readFavorites(uid) : new Set<string>(),
    request.isFresh && engine.includeChangesOf?.(uid),
  ]);
  return engine.find(request, favorites);
}

/**
 * Creates the favorites that this process remembers, because a thousand documents for each search would be expensive. They
 * are read again only when their number or the newest one has changed: a removal without a new favorite makes them fewer.
 */
export function createFavoritesReader(db: Firestore): ReadFavorites {
  const known = new LRUCache<string, { readonly version: string; readonly keys: ReadonlySet<string> }>({
    max: USERS_MAX,
  });
  return async (uid) => {
    const favorites = newestUserFavorites(db, uid);
    const [counted, newest] = await Promise.all([
      favorites.count().get(),
      favorites.limit(1).select('favoritedAt').get(),
    ]);
    const version = `${counted.data().count} ${newest.docs[0]?.get('favoritedAt')?.valueOf()}`;
    const before = known.get(uid);
    if (before?.version === version) return before.keys;
    const { docs } = await favorites.limit(FAVORITES_SEARCHED_MAX).select().get();
    const keys = new Set(docs.map(({ id }) => id));
    known.set(uid, { version, keys });
    return keys;
  };
}

/**
 * Creates the token buckets of this process: a function that takes a search of an account, and returns false when the account
 * searches too fast. `now` gives milliseconds.
 */
export function createSearchPace(now: () => number) {
  const fullAt = new LRUCache<string, number>({ max: ACCOUNTS_MAX });
  return (googleId: string): boolean => {
    // `peek`, because a refused search is no reason to remember an account longer.
    const next = takeFrom(SEARCH_RATE, fullAt.peek(googleId), now());
    if (next !== undefined) fullAt.set(googleId, next);
    return next !== undefined;
  };
}
