import { getAuth } from 'firebase-admin/auth';
import { app } from './app.ts';

/** Who may sign in. */
export const authUsers = getAuth(app);
