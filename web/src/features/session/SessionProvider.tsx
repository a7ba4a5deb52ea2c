import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { hasLeft, watchUser } from '#data/auth.ts';
import { restoreLastSeen } from './lastSeen.ts';
import { type Session, SessionContext } from './sessionContext.ts';

type Props = { children: ReactNode; watch?: typeof watchUser };

/** Follows the session by subscription: reloads keep it, a sign-out in another tab ends it here too. */
export function SessionProvider({ children, watch = watchUser }: Props) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watch((user) => {
        if (user) restoreLastSeen(queryClient, user.uid);
        setSession((before) =>
          user
            ? { status: 'signedIn', user }
            : { status: 'signedOut', hasEnded: before.status === 'signedIn' && !hasLeft() },
        );
      }),
    [watch, queryClient],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
