import { initializeApp } from 'firebase-admin/app';

// A task names the service account that runs it. With the emulator there is none, and searching it takes seconds each time.
const isEmulated = process.env.CLOUD_TASKS_EMULATOR_HOST !== undefined;

/** The Firebase app of all functions. */
export const app = initializeApp(isEmulated ? { serviceAccountId: 'emulator@outrank.local' } : undefined);
