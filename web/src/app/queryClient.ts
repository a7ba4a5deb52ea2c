import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';
import { confirmSession } from '#data/session/auth.ts';

/** These pass, so a read is tried once more. A refusal or a broken document stays what it is. */
const passing: readonly ErrorKind[] = ['offline', 'busy', 'unexpected'];

function onError(error: Error): void {
  if (errorKind(error) === 'signedOut') confirmSession();
}

/** What failed or is old is read anew when the connection or the visitor comes back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 1 && passing.includes(errorKind(error)),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
