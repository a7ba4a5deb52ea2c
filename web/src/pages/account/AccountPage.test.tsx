import { SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountCalls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { deleteAccount } from '#data/session/accountWrites.ts';
import { signOut } from '#data/session/auth.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { readLocalText, saveLocalText } from '#data/storage/unsavedWork.ts';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { parseReturnPath } from '#features/session/returnPath.ts';
import { createTestClient, renderPage, signedInAs } from '#testing/renderPage.tsx';
import AccountPage from './AccountPage.tsx';

vi.mock('#data/session/accountWrites.ts', () => ({ deleteAccount: vi.fn() }));
vi.mock(import('#data/session/auth.ts'), async (original) => ({
  ...(await original()),
  signOut: vi.fn(async () => true as const),
}));

const ReturnPath = () => <p>Back to {parseReturnPath(useLocation().search)}</p>;

function openAccount({ isCurator = false } = {}) {
  const client = createTestClient();
  client.setQueryData(moderationQueries.isCurator('cleo').queryKey, isCurator);
  const routes = { '/': <AccountPage />, '/login': <ReturnPath /> };
  renderPage(routes, { client, session: signedInAs('cleo') });
}

/** A server that knows how many reported things wait. */
function countWaiting(count: number) {
  const result = { aggregateFields: { aggregate_0: { integerValue: String(count) } } };
  const fetch = vi.fn(async () => Response.json([{ result, readTime: '2026-03-01T12:00:00Z' }]));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each([true, false])('the account links to moderation only for curators (%s)', async (isCurator) => {
  const fetch = countWaiting(3);
  openAccount({ isCurator });
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
  const links = screen.queryAllByRole('link', { name: /moderation/i });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(isCurator ? ['/moderation'] : []);
  expect(screen.queryAllByText(/moderation/i).length > 0).toBe(isCurator);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(isCurator ? 1 : 0));
});

test.each([
  [0, 'Go to moderation (0)'],
  [3, 'Go to moderation (3)'],
  [50, 'Go to moderation (50+)'],
])('a curator sees that %i reported things wait, by one count', async (count, name) => {
  const fetch = countWaiting(count);
  openAccount({ isCurator: true });
  expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(fetch.mock.calls).toEqual([[expect.stringContaining(':runAggregationQuery'), expect.anything()]]);
});

test('says that signing out before signing in again has failed', async () => {
  vi.mocked(deleteAccount).mockRejectedValueOnce(
    new FirebaseError('functions/failed-precondition', 'too old'),
  );
  vi.mocked(signOut).mockRejectedValueOnce(new Error('no database'));
  openAccount();
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'DELETE' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete forever' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(await screen.findByText('Failed to sign out. Please try again.')).toBeVisible();
});

test('a user who has to sign in again returns to the account, and keeps unsent text', async () => {
  const tooOld = new FirebaseError('functions/failed-precondition', 'signed in too long ago');
  vi.mocked(deleteAccount).mockRejectedValueOnce(tooOld);
  const key = draftKeys.comment('cleo', 'ana~list_1');
  saveLocalText(key, 'I was here');
  openAccount();
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'DELETE' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete forever' }));
  expect(await screen.findByText(SIGN_IN_AGAIN)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  await screen.findByText('Back to /account');
  expect(readLocalText(key)).toBe('I was here');
});
