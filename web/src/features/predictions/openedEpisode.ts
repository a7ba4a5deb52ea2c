import { parsePredictionKey, toPredictionKey } from '@outrank/shared/documents/airing';
import { readStored, writeStored } from '#data/storage/browserStorage.ts';

/** Of no user's work, so that signing out neither removes it nor asks (see `browserStorage.ts`). */
const toStorageKey = (uid: string) => `opened:${uid}`;

/** The last episode of a season of which the user asked in this browser how it went; 0 for none. */
export function readOpenedEpisode(uid: string, seasonId: string): number {
  const opened = parsePredictionKey(readStored(toStorageKey(uid)) ?? '');
  return opened?.seasonId === seasonId ? opened.episode : 0;
}

/** Notes it, unless the user has opened a later one. */
export function noteOpenedEpisode(uid: string, seasonId: string, episode: number): void {
  if (episode > readOpenedEpisode(uid, seasonId))
    writeStored(toStorageKey(uid), toPredictionKey(seasonId, episode));
}
