import { connectFirestoreEmulator, doc, type Firestore, getFirestore, onSnapshot } from 'firebase/firestore';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

// The full client, for live subscriptions. It is large, so it is only imported on demand once the browser is idle.
const liveDb: Firestore = getFirestore(firebaseApp);

if (isEmulatorBuild) connectFirestoreEmulator(liveDb, '127.0.0.1', 8080);

/**
 * Passes a document's data to `onChange`, now and at every change; undefined when the document is missing. Offline, a missing
 * document cannot be told from an unread one, so nothing is passed. Returns the unsubscribe function.
 */
export function watchDocument(
  path: string,
  onChange: (data: unknown) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(liveDb, path),
    (snapshot) => {
      const isKnown = snapshot.exists() || !snapshot.metadata.fromCache;
      if (isKnown) onChange(snapshot.data());
    },
    onError,
  );
}
