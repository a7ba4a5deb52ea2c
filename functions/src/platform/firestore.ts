import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** The database, past the rules. */
export const firestore = getFirestore(initializeApp());
