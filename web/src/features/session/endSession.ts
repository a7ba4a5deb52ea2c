import { inTime } from '#data/firebase/connection.ts';
import { releaseLocalChoice, removeLocalChoice } from '#data/reader/localChoice.ts';
import { signOut } from '#data/session/auth.ts';
import { clearUserData, hasUnsavedDrafts } from '#data/storage/browserStorage.ts';
import { syncDraft } from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useOpenLogin } from './RequireSession.tsx';

/**
 * Uploads the draft, signs out, then removes the user's data from this browser. A draft that could not be uploaded stays.
 * @returns false, without signing out, when work would be lost and the user has not confirmed that.
 * @throws the provider's error when signing out failed; then nothing is removed.
 */
export async function signOutAndClear(uid: string, isConfirmed: boolean): Promise<boolean> {
  if (!isConfirmed && hasUnsavedDrafts(uid)) return false;
  const isSynced = await inTime(syncDraft(uid)).catch(() => false);
  await signOut();
  releaseLocalChoice();
  clearUserData(uid, isSynced ? undefined : draftKeys.current(uid));
  return true;
}

const DELETED = 'Your account was deleted. Thanks for playing.';

/** After the account is deleted: signs out, removes the user's data even when that fails, and says goodbye on /login. */
export function useSignOutAfterDeletion(uid: string): () => Promise<void> {
  const openLogin = useOpenLogin();
  const toast = useToast();
  return async () => {
    toast.show({ id: 'accountDeleted', text: DELETED, duration: 8000 });
    try {
      await signOut();
    } finally {
      clearUserData(uid);
      removeLocalChoice();
    }
    openLogin();
  };
}

/** Signs out and opens /login, which returns to `from`. The user's data stays in this browser. */
export function useReauthenticate(from: string): () => Promise<void> {
  const openLogin = useOpenLogin();
  return async () => {
    await signOut();
    openLogin(from);
  };
}
