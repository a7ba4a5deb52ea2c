import { useState } from 'react';
import type { SessionUser } from '#data/session/auth.ts';
import { useSession } from './sessionContext.ts';

/** The fan at this page, for as long as it is open: when the session ends elsewhere, what they filled in stays theirs. */
export function useLastSignedInUser(): SessionUser | undefined {
  const session = useSession();
  const [user, setUser] = useState<SessionUser>();
  if (session.status === 'signedIn' && session.user !== user) setUser(session.user);
  return user;
}
