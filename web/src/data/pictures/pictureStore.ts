import type { PicturePath } from '@outrank/shared/catalogue/pictures';
import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { firebaseApp, isEmulatorBuild } from '#data/firebase/firebaseApp.ts';

// The client of the store. Only ever imported on demand, when a picture is not found the first way.

/** Milliseconds: a picture that is slow to be found is not worth waiting for. */
const RETRY_MS = 1000;

const storage = getStorage(firebaseApp);
storage.maxOperationRetryTime = RETRY_MS;
if (isEmulatorBuild) connectStorageEmulator(storage, '127.0.0.1', 9199);

/** @throws FirebaseError when there is no such picture or the connection is lost. */
export function downloadUrl(path: PicturePath): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
