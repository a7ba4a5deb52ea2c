import { PUBLISHED_SEASONS_PATH, publishedSeasonsKind } from '@outrank/shared/documents/publishedSeasons';
import { db } from '#data/firebase/firestore.ts';
import { readOne } from '#data/firebase/queries.ts';

/** @throws FirebaseError when the connection is lost, $ZodError when the document is malformed. */
export async function readPublishedSeasons() {
  const { version, seasons } = (await readOne(db, PUBLISHED_SEASONS_PATH, publishedSeasonsKind.schema)) ?? {
    version: 0,
    seasons: [],
  };
  return { version, seasons, readAt: Date.now() };
}
