import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

export type { Firestore };

/** The lite client. All reads and writes use it; live subscriptions use the full client in `live.ts`. */
export const db: Firestore = getFirestore(firebaseApp);

if (isEmulatorBuild) connectFirestoreEmulator(db, '127.0.0.1', 8080);
