import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import type { ReturnPath } from './returnPath.ts';
import { useSession } from './sessionContext.ts';

type Props = { loading: React.ReactNode };

/** Shows its routes to signed-in users. Others sign in first and then return to the same URL. */
export function RequireSession({ loading }: Props) {
  const session = useSession();
  const state = useReturnPath();
  if (session.status === 'loading') return loading;
  if (session.status === 'signedIn') return <Outlet />;
  return <Navigate to={paths.login} state={state} replace />;
}

export function useReturnPath(): ReturnPath {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}
