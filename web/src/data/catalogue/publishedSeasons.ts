import { getSeasons, type PublishedSeason, setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import { createStore } from '#createStore.ts';
import { readStoredJson, writeStored } from '#data/storage/browserStorage.ts';

/*
 * The last known published seasons are merged into the catalogue when this module loads, which the spoiler shield imports: all
 * that draws a name passes it (docs/decisions/021-published-seasons.md).
 */

/** Belongs to no user, so that signing out keeps it (see `browserStorage.ts`). */
const STORAGE_KEY = 'publishedSeasons';

/** What this browser read last, which was valid then. */
type Known = {
  /** 0 when nothing is published. */
  readonly version: number;
  readonly seasons: readonly PublishedSeason[];
  /** In milliseconds; 0 before the first time. */
  readonly readAt: number;
};

let known: Known = { version: 0, seasons: [], readAt: 0 };

/** @throws TypeError when it is none. */
function merge(next: Known): void {
  setPublishedSeasons(next.seasons);
  known = next;
}

// A page that is drawn at build time has no storage.
if (typeof window !== 'undefined') readStoredJson(STORAGE_KEY, { parse: (stored) => merge(stored as Known) });

/** All seasons. Whoever shows them, or names from the catalogue, draws again when others are published. */
export const seasonsStore = createStore(getSeasons());

/** Keeps what was read, for the next visit too. */
export function keepPublishedSeasons(next: Known): void {
  const isNew = next.version !== known.version;
  writeStored(STORAGE_KEY, JSON.stringify(next));
  if (!isNew) known = next;
  else {
    merge(next);
    seasonsStore.set(getSeasons());
  }
}

let reading: Promise<void> | undefined;

/** Reads the published seasons, one document, when they were read longer ago than this. A failure changes nothing. */
export async function refreshSeasons(maxAgeMs: number): Promise<void> {
  if (Date.now() - known.readAt < maxAgeMs) return;
  reading ??= import('./readPublishedSeasons.ts')
    .then(({ readPublishedSeasons }) => readPublishedSeasons())
    .then(keepPublishedSeasons)
    .catch((error) => console.warn('The published seasons could not be read', error))
    .finally(() => {
      reading = undefined;
    });
  await reading;
}

/** How old the published seasons may be when an id turns up that the catalogue lacks. */
const UNKNOWN_ID_MAX_AGE_MS = 5 * 60_000;

/** The catalogue lacks an id that the page shows. It may have been published since. */
export const refreshForUnknownId = (): Promise<void> => refreshSeasons(UNKNOWN_ID_MAX_AGE_MS);
