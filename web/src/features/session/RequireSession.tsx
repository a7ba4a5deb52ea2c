import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import type { CameFrom } from './cameFrom.ts';
import { useSession } from './sessionContext.ts';

type Props = { loading: React.ReactNode };

/** Lets the signed-in through; others sign in first and come back to where they wanted to go. */
export function RequireSession({ loading }: Props) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return loading;
  if (session.status === 'signedIn') return <Outlet />;
  const state: CameFrom = { from: pathname + search + hash };
  return <Navigate to={paths.login} state={state} replace />;
}
