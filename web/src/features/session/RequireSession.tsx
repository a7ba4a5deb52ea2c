import { paths, routePatterns, SHARE_PARAMETER } from '@outrank/shared/addresses';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, matchPath, Navigate, Outlet, parsePath, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useSession } from './sessionContext.ts';

/** Shows its routes to signed-in users. Others sign in first and then return to the same URL. */
export function RequireSession({ loading }: { loading: ReactNode }) {
  const session = useSession();
  const state = useReturnPath();
  if (session.status === 'loading') return loading;
  if (session.status === 'signedIn') return <Outlet />;
  return <Navigate to={paths.login} state={state} replace />;
}

/** The history state of /login: the URL to return to. `//` is refused, because it starts another site's URL. */
const returnPathSchema = z.object({ from: z.string().check(z.regex(/^\/(?!\/)/)) });
type ReturnPath = z.infer<typeof returnPathSchema>;

export function useReturnPath(): ReturnPath {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}

/** After signing in, the user returns to the current page. */
export function SignInLink({ className, children }: { className?: string; children: string }) {
  return (
    <Link className={className} to={paths.login} state={useReturnPath()}>
      {children}
    </Link>
  );
}

/** The URL to open after signing in: the one that required the session, else Home. */
export function parseReturnPath(state: unknown): string {
  const parsed = returnPathSchema.safeParse(state);
  return parsed.success ? parsed.data.from : paths.home;
}

/** The id of the share whose link led to a URL; undefined for another one. Only a list's page is reached in this way. */
export function findReturnShare(path: string): string | undefined {
  const { pathname, search } = parsePath(path);
  const id = new URLSearchParams(search).get(SHARE_PARAMETER) ?? '';
  return matchPath(routePatterns.list, pathname ?? '') && /^[0-9a-f]{24}$/.test(id) ? id : undefined;
}

/** After the session: forgets what it has read and opens /login, which returns to a path, if one is given. */
export function useOpenLogin(): (returnPath?: ReturnPath) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (returnPath) => {
    queryClient.clear();
    navigate(paths.login, { replace: true, state: returnPath ?? null });
  };
}
