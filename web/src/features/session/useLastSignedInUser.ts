import { useState } from 'react';
import type { SessionUser } from '#data/session/auth.ts';
import { useSession } from './sessionContext.ts';

/** The user who last signed in on this page. Their input stays when the session ends in another tab. */
export function useLastSignedInUser(): SessionUser | undefined {
  const session = useSession();
  const [user, setUser] = useState<SessionUser>();
  if (session.status === 'signedIn' && session.user !== user) setUser(session.user);
  return user;
}
