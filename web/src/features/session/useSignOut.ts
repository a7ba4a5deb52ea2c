import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#data/auth.ts';
import { paths } from '#paths.ts';
import { clearBrowserTraces } from './browserTraces.ts';

/** Ends the session, leaves nothing of the fan in this browser, and goes to /login. */
export function useSignOut(): () => Promise<true> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    const isSignedOut = await signOut();
    clearBrowserTraces();
    queryClient.clear();
    navigate(paths.login, { replace: true, state: null });
    return isSignedOut;
  };
}
