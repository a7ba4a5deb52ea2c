import { type Profile, profileSchema, userListsPath } from '@outrank/shared/documents/account';
import { readOne } from '#data/firebase/queries.ts';
import type { Author } from './auth.ts';

/** Reads a user's public profile; null when there is no such user. */
export const readProfile = (uid: string): Promise<Profile | null> =>
  readOne(userListsPath(uid), profileSchema);

/**
 * Reads the signed-in user's profile, and creates it when there is none.
 * @throws what `createProfile` throws.
 */
export async function ensureProfile(user: Author): Promise<Profile> {
  const known = await readProfile(user.uid);
  return known ?? (await import('./createProfile.ts')).createProfile(user);
}
