import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorKind, isTemporary } from '#data/firebase/errors.ts';
import { confirmSession } from '#data/session/auth.ts';

function onError(error: Error): void {
  if (errorKind(error) === 'signedOut') confirmSession();
}

/** Failed and stale queries are read again when the connection or the user returns. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 1 && isTemporary(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
