import { CLAIMED_TOO_OFTEN } from '@outrank/shared/accounts/accountCalls';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { acceptWrite, failToFetch, refuse, stubFirestore } from '#testing/firestoreServer.ts';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';
import AccountSetup from './AccountSetup.tsx';
import CurrentUserName from './profiles.tsx';

vi.mock('#data/session/googleId.ts', () => ({ readGoogleId: async () => 'google-ana' }));

const DELETING = "We're still deleting your old account. This takes about a minute.";
const BLOCKED =
  "This Google account is blocked. You can read everything, but you can't post, vote or publish.";
const UNREACHABLE = "We can't reach Outrank to set up your account. We'll keep trying.";
const FAILED = "We couldn't set up your account. Please try again.";

const ana = { uid: 'ana', displayName: 'Ana · Fiji', email: null, photoURL: null };
const at = new Date('2026-03-01T12:00:00Z');
const PROFILE = userListsPath('ana');
const BINDING = googleAccountPath('google-ana');
const bound = { [BINDING]: { uid: 'ana', at } };
const answer = (status: string) => async () => Response.json({ result: { status } });

function openAs(options: Parameters<typeof stubFirestore>[0]) {
  const server = stubFirestore(options);
  renderPage({
    '/': (
      <>
        <AccountSetup user={ana} />
        <CurrentUserName user={ana} />
      </>
    ),
  });
  return server;
}

/** The paths that were written, request by request. */
const writtenPaths = ({ writes }: { writes: readonly string[] }) =>
  writes.map((write) => Array.from(write.matchAll(/documents\/([^"]+)/g), ([, path]) => path));

test('the first sign-in binds the Google account and creates the profile', async () => {
  const claimAccount = vi.fn(answer('bound'));
  const server = openAs({ functions: { claimAccount } });
  await screen.findByText('Ana Fiji');
  expect(claimAccount).toHaveBeenCalledOnce();
  expect(writtenPaths(server)).toEqual([[PROFILE]]);
});

test('a user with a profile causes no further request', async () => {
  const server = openAs({ documents: { [PROFILE]: { displayName: 'Ana' } } });
  const read = vi.spyOn(server, 'read');
  await screen.findByText('Ana');
  expect(server.writes).toEqual([]);
  expect(read).toHaveBeenCalledOnce();
});

test('a Google account that is bound to the user needs the profile alone', async () => {
  const server = openAs({ documents: bound });
  await screen.findByText('Ana Fiji');
  expect(writtenPaths(server)).toEqual([[PROFILE]]);
});

test('while an earlier account is being removed the user can wait, and gets a profile without a click', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const claimAccount = vi.fn(answer('deleting'));
  const documents: Record<string, object> = { [BINDING]: { uid: 'earlier', at } };
  const server = openAs({ documents, functions: { claimAccount } });
  expect(await screen.findByText(DELETING)).toHaveRole('status');
  await expectAccessible();
  expect(claimAccount).toHaveBeenCalledOnce();

  documents[BINDING] = { uid: null, deleting: 'earlier', at };
  const read = vi.spyOn(server, 'read');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(read.mock.calls.length).toBeGreaterThan(5);
  expect(read.mock.calls.length).toBeLessThan(15);
  expect(claimAccount).toHaveBeenCalledOnce();
  expect(screen.getByText(DELETING)).toBeVisible();
  expect(server.writes).toEqual([]);

  documents[BINDING] = { uid: null, at };
  claimAccount.mockImplementation(answer('bound'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(DELETING)).not.toBeInTheDocument();
  expect(writtenPaths(server)).toEqual([[PROFILE]]);
});

test('a blocked user reads that the Google account is blocked', async () => {
  const commit = vi.fn(refuse('PERMISSION_DENIED', 403));
  openAs({ documents: bound, commit });
  expect(await screen.findByText(BLOCKED)).toHaveRole('status');
  expect(commit).toHaveBeenCalledTimes(2);
});

test('a name that a curator has reset today does not come back with a new account', async () => {
  const commit = vi.fn(acceptWrite).mockImplementationOnce(refuse('PERMISSION_DENIED', 403));
  const { writes } = openAs({ documents: bound, commit });
  await screen.findByText('Castaway');
  expect(writes.map((write) => /stringValue":"([^"]*)/.exec(write)?.[1])).toEqual(['Ana Fiji', 'Castaway']);
});

test('an account that another tab sets up at the same time is no blocked one', async () => {
  const documents: Record<string, object> = { ...bound };
  openAs({
    documents,
    commit: () => {
      documents[PROFILE] = { displayName: 'Ana' };
      return refuse('PERMISSION_DENIED', 403)();
    },
  });
  await screen.findByText('Ana');
  expect(screen.queryByText(BLOCKED)).not.toBeInTheDocument();
});

test('without a connection it says so, and continues by itself', async () => {
  expectConsoleError(/RPC_ERROR/);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = openAs({ documents: bound, commit: failToFetch });
  expect(await screen.findByText(UNREACHABLE)).toHaveRole('alert');
  server.commit = async () => Response.json({ writeResults: [{}, {}], commitTime: '2026-03-01T12:00:00Z' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(UNREACHABLE)).not.toBeInTheDocument();
});

test.each([
  ['after a failure', 'no', FAILED],
  ['after too many accounts in a day', CLAIMED_TOO_OFTEN, CLAIMED_TOO_OFTEN],
])('%s the user tries again', async (_when, message, text) => {
  const error = { status: 'RESOURCE_EXHAUSTED', message };
  const claimAccount = vi.fn(async () => Response.json({ error }, { status: 429 }));
  openAs({ documents: { [BINDING]: { uid: null, at } }, functions: { claimAccount } });
  await screen.findByText(text);
  await expectAccessible();
  expect(claimAccount).toHaveBeenCalledOnce();
  claimAccount.mockImplementation(answer('bound'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});
