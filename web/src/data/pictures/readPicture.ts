import type { PicturePath } from '@outrank/shared/catalogue/pictures';
import { createStore } from '#createStore.ts';
import { firebaseApp, firebaseConfig, isEmulatorBuild } from '#data/firebase/firebaseApp.ts';

const store = isEmulatorBuild ? 'http://127.0.0.1:9199' : 'https://firebasestorage.googleapis.com';

/** A short retry time, in milliseconds, because a placeholder is better than a long wait. */
const RETRY_MS = 1000;

/** So many pictures in a row that have no download URL, and none that loaded, mean that the store has no pictures. */
const MISSING_MAX = 5;

const failed = new Set<string>();
const searches = new Map<PicturePath, Promise<string | undefined>>();
let missing = 0;
let hasLoaded = false;

/** Whether pictures are requested. Becomes false for the rest of the session when the store turns out to have none. */
export const canRequestPictures = createStore(true);

/** Says that a picture exists. From then on pictures are requested even when many are missing. */
export function reportLoadedPicture(): void {
  hasLoaded = true;
}

/** The direct URL of a picture. It is tried first, because it costs one request instead of two. */
export function getDirectPictureUrl(path: PicturePath): string {
  return `${store}/v0/b/${firebaseConfig.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Logs a URL that failed, and skips it for the rest of the session. A failure while offline says nothing and is ignored. */
export function reportFailedPicture(url: string): void {
  if (!navigator.onLine || failed.has(url)) return;
  failed.add(url);
  console.info(`No picture at ${url}`);
}

export const hasPictureFailed = (url: string): boolean => failed.has(url);

async function requestDownloadUrl(path: PicturePath): Promise<string | undefined> {
  try {
    // The client of Cloud Storage is only loaded when the direct URL of a picture fails.
    const { connectStorageEmulator, getDownloadURL, getStorage, ref } = await import('firebase/storage');
    const storage = getStorage(firebaseApp);
    storage.maxOperationRetryTime = RETRY_MS;
    if (isEmulatorBuild) connectStorageEmulator(storage, '127.0.0.1', 9199);
    const url = await getDownloadURL(ref(storage, path));
    reportLoadedPicture();
    return url;
  } catch {
    // Offline, the picture may exist, so the next call tries again.
    if (navigator.onLine) reportMissingPicture(path);
    else searches.delete(path);
    return undefined;
  }
}

function reportMissingPicture(path: PicturePath): void {
  reportFailedPicture(path);
  missing += 1;
  if (hasLoaded || missing !== MISSING_MAX) return;
  console.info('The store has no pictures. None are requested until the page loads again.');
  canRequestPictures.set(false);
}

/**
 * Finds the download URL of a picture whose direct URL failed; undefined when there is none or it has failed before. Each
 * path is requested once a session. Never rejects.
 */
export async function findDownloadUrl(path: PicturePath): Promise<string | undefined> {
  if (!canRequestPictures.get()) return undefined;
  const search = searches.get(path) ?? requestDownloadUrl(path);
  searches.set(path, search);
  const url = await search;
  return url === undefined || failed.has(url) ? undefined : url;
}
