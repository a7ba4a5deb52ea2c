import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

export type { Firestore };

/** The small client: every read and write of the app goes through it. */
export const db: Firestore = getFirestore(firebaseApp);

if (isEmulatorBuild) connectFirestoreEmulator(db, '127.0.0.1', 8080);
