import { searchRequestSchema } from '@outrank/shared/callables';
import { HttpsError, onCall } from 'firebase-functions/https';
import { firestore } from '../platform/app.ts';
import { requireGoogleUser } from '../platform/googleUser.ts';
import { log } from '../platform/log.ts';
import { callableOptions, resources } from '../platform/options.ts';
import { searchNetwork } from '../platform/searchParams.ts';
import { createFavorites, createSearchPace, findLists } from '../search/findLists.ts';
import { openSearchEngine } from '../search/openSearchEngine.ts';

const getEngine = openSearchEngine(firestore);
const getFavorites = createFavorites(firestore);
const takeSearch = createSearchPace(Date.now);

/** Searches the names and descriptions of all public lists. */
export const searchLists = onCall(
  { ...callableOptions, ...resources.searching, ...searchNetwork },
  async ({ auth, data }) => {
    const { uid, googleId } = requireGoogleUser(auth, 'You must be logged in to search lists.');
    const request = searchRequestSchema.safeParse(data);
    if (!request.success) throw new HttpsError('invalid-argument', 'This is no search for lists.');
    if (!takeSearch(googleId)) throw new HttpsError('resource-exhausted', 'You are searching too fast.');
    try {
      return await findLists({ engine: await getEngine(), getFavorites }, uid, request.data);
    } catch (error) {
      log.error('lists.searchFailed', { uid }, error);
      throw new HttpsError('unavailable', 'The search could not be answered. Please try again.');
    }
  },
);
