import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

// A task bears the account that it runs under. Beside the emulator there is none, and looking for it takes seconds each time.
const isEmulated = process.env.CLOUD_TASKS_EMULATOR_HOST !== undefined;

/** The database, past the rules. */
export const firestore = getFirestore(
  initializeApp(isEmulated ? { serviceAccountId: 'emulator@outrank.local' } : undefined),
);
