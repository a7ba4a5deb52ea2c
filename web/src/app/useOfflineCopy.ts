import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#data/firebase/whenIdle.ts';
import { useSession } from '#features/session/sessionContext.ts';

/** Keeps the app, and what a signed-in fan sees in it, for when there is no connection. Nobody waits for it, nothing fails with it. */
export function useOfflineCopy(): void {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : undefined;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (uid === undefined) return;
    const end = new AbortController();
    whenIdle(() => {
      import('./offlineCopy.ts').then(
        ({ saveOfflineCopy }) => saveOfflineCopy(queryClient, uid, end.signal),
        () => undefined,
      );
    });
    return () => end.abort();
  }, [queryClient, uid]);
}
