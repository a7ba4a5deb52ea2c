import { type Profile, profileSchema, userListsPath } from '@outrank/shared/documents/account';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';

/** Reads a user's public profile; undefined when there is no such user. */
export async function readProfile(db: Firestore, uid: string): Promise<Profile | undefined> {
  const snapshot = await getDoc(doc(db, userListsPath(uid)));
  return snapshot.exists() ? profileSchema.parse(snapshot.data()) : undefined;
}

/**
 * Reads the signed-in user's profile, and creates it when there is none.
 * @throws what `createProfile` throws.
 */
export async function ensureProfile(
  db: Firestore,
  user: { uid: string; displayName: string | null },
): Promise<Profile> {
  const known = await readProfile(db, user.uid);
  if (known) return known;
  const { createProfile } = await import('./accountWrites.ts');
  return createProfile(db, user);
}
