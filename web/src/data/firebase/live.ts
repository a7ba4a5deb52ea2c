import { connectFirestoreEmulator, doc, type Firestore, getFirestore, onSnapshot } from 'firebase/firestore';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

// The large client, for what is watched. Only ever imported on demand, after the page stands.
export const liveDb: Firestore = getFirestore(firebaseApp);

if (isEmulatorBuild) connectFirestoreEmulator(liveDb, '127.0.0.1', 8080);

/**
 * Hands over a document's data now and at every change, undefined when there is none. A missing connection is no missing
 * document: then nothing is handed over. Returns the way to stop.
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
