import { db } from '#data/firebase/firestore.ts';
import { signOut } from '#data/session/auth.ts';
import { releaseLocalChoice } from '#data/spoilers/localChoice.ts';
import { clearUserData, hasUnsavedDrafts } from '#data/storage/browserStorage.ts';
import { syncDraft } from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';

/**
 * Uploads the draft, signs out, then removes the user's data from this browser. A draft that could not be uploaded stays.
 * @returns false, without signing out, when work would be lost and the user has not confirmed that.
 * @throws the provider's error when signing out failed; then nothing is removed.
 */
export async function signOutAndClear(uid: string, isConfirmed: boolean): Promise<boolean> {
  if (!isConfirmed && hasUnsavedDrafts(uid)) return false;
  const isSynced = await syncDraft(db, uid);
  await signOut();
  releaseLocalChoice();
  clearUserData(uid, isSynced ? undefined : draftKeys.current(uid));
  return true;
}
