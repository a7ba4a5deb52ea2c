import type { SearchAnswer, SearchRequest } from '@outrank/shared/callables';
import { FAVORITES_SEARCHED_MAX } from '@outrank/shared/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { newestUserFavorites } from '../platform/firestoreQueries.ts';
import type { LiveCatalogue } from './createLiveCatalogue.ts';

type Sources = { readonly db: Firestore; readonly getCatalogue: LiveCatalogue };

/** Answers a user's search. The server reads the favorites, so that a caller cannot search another user's. */
export async function findLists(
  { db, getCatalogue }: Sources,
  uid: string,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const [catalogue, favorites] = await Promise.all([
    getCatalogue(request.isFresh === true),
    request.filter.tags.includes('favorites') ? readFavorites(db, uid) : new Set<string>(),
  ]);
  return catalogue.find(request, favorites);
}

async function readFavorites(db: Firestore, uid: string): Promise<Set<string>> {
  const { docs } = await newestUserFavorites(db, uid).limit(FAVORITES_SEARCHED_MAX).select().get();
  return new Set(docs.map(({ id }) => id));
}
