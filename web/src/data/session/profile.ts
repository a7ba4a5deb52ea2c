import { type Profile, profileSchema, usernameFrom } from '@outrank/shared/accounts/profile';
import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import { doc, type Firestore, getDoc, setDoc } from 'firebase/firestore/lite';

/** What everyone may know of a fan, or undefined when there is no such fan. */
export async function readProfile(db: Firestore, uid: string): Promise<Profile | undefined> {
  const snapshot = await getDoc(doc(db, userListsPath(uid)));
  return snapshot.exists() ? profileSchema.parse(snapshot.data()) : undefined;
}

/** The fan's own profile; at the first sign-in it is made from the identity's name (trimmed, at most 30). */
export async function ensureProfile(
  db: Firestore,
  user: { uid: string; displayName: string | null },
): Promise<Profile> {
  const known = await readProfile(db, user.uid);
  if (known) return known;
  const profile = { displayName: usernameFrom(user.displayName) };
  await setDoc(doc(db, userListsPath(user.uid)), profile);
  return profile;
}
