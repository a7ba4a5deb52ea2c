import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#data/session/auth.ts';
import { paths } from '#paths.ts';
import type { CameFrom } from './cameFrom.ts';

/** Ends the session for a fan who comes right back to this address: what they did not save yet stays in this browser. */
export function useSignInAgain(from: string): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await signOut();
    queryClient.clear();
    const state: CameFrom = { from };
    navigate(paths.login, { replace: true, state });
  };
}
