import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#data/session/auth.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { useSession } from './sessionContext.ts';

const auth = vi.hoisted(() => ({ hasUserSignedOut: vi.fn(() => false), watchUser: vi.fn() }));
vi.mock('#data/session/auth.ts', () => auth);

const ben = { uid: 'ben', displayName: 'Ben', email: null, photoURL: null };

function Teller() {
  const session = useSession();
  if (session.status === 'signedIn') return `signed in as ${session.user.displayName}`;
  return session.status === 'signedOut' && session.hasEnded ? 'ended' : session.status;
}

function openPage() {
  const watch = vi.fn((_: (user: SessionUser | null) => void) => () => undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider watch={watch}>
        <Teller />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return (user: SessionUser | null) => act(() => watch.mock.lastCall?.[0](user));
}

beforeEach(() => {
  localStorage.clear();
  auth.hasUserSignedOut.mockReturnValue(false);
});

test('a visitor who comes without a session has lost none', () => {
  const tell = openPage();
  tell(null);
  expect(screen.getByText('signedOut')).toBeInTheDocument();
});

test('a session that goes away under a fan has ended', () => {
  const tell = openPage();
  tell(ben);
  tell(null);
  expect(screen.getByText('ended')).toBeInTheDocument();
});

test('a fan who signs out knows it', () => {
  const tell = openPage();
  tell(ben);
  auth.hasUserSignedOut.mockReturnValue(true);
  tell(null);
  expect(screen.getByText('signedOut')).toBeInTheDocument();
});

describe('a fan who comes back', () => {
  beforeEach(() => {
    openPage()(ben);
    cleanup();
  });

  test('is known before the provider has answered', () => {
    openPage();
    expect(screen.getByText('signed in as Ben')).toBeInTheDocument();
  });

  test('whose session went away meanwhile emitResults that it has ended', () => {
    const tell = openPage();
    tell(null);
    expect(screen.getByText('ended')).toBeInTheDocument();
  });

  test('is somebody else, if the provider says so', () => {
    const tell = openPage();
    tell({ ...ben, uid: 'ana', displayName: 'Ana' });
    expect(screen.getByText('signed in as Ana')).toBeInTheDocument();
  });

  test('is nobody after having signed out', () => {
    openPage()(null);
    cleanup();
    openPage();
    expect(screen.getByText('loading')).toBeInTheDocument();
  });

  test('is nobody where the browser kept something else', () => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"uid":7}');
    openPage();
    expect(screen.getByText('loading')).toBeInTheDocument();
  });
});
