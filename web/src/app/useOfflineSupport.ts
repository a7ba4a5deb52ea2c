import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#data/firebase/liveViews.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { whenContentIsShown } from '#ui/afterContent.ts';

/** Saves the app and what a signed-in user sees in it for times without a connection. Starts when the page shows its content and the browser is idle. */
export function useOfflineSupport(): void {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : undefined;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (uid === undefined) return;
    const controller = new AbortController();
    const start = () =>
      import('./startOfflineSupport.ts').then(
        ({ startOfflineSupport }) => startOfflineSupport(queryClient, uid, controller.signal),
        () => undefined,
      );
    void whenContentIsShown().then(() => whenIdle(start));
    return () => controller.abort();
  }, [queryClient, uid]);
}
