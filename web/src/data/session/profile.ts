import { type Profile, profileSchema } from '@outrank/shared/accounts/profile';
import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import { doc, type Firestore, getDoc, setDoc } from 'firebase/firestore/lite';

/** Reads a user's public profile; undefined when there is no such user. */
export async function readProfile(db: Firestore, uid: string): Promise<Profile | undefined> {
  const snapshot = await getDoc(doc(db, userListsPath(uid)));
  return snapshot.exists() ? profileSchema.parse(snapshot.data()) : undefined;
}

/** Reads the signed-in user's profile. At the first sign-in, creates it from the identity's name. */
export async function ensureProfile(
  db: Firestore,
  user: { uid: string; displayName: string | null },
): Promise<Profile> {
  const known = await readProfile(db, user.uid);
  if (known) return known;
  const { toUsername } = await import('@outrank/shared/accounts/username');
  const profile = { displayName: toUsername(user.displayName) };
  await setDoc(doc(db, userListsPath(user.uid)), profile);
  return profile;
}
