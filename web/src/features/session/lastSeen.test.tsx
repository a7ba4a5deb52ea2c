import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#data/auth.ts';
import { SessionProvider } from './SessionProvider.tsx';

const fan = (uid: string): SessionUser => ({ uid, displayName: null, email: null, photoURL: null });
const never = () => new Promise<string>(() => {});

type Shelf = { read: () => Promise<string>; isRemembered?: boolean };

function Newest({ read, isRemembered = true }: Shelf) {
  const { data } = useQuery({
    queryKey: ['newest'],
    queryFn: read,
    staleTime: 30_000,
    meta: { isRemembered },
  });
  return <p>{data ?? 'Loading...'}</p>;
}

/** Home as a fan opens it anew, in a page that knows nothing yet. */
function visit(uid: string, shelf: Shelf) {
  const watch = (onChange: (user: SessionUser | null) => void) => {
    onChange(fan(uid));
    return () => undefined;
  };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider watch={watch}>
        <Newest {...shelf} />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

async function leaveAfterSeeing(text: string) {
  await screen.findByText(text);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => localStorage.clear());

test('a fan who comes back sees what was there last at once, and then what is there now', async () => {
  const first = visit('ana', { read: async () => 'Winners' });
  await leaveAfterSeeing('Winners');
  first.unmount();
  let answer = (_: string) => {};
  visit('ana', { read: () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText('Winners')).toBeVisible();
  await act(async () => answer('Villains'));
  await screen.findByText('Villains');
});

test('another fan sees nothing of it', async () => {
  const first = visit('ana', { read: async () => 'Winners' });
  await leaveAfterSeeing('Winners');
  first.unmount();
  visit('ben', { read: never });
  expect(screen.getByText('Loading...')).toBeVisible();
});

test('what is not to be remembered is not', async () => {
  const first = visit('ana', { read: async () => 'Mine', isRemembered: false });
  await leaveAfterSeeing('Mine');
  first.unmount();
  visit('ana', { read: never });
  expect(screen.getByText('Loading...')).toBeVisible();
});

test('what another version kept is left alone', async () => {
  const first = visit('ana', { read: async () => 'Winners' });
  await leaveAfterSeeing('Winners');
  first.unmount();
  const [key = ''] = Object.keys(localStorage);
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify({ ...(kept as object), version: 'older' }));
  visit('ana', { read: never });
  expect(screen.getByText('Loading...')).toBeVisible();
});
