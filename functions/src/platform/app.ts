import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

// A task names the service account that runs it. With the emulator there is none, and searching it takes seconds each time.
const isEmulated = process.env.CLOUD_TASKS_EMULATOR_HOST !== undefined;

/** The Firebase app of all functions. */
export const app = initializeApp(isEmulated ? { serviceAccountId: 'emulator@outrank.local' } : undefined);

/** The database, without the rules. */
export const firestore = getFirestore(app);

/** The users of Firebase Auth. */
export const authUsers = getAuth(app);
