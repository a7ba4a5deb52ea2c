import { createContext, useContext } from 'react';
import type { SessionUser } from '#data/session/auth.ts';
import { useLastSettled } from '#ui/stable.ts';

export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** The session ended while the page was open, and the user did not sign out in this tab. */
      readonly hasEnded?: boolean;
    }
  | {
      readonly status: 'signedIn';
      readonly user: SessionUser;
      /** The stored session cannot be read. The last user sees what this browser keeps, and may sign in. */
      readonly isUnread?: boolean;
    };

export const SessionContext = createContext<Session>({ status: 'loading' });

export function useSession(): Session {
  return useContext(SessionContext);
}

/** The user of a session that could be read, so that the server answers them; undefined without one. */
export function useConfirmedUser(): SessionUser | undefined {
  const session = useSession();
  return session.status === 'signedIn' && !session.isUnread ? session.user : undefined;
}

/** The signed-in user, for screens behind `RequireSession`. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('This screen needs a signed-in user.');
  return session.user;
}

/** The user who last signed in on this page. Their input stays when the session ends in another tab. */
export function useLastSignedInUser(): SessionUser | undefined {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  return useLastSettled(user, user !== undefined);
}
