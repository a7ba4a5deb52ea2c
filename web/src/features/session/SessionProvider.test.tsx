import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SessionUser } from '#data/session/auth.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useSession } from './sessionContext.ts';

const auth = vi.hoisted(() => ({ hasUserSignedOut: vi.fn(), watchUser: vi.fn() }));
vi.mock('#data/session/auth.ts', () => auth);

const ben = { uid: 'ben', displayName: 'Ben', email: null, photoURL: null };
const ana = { ...ben, uid: 'ana', displayName: 'Ana' };

function Status() {
  const session = useSession();
  if (session.status === 'signedIn') return `${session.user.displayName}${session.isUnread ? ' unread' : ''}`;
  return session.status === 'signedOut' && session.hasEnded ? 'ended' : session.status;
}

/** Opens a page, on which the provider reports these users one after the other. Returns what reports further ones. */
async function openPage(...users: (SessionUser | null | undefined)[]) {
  cleanup();
  auth.watchUser.mockReturnValue(() => undefined);
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider>
          <Status />
        </SessionProvider>
      </QueryClientProvider>,
    ),
  );
  const report = (user: SessionUser | null | undefined) => auth.watchUser.mock.lastCall?.[0](user);
  for (const user of users) await act(async () => report(user));
  return report;
}

test.each<[string, (SessionUser | null | undefined)[][], string, boolean?]>([
  ['is signed out for a visitor without a session', [[null]], 'signedOut'],
  ['has ended when it ends elsewhere', [[ben, null]], 'ended'],
  ['shows the last user before the provider answers', [[ben], []], 'Ben'],
  ['has ended when it ended between two visits', [[ben], [null]], 'ended'],
  ['changes when the provider reports another user', [[ben], [ana]], 'Ana'],
  ['is unknown after the last user signed out', [[ben], [null], []], 'loading'],
  ['shows the last user while it cannot be read', [[ben], [undefined]], 'Ben unread'],
  ['is that of the last user again at the next visit', [[ben], [undefined], [ben]], 'Ben'],
  ['is no longer unread once it is read', [[ben], [undefined, ben]], 'Ben'],
  ['is signed out for a visitor while it cannot be read', [[undefined]], 'signedOut'],
  ['has not “ended” when the user signs out', [[ben, null]], 'signedOut', true],
])('the session %s', async (_, visits, status, hasUserSignedOut = false) => {
  auth.hasUserSignedOut.mockReturnValue(hasUserSignedOut);
  for (const users of visits) await openPage(...users);
  expect(screen.getByText(status)).toBeInTheDocument();
});

test('the session waits for the provider on the sign-in page', async () => {
  await openPage(ben);
  window.history.replaceState(null, '', '/login');
  const report = await openPage();
  expect(screen.getByText('loading')).toBeInTheDocument();
  await act(async () => report(undefined));
  expect(screen.getByText('Ben unread')).toBeInTheDocument();
  window.history.replaceState(null, '', '/');
});

test('the session ignores a broken stored user', async () => {
  await openPage(ben);
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"uid":7}');
  await openPage();
  expect(screen.getByText('loading')).toBeInTheDocument();
});

test('a user whose session ends while their data is restored is not shown again', async () => {
  auth.hasUserSignedOut.mockReturnValue(false);
  const report = await openPage();
  await act(async () => {
    report(ana);
    report(null);
  });
  expect(screen.getByText('ended')).toBeInTheDocument();
});
