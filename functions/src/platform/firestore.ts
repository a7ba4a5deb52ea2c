import { getFirestore } from 'firebase-admin/firestore';
import { app } from './app.ts';

/** The database, without the rules. */
export const firestore = getFirestore(app);
