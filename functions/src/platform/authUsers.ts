import { getAuth } from 'firebase-admin/auth';
import { app } from './app.ts';

/** The users of Firebase Auth. */
export const authUsers = getAuth(app);
