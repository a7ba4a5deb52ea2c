import { initializeApp } from 'firebase-admin/app';

// A task bears the account that it runs under. Beside the emulator there is none, and looking for it takes seconds each time.
const isEmulated = process.env.CLOUD_TASKS_EMULATOR_HOST !== undefined;

/** The project that all functions serve. */
export const app = initializeApp(isEmulated ? { serviceAccountId: 'emulator@outrank.local' } : undefined);
