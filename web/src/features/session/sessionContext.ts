import { createContext, useContext } from 'react';
import type { SessionUser } from '#data/session/auth.ts';

export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** It ended while the page was open, and not by the visitor's own hand. */
      readonly hasEnded?: boolean;
    }
  | { readonly status: 'signedIn'; readonly user: SessionUser };

export const SessionContext = createContext<Session>({ status: 'loading' });

export function useSession(): Session {
  return useContext(SessionContext);
}

/** The signed-in user, on screens that only the signed-in see. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('This screen needs a signed-in user.');
  return session.user;
}
