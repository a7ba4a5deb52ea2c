import { PUBLISHED_SEASONS_PATH, publishedSeasonsKind } from '@outrank/shared/documents/publishedSeasons';
import { doc, getDoc } from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';

/** @throws FirebaseError when the connection is lost, $ZodError when the document is malformed. */
export async function readPublishedSeasons() {
  const document = await getDoc(doc(db, PUBLISHED_SEASONS_PATH));
  const { version, seasons } = document.exists()
    ? publishedSeasonsKind.schema.parse(document.data())
    : { version: 0, seasons: [] };
  return { version, seasons, readAt: Date.now() };
}
