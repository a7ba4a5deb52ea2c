import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#data/session/auth.ts';
import { paths } from '#paths.ts';

/** Brings the draft to the account, ends the session, leaves nothing of the fan in this browser, and goes to /login. */
export function useSignOut(uid: string): () => Promise<true> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    // On demand, because drafts need the whole catalogue and the database's client, which the login page does without.
    const [{ leaveBrowser }, { db }] = await Promise.all([
      import('#data/storage/localDrafts.ts'),
      import('#data/firebase/firestore.ts'),
    ]);
    await leaveBrowser(db, uid);
    const isSignedOut = await signOut();
    queryClient.clear();
    navigate(paths.login, { replace: true, state: null });
    return isSignedOut;
  };
}
