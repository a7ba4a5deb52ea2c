import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeChoice } from '#data/reader/changeChoice.ts';
import type { watchUser } from '#data/session/auth.ts';
import { SessionProvider } from '#features/session/SessionProvider.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import OfflineSupport from './OfflineSupport.ts';

const auth = vi.hoisted(() => ({ hasUserSignedOut: () => false, watchUser: vi.fn<typeof watchUser>() }));
vi.mock('#data/session/auth.ts', () => auth);

type Read = () => Promise<string>;

function Newest({ read }: { read: Read }) {
  const meta = { isPersisted: true };
  return <p>{useQuery(queryOptions({ queryKey: ['newest'], queryFn: read, meta })).data ?? 'Loading'}</p>;
}

/** As in the app, nothing is shown until the session is known. */
function Page({ read }: { read: Read }) {
  return (
    useSession().status === 'signedIn' && (
      <>
        <OfflineSupport />
        <Newest read={read} />
      </>
    )
  );
}

/** Opens the app for Ana with an empty cache. */
async function visit(read: Read) {
  auth.watchUser.mockImplementation((onChange) => {
    onChange({ uid: 'ana', displayName: null, email: null, photoURL: null });
    return () => undefined;
  });
  // Restoring the data of the last visit takes no time, but is a promise.
  return act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider>
          <Page read={read} />
        </SessionProvider>
      </QueryClientProvider>,
    ),
  );
}

test.each(['on', 'off'] as const)(
  'a returning user with the spoiler shield %s sees the data of the last visit at once, and then the current data',
  async (mode) => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    await changeChoice({ mode, watched: [] });
    const { unmount } = await visit(async () => 'Winners');
    await screen.findByText('Winners');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    unmount();
    const { promise, resolve } = Promise.withResolvers<string>();
    await visit(() => promise);
    expect(screen.getByText('Winners')).toBeVisible();
    await act(async () => resolve('Villains'));
    expect(await screen.findByText('Villains')).toBeVisible();
  },
);
