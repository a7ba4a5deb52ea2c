import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { profileQueries } from './profileQueries.ts';
import { useChangeUsername } from './useChangeUsername.ts';

const slow = vi.hoisted(() => Promise.withResolvers<{ displayName: string }>());
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));
vi.mock('#data/session/username.ts', () => ({ saveUsername: async () => undefined }));
vi.mock('#data/session/profile.ts', () => ({
  ensureProfile: () => slow.promise,
  readProfile: () => slow.promise,
}));

const ana = { uid: 'ana', displayName: 'Ana', email: null, photoURL: null };

test('a new name stands everywhere at once, and a reading that began before does not undo it', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      own: useQuery(profileQueries.own(ana)).data?.displayName,
      anybodys: useQuery(profileQueries.byId('ana')).data?.displayName,
      change: useChangeUsername(ana),
    }),
    { wrapper },
  );
  await act(() => result.current.change.mutateAsync('Tree Mail'));
  await act(async () => slow.resolve({ displayName: 'Ana' }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(result.current).toMatchObject({ own: 'Tree Mail', anybodys: 'Tree Mail' });
});
