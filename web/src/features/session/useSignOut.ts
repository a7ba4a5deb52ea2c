import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useToast } from '#ui/overlay/Toast.tsx';

const FAILED = 'Failed to sign out. Please try again.';

/** Signs out and goes to /login. */
export function useSignOut(uid: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const signOut = async () => {
    setIsSigningOut(true);
    try {
      // Loaded on demand, because drafts need the whole catalogue and the database's client.
      const { signOutAndClear } = await import('./signOutAndClear.ts');
      await signOutAndClear(uid);
      queryClient.clear();
      navigate(paths.login, { replace: true, state: null });
    } catch {
      toast.show({ id: 'signOut', kind: 'error', text: FAILED, duration: 5000 });
    }
    setIsSigningOut(false);
  };
  return { signOut, isSigningOut };
}
