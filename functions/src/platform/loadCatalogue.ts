import { setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import { PUBLISHED_SEASONS_PATH, publishedSeasonsKind } from '@outrank/shared/documents/publishedSeasons';
import type { Firestore } from 'firebase-admin/firestore';
import { log } from './log.ts';

const MAX_AGE_MS = 5 * 60 * 1000;

let last: { readonly readAt: number; readonly reading: Promise<void> } | undefined;

/**
 * Puts the published seasons into the catalogue, at most five minutes old. Everything that decides by the ids of seasons and
 * contestants waits for it, before it asks the catalogue. Reads one document in five minutes and instance.
 * @throws when Firestore fails; the next call reads again.
 */
export function loadCatalogue(db: Firestore, now = Date.now()): Promise<void> {
  if (last && Math.abs(now - last.readAt) < MAX_AGE_MS) return last.reading;
  const reading = read(db);
  last = { readAt: now, reading };
  reading.catch(() => {
    last = undefined;
  });
  return reading;
}

/** The same, with the seasons of this moment: for what cannot be taken back. */
export function reloadCatalogue(db: Firestore): Promise<void> {
  last = undefined;
  return loadCatalogue(db);
}

async function read(db: Firestore): Promise<void> {
  const document = await db.doc(PUBLISHED_SEASONS_PATH).get();
  const published = publishedSeasonsKind.schema.safeParse(document.data());
  // What cannot be read must not stop everything else.
  if (document.exists && !published.success) log.error('catalogue.malformed', {});
  setPublishedSeasons(published.data?.seasons ?? []);
}
