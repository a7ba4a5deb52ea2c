import type { PicturePath } from '@outrank/shared/catalogue/pictures';
import { firebaseConfig, isEmulatorBuild } from '#data/firebase/firebaseApp.ts';

const store = isEmulatorBuild ? 'http://127.0.0.1:9199' : 'https://firebasestorage.googleapis.com';

const failed = new Set<string>();
const searches = new Map<PicturePath, Promise<string | undefined>>();

/** The direct address of a picture, the first way: one request instead of two. */
export function pictureUrl(path: PicturePath): string {
  return `${store}/v0/b/${firebaseConfig.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Logs an address that gave no picture and remembers it for the session. Without a network nothing is learned. */
export function rememberFailedPicture(address: string): void {
  if (!navigator.onLine || failed.has(address)) return;
  failed.add(address);
  console.info(`No picture at ${address}`);
}

/** The addresses worth trying for a picture, best first; empty when the direct one has failed before. */
export function pictureSources(path: PicturePath): string[] {
  const direct = pictureUrl(path);
  return failed.has(direct) ? [] : [direct];
}

async function askForUrl(path: PicturePath): Promise<string | undefined> {
  let isOpen = false;
  try {
    const { downloadUrl } = await import('./pictureStore.ts');
    isOpen = true;
    return await downloadUrl(path);
  } catch {
    // Without the store nothing is learned of the picture, as little as without a network.
    if (isOpen && navigator.onLine) rememberFailedPicture(path);
    else searches.delete(path);
    return undefined;
  }
}

/**
 * The download address of a picture, the second way; undefined when there is none or it has failed before. Each path
 * is asked for once a session. Never rejects.
 */
export async function findPictureUrl(path: PicturePath): Promise<string | undefined> {
  const search = searches.get(path) ?? askForUrl(path);
  searches.set(path, search);
  const url = await search;
  return url === undefined || failed.has(url) ? undefined : url;
}
