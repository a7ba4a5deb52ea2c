import { QueryClient } from '@tanstack/react-query';
import { errorKind } from '#data/errors.ts';

/** One more try after a passing failure; a refusal or a broken document stays what it is. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (count, error) => count < 1 && ['busy', 'unexpected'].includes(errorKind(error)),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
