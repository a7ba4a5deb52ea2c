import * as z from 'zod/mini';
import type { SessionUser } from '#data/session/auth.ts';
import { readStoredJson, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { PERSISTED_QUERIES_PREFIX } from '#data/storage/storagePrefixes.ts';

/** Under this prefix, so that signing out removes it too. */
const KEY = `${PERSISTED_QUERIES_PREFIX}:user`;

const text = z.nullable(z.string());
const userSchema = z.object({ uid: z.string(), displayName: text, email: text, photoURL: text });

/** The user of the last visit who did not sign out. It only decides what is shown first; the database checks the session. */
export function readLastUser(): SessionUser | undefined {
  return readStoredJson(KEY, userSchema);
}

export function saveLastUser(user: SessionUser | null): void {
  if (user) writeStored(KEY, JSON.stringify(user));
  else removeStored(KEY);
}
