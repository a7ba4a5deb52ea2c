import { type ClassicRankings, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { readStoredJson, removeStored, writeStored } from './browserStorage.ts';
import { USER_PREFIX } from './storagePrefixes.ts';

const toStorageKey = (uid: string) => `${USER_PREFIX}classicRankings:${uid}`;

/** A curator's unsaved changes of the classic rankings, with the `lastUpdated` of the version that they change. */
export function readUnsavedRankings(uid: string): ClassicRankings | undefined {
  return readStoredJson(toStorageKey(uid), { parse: parseClassicRankings });
}

type Unsaved = Pick<ClassicRankings, 'lists'> & { readonly lastUpdated: string | undefined };

export function saveUnsavedRankings(uid: string, { lists, lastUpdated }: Unsaved): void {
  writeStored(toStorageKey(uid), JSON.stringify({ ...lists, lastUpdated }));
}

export function removeUnsavedRankings(uid: string): void {
  removeStored(toStorageKey(uid));
}
