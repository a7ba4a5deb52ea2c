import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hasUserSignedOut, type SessionUser, watchUser } from '#data/session/auth.ts';
import { restoreQueries } from './restoreQueries.ts';
import { readLastUser, saveLastUser } from './lastUser.ts';
import { type Session, SessionContext } from './sessionContext.ts';

type Props = { children: ReactNode; watch?: typeof watchUser };

/** Follows the session by subscription: reloads keep it, a sign-out in another tab ends it here too. */
export function SessionProvider({ children, watch = watchUser }: Props) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const queryClient = useQueryClient();
  useEffect(() => followSession(watch, queryClient, setSession), [watch, queryClient]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * Whoever was signed in here last is taken to be so still, until the provider has asked its server: what they saw last stands
 * meanwhile, and whatever they ask of the database waits for the answer by itself. Returns the way to stop.
 */
function followSession(
  watch: typeof watchUser,
  queryClient: QueryClient,
  setSession: (next: (before: Session) => Session) => void,
): () => void {
  const tell = (fan: SessionUser | null) => setSession((before) => sessionOf(fan, before));
  const lastUser = readLastUser();
  let shownFor = lastUser?.uid;
  let isFirst = true;
  if (lastUser) {
    restoreQueries(queryClient, lastUser.uid);
    startTransition(() => tell(lastUser));
  }
  return watch((fan) => {
    saveLastUser(fan);
    if (fan && fan.uid !== shownFor) {
      // Nobody sees what was kept for somebody else.
      if (shownFor !== undefined) queryClient.resetQueries();
      restoreQueries(queryClient, fan.uid);
      shownFor = fan.uid;
    }
    // What the build drew stays as it is until its code is there (prerender.tsx); a transition waits for that.
    if (isFirst) startTransition(() => tell(fan));
    else tell(fan);
    isFirst = false;
  });
}

function sessionOf(fan: SessionUser | null, before: Session): Session {
  if (!fan) return { status: 'signedOut', hasEnded: before.status === 'signedIn' && !hasUserSignedOut() };
  const isSame = before.status === 'signedIn' && JSON.stringify(before.user) === JSON.stringify(fan);
  return isSame ? before : { status: 'signedIn', user: fan };
}
