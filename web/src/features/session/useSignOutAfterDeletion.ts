import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#data/session/auth.ts';
import { removeLocalChoice } from '#data/spoilers/localChoice.ts';
import { clearUserData } from '#data/storage/browserStorage.ts';
import { paths } from '#paths.ts';
import { useToast } from '#ui/overlay/Toast.tsx';

const DELETED = 'Your account was deleted. Thanks for playing.';

/** After the account is deleted: signs out, removes the user's data even when that fails, and says goodbye on /login. */
export function useSignOutAfterDeletion(uid: string): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  return async () => {
    toast.show({ id: 'accountDeleted', text: DELETED, duration: 8000 });
    try {
      await signOut();
    } finally {
      clearUserData(uid);
      removeLocalChoice();
    }
    queryClient.clear();
    navigate(paths.login, { replace: true, state: null });
  };
}
