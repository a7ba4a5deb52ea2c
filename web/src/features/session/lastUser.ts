import * as z from 'zod/mini';
import type { SessionUser } from '#data/session/auth.ts';
import { readStoredJson, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { LAST_USER_KEY } from '#data/storage/storageKeys.ts';

const text = z.nullable(z.string());
const userSchema = z.object({ uid: z.string(), displayName: text, email: text, photoURL: text });

/** The user of the last visit who did not sign out. It only decides what is shown first; the database checks the session. */
export function readLastUser(): SessionUser | undefined {
  return readStoredJson(LAST_USER_KEY, userSchema);
}

export function saveLastUser(user: SessionUser | null): void {
  if (user) writeStored(LAST_USER_KEY, JSON.stringify(user));
  else removeStored(LAST_USER_KEY);
}
