import { PUBLISHED_SEASONS_PATH, publishedSeasonsKind } from '@outrank/shared/documents/publishedSeasons';
import { readOne } from '#data/firebase/queries.ts';

/** @throws FirebaseError when the connection is lost, $ZodError when the document is malformed. */
export async function readPublishedSeasons() {
  const published = await readOne(PUBLISHED_SEASONS_PATH, publishedSeasonsKind.schema);
  return { version: published?.version ?? 0, seasons: published?.seasons ?? [], readAt: Date.now() };
}
