import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

/** The lite client. All reads and writes use it; live subscriptions use the full client in `live.ts`. */
export const db = getFirestore(firebaseApp);

if (isEmulatorBuild) connectFirestoreEmulator(db, '127.0.0.1', 8080);
