import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hasUserSignedOut, type SessionUser, watchUser } from '#data/session/auth.ts';
import { readLastUser, saveLastUser } from './lastUser.ts';
import { restoreQueries } from './restoreQueries.ts';
import { type Session, SessionContext } from './sessionContext.ts';

type Props = { children: ReactNode; watch?: typeof watchUser };

/** Provides the session. Reloads keep it, and signing out in another tab ends it here too. */
export function SessionProvider({ children, watch = watchUser }: Props) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const queryClient = useQueryClient();
  useEffect(() => followSession(watch, queryClient, setSession), [watch, queryClient]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * The last user is assumed to be still signed in until the provider answers: pages show persisted data meanwhile, and
 * database requests wait for the answer by themselves. Returns a function that stops following.
 */
function followSession(
  watch: typeof watchUser,
  queryClient: QueryClient,
  setSession: (next: (before: Session) => Session) => void,
): () => void {
  const setUser = (user: SessionUser | null) => setSession((before) => nextSession(user, before));
  const lastUser = readLastUser();
  let restoredUid = lastUser?.uid;
  let isFirst = true;
  if (lastUser) {
    restoreQueries(queryClient, lastUser.uid);
    startTransition(() => setUser(lastUser));
  }
  return watch((user) => {
    saveLastUser(user);
    if (user && user.uid !== restoredUid) {
      // Restored data of another user must not show.
      if (restoredUid !== undefined) queryClient.resetQueries();
      restoreQueries(queryClient, user.uid);
      restoredUid = user.uid;
    }
    // A transition keeps the prerendered page on screen until its code has loaded (prerender.tsx).
    if (isFirst) startTransition(() => setUser(user));
    else setUser(user);
    isFirst = false;
  });
}

function nextSession(user: SessionUser | null, before: Session): Session {
  if (!user) return { status: 'signedOut', hasEnded: before.status === 'signedIn' && !hasUserSignedOut() };
  const isSame = before.status === 'signedIn' && JSON.stringify(before.user) === JSON.stringify(user);
  return isSame ? before : { status: 'signedIn', user };
}
