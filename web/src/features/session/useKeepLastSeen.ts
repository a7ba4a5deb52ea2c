import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepLastSeen } from './lastSeen.ts';

/** Keeps what a fan sees whenever the page is left: phones close a page without another word. */
export function useKeepLastSeen(uid: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (uid === undefined) return;
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') keepLastSeen(queryClient, uid);
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => document.removeEventListener('visibilitychange', handleHidden);
  }, [queryClient, uid]);
}
