import { type Profile, profileSchema, userListsPath } from '@outrank/shared/documents/account';
import type { Firestore } from 'firebase/firestore/lite';
import { readOne } from '#data/firebase/queries.ts';

/** Reads a user's public profile; null when there is no such user. */
export const readProfile = (db: Firestore, uid: string): Promise<Profile | null> =>
  readOne(db, userListsPath(uid), profileSchema);

/**
 * Reads the signed-in user's profile, and creates it when there is none.
 * @throws what `createProfile` throws.
 */
export async function ensureProfile(
  db: Firestore,
  user: { uid: string; displayName: string | null },
): Promise<Profile> {
  const known = await readProfile(db, user.uid);
  return known ?? (await import('./accountWrites.ts')).createProfile(db, user);
}
