import { getSeasons, setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import { publishedSeasonSchema } from '@outrank/shared/documents/publishedSeasons';
import { knownMembers } from '@outrank/shared/members';
import * as z from 'zod/mini';
import { createStore } from '#createStore.ts';
import { readStoredJson, writeStored } from '#data/storage/browserStorage.ts';

/*
 * The last known published seasons are merged into the catalogue when this module loads, which the spoiler shield imports: all
 * that draws a name passes it (docs/decisions/021-published-seasons.md).
 */

/** Belongs to no user, so that signing out keeps it (see `browserStorage.ts`). */
const STORAGE_KEY = 'publishedSeasons';

/** What this browser read last. */
const knownSchema = z.object({
  /** 0 when nothing is published. */
  version: z.number(),
  seasons: knownMembers(publishedSeasonSchema),
  /** In milliseconds; 0 before the first time. */
  readAt: z.number(),
});
type Known = Readonly<z.infer<typeof knownSchema>>;

let known: Known = { version: 0, seasons: [], readAt: 0 };

function merge(next: Known): void {
  setPublishedSeasons(next.seasons);
  known = next;
}

// A page that is drawn at build time has no storage.
const stored = typeof window === 'undefined' ? undefined : readStoredJson(STORAGE_KEY, knownSchema);
if (stored) merge(stored);

/** All seasons. Whoever shows them, or names from the catalogue, draws again when others are published. */
export const seasonsStore = createStore(getSeasons());

/** Keeps what was read, for the next visit too. */
export function keepPublishedSeasons(next: Known): void {
  // The version before this one may have known fewer of the same.
  const isNew = next.version !== known.version || next.seasons.length !== known.seasons.length;
  writeStored(STORAGE_KEY, JSON.stringify(next));
  if (!isNew) known = next;
  else {
    merge(next);
    seasonsStore.set(getSeasons());
  }
}

let reading: Promise<void> | undefined;

/**
 * Reads the published seasons, one document, when they were read longer ago than this.
 * @throws FirebaseError when the connection is lost. The seasons stay as they are.
 */
export async function refreshSeasons(maxAgeMs: number): Promise<void> {
  // Also when the device's clock was ahead then.
  if (Math.abs(Date.now() - known.readAt) < maxAgeMs) return;
  reading ??= import('./readPublishedSeasons.ts')
    .then(({ readPublishedSeasons }) => readPublishedSeasons())
    .then(keepPublishedSeasons)
    .finally(() => {
      reading = undefined;
    });
  await reading;
}

/** How old the published seasons may be when an id turns up that the catalogue lacks. */
const UNKNOWN_ID_MAX_AGE_MS = 5 * 60_000;

/** The catalogue lacks an id that the page shows. It may have been published since. Throws like `refreshSeasons`. */
export const refreshForUnknownId = (): Promise<void> => refreshSeasons(UNKNOWN_ID_MAX_AGE_MS);
