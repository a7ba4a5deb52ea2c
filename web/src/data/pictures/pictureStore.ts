import type { PicturePath } from '@outrank/shared/catalogue/pictures';
import { connectStorageEmulator, getDownloadURL, getStorage, ref } from 'firebase/storage';
import { firebaseApp, isEmulatorBuild } from '#data/firebase/firebaseApp.ts';

// The Cloud Storage client. It is only imported when the direct URL of a picture fails.

/** A short retry time, in milliseconds, because a placeholder is better than a long wait. */
const RETRY_MS = 1000;

const storage = getStorage(firebaseApp);
storage.maxOperationRetryTime = RETRY_MS;
if (isEmulatorBuild) connectStorageEmulator(storage, '127.0.0.1', 9199);

/** @throws FirebaseError when the picture does not exist, or offline. */
export function readDownloadUrl(path: PicturePath): Promise<string> {
  return getDownloadURL(ref(storage, path));
}
