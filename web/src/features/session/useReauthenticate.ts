import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOut } from '#data/session/auth.ts';
import { paths } from '#paths.ts';
import type { ReturnPath } from './returnPath.ts';

/** Signs out and opens /login, which returns to `from`. The user's data stays in this browser. */
export function useReauthenticate(from: string): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await signOut();
    queryClient.clear();
    const state: ReturnPath = { from };
    navigate(paths.login, { replace: true, state });
  };
}
