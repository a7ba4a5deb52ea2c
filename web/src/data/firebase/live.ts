import { connectFirestoreEmulator, doc, type Firestore, getFirestore, onSnapshot } from 'firebase/firestore';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

// The full client, for live subscriptions. It is large, so it is only imported on demand once the browser is idle.
const liveDb: Firestore = getFirestore(firebaseApp);

if (isEmulatorBuild) connectFirestoreEmulator(liveDb, '127.0.0.1', 8080);

/**
 * Passes a document's data to `onChange`, now and at every change; undefined when the document is missing. `onLive` says whether
 * the server is being heard: not before its first answer, and not after the channel was lost. Returns the unsubscribe function.
 */
export function watchDocument(
  path: string,
  onChange: (data: unknown) => void,
  onError: (error: Error) => void,
  onLive?: (isLive: boolean) => void,
): () => void {
  return onSnapshot(
    doc(liveDb, path),
    { includeMetadataChanges: onLive !== undefined },
    (snapshot) => {
      const isLive = !snapshot.metadata.fromCache;
      onLive?.(isLive);
      // What is in the cache has been passed before.
      if (isLive) onChange(snapshot.data());
    },
    (error) => {
      onLive?.(false);
      onError(error);
    },
  );
}
