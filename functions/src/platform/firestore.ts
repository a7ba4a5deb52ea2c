import { getFirestore } from 'firebase-admin/firestore';
import { app } from './app.ts';

/** The database, past the rules. */
export const firestore = getFirestore(app);
