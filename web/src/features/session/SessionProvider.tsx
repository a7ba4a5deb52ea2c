import { type ReactNode, useEffect, useState } from 'react';
import { hasLeft, watchUser } from '#data/auth.ts';
import { type Session, SessionContext } from './sessionContext.ts';

type Props = { children: ReactNode; watch?: typeof watchUser };

/** Follows the session by subscription: reloads keep it, a sign-out in another tab ends it here too. */
export function SessionProvider({ children, watch = watchUser }: Props) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  useEffect(
    () =>
      watch((user) =>
        setSession((before) =>
          user
            ? { status: 'signedIn', user }
            : { status: 'signedOut', hasEnded: before.status === 'signedIn' && !hasLeft() },
        ),
      ),
    [watch],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
