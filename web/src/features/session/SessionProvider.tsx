import { paths } from '@outrank/shared/addresses';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { hasUserSignedOut, type SessionUser, watchUser } from '#data/session/auth.ts';
import { readStoredJson, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { LAST_USER_KEY } from '#data/storage/storageKeys.ts';
import { restoreQueries } from './restoreQueries.ts';
import { type Session, SessionContext } from './sessionContext.ts';

/** Provides the session. Reloads keep it, and signing out in another tab ends it here too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ status: 'loading' });
  const queryClient = useQueryClient();
  useEffect(() => followSession(queryClient, setSession), [queryClient]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * The last user is assumed to be still signed in until the provider answers: pages show persisted data meanwhile, and
 * database requests wait for the answer by themselves. Returns a function that stops following.
 */
function followSession(
  queryClient: QueryClient,
  setSession: (next: (before: Session) => Session) => void,
): () => void {
  let restoredUid: string | undefined;
  let isFirst = true;

  function restore(uid: string) {
    // Restored data of another user must not show.
    if (restoredUid !== undefined) queryClient.resetQueries();
    restoredUid = uid;
    restoreQueries(queryClient, uid);
  }

  function show(user: SessionUser | null, isOnPrerenderedPage: boolean, isUnread = false) {
    if (user && user.uid !== restoredUid) restore(user.uid);
    const setUser = () => setSession((before) => nextSession(user, isUnread, before));
    // A transition keeps the prerendered page on screen until its code has loaded (prerender.tsx).
    if (isOnPrerenderedPage) startTransition(setUser);
    else setUser();
  }

  const lastUser = readLastUser();
  // The sign-in page would lead away, although the session may be unread.
  if (lastUser && window.location.pathname !== paths.login) show(lastUser, true);
  return watchUser((user) => {
    if (user === undefined) show(readLastUser() ?? null, isFirst, true);
    else {
      saveLastUser(user);
      show(user, isFirst);
      // What was refused while the session was unknown.
      if (!isFirst) queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    }
    isFirst = false;
  });
}

function nextSession(user: SessionUser | null, isUnread: boolean, before: Session): Session {
  if (!user) return { status: 'signedOut', hasEnded: before.status === 'signedIn' && !hasUserSignedOut() };
  const next: Session = { status: 'signedIn', user, ...(isUnread && { isUnread }) };
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}

const text = z.nullable(z.string());
const userSchema = z.object({ uid: z.string(), displayName: text, email: text, photoURL: text });

/** The user of the last visit who did not sign out. It only decides what is shown first; the database checks the session. */
export function readLastUser(): SessionUser | undefined {
  return readStoredJson(LAST_USER_KEY, userSchema);
}

export function saveLastUser(user: SessionUser | null): void {
  if (user) writeStored(LAST_USER_KEY, JSON.stringify(user));
  else removeStored(LAST_USER_KEY);
}
