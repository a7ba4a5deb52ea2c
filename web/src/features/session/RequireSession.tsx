import { paths } from '@outrank/shared/addresses';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from './sessionContext.ts';

/** Shows its routes to signed-in users. Others sign in first and then return to the same URL. */
export function RequireSession({ loading }: { loading: ReactNode }) {
  const session = useSession();
  const signInPath = useSignInPath();
  if (session.status === 'loading') return loading;
  if (session.status === 'signedIn') return <Outlet />;
  return <Navigate to={signInPath} replace />;
}

/** Where to sign in and return to the current page. The address names it, because a new tab has no history. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  return paths.signIn(pathname + search + hash);
}

/** After signing in, the user returns to the current page. */
export function SignInLink({ className, children }: { className?: string; children: string }) {
  return (
    <Link className={className} to={useSignInPath()}>
      {children}
    </Link>
  );
}

/** After the session: forgets what it has read and opens /login, which returns to a path, by default Home. */
export function useOpenLogin(): (returnPath?: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (returnPath = paths.home) => {
    queryClient.clear();
    navigate(paths.signIn(returnPath), { replace: true });
  };
}
