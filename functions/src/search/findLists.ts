import type { SearchAnswer, SearchRequest } from '@outrank/shared/callables';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { newestFavoritesOf } from '../platform/queries.ts';
import type { LiveCatalogue } from './liveCatalogue.ts';

type Sources = { readonly db: Firestore; readonly upToDate: LiveCatalogue };

/** Answers a fan's search; their favorites are looked up here, so that nobody can ask with others'. */
export async function findLists(
  { db, upToDate }: Sources,
  uid: string,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const [catalogue, favorites] = await Promise.all([
    upToDate(request.isFresh === true),
    request.filter.tags.includes('favorites') ? readFavorites(db, uid) : new Set<string>(),
  ]);
  return catalogue.find(request, favorites);
}

async function readFavorites(db: Firestore, uid: string): Promise<Set<string>> {
  const { docs } = await newestFavoritesOf(db, uid).limit(FAVORITES_SEARCHED_MAX).select().get();
  return new Set(docs.map(({ id }) => id));
}
