import { searchRequestSchema } from '@outrank/shared/callables';
import { HttpsError, onCall } from 'firebase-functions/https';
import { callableOptions } from '../platform/callableOptions.ts';
import { firestore } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { createLiveCatalogue } from '../search/createLiveCatalogue.ts';
import { findLists } from '../search/findLists.ts';

const getCatalogue = createLiveCatalogue(firestore, Date.now);

/** Searches the names and descriptions of all public lists. */
export const searchLists = onCall({ ...callableOptions, memory: '512MiB' }, async ({ auth, data }) => {
  if (!auth) throw new HttpsError('unauthenticated', 'You must be logged in to search lists.');
  const request = searchRequestSchema.safeParse(data);
  if (!request.success) throw new HttpsError('invalid-argument', 'This is no search for lists.');
  try {
    return await findLists({ db: firestore, getCatalogue }, auth.uid, request.data);
  } catch (error) {
    log.error('lists.searchFailed', { uid: auth.uid }, error);
    throw new HttpsError('unavailable', 'The search could not be answered. Please try again.');
  }
});
