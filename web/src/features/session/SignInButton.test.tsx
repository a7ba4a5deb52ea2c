import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#testing/setup.ts';
import { SignInButton } from './SignInButton.tsx';

/** Google's popup. No test can open it; the tests check what the app makes of its answers. */
const signInWithPopup = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({
  signInWithPopup,
  browserPopupRedirectResolver: {},
  GoogleAuthProvider: class {},
  initializeAuth: () => ({}),
  indexedDBLocalPersistence: class {},
  browserLocalPersistence: {},
}));

const CLOSED = 'This account is closed. If you just deleted it, try again in a minute.';
const BLOCKED = 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.';
const SILENT = /^No answer from Google yet\./;
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));

beforeEach(() => {
  signInWithPopup.mockReset().mockResolvedValue({ user: {} });
});

test('opens the popup inside the click, because browsers block it after an await', () => {
  render(<SignInButton />);
  press();
  expect(signInWithPopup).toHaveBeenCalledOnce();
});

test.each([
  ['auth/popup-blocked', BLOCKED],
  ['auth/user-disabled', CLOSED],
  ['auth/popup-closed-by-user', /^Google's window closed/],
  ['auth/user-cancelled', /^Google's window closed/],
  ['auth/cancelled-popup-request', /other window/],
  ['auth/network-request-failed', /^We can't reach Google/],
  ['auth/timeout', /^We can't reach Google/],
  ['auth/internal-error', /didn't load/],
  ['auth/too-many-requests', /^Too many tries/],
  ['auth/unauthorized-domain', /on Outrank right now/],
  ['auth/web-storage-unsupported', /Safari or Chrome/],
  ['auth/operation-not-supported-in-this-environment', /Safari or Chrome/],
  ['auth/something-new', "That didn't work. Please try again."],
])('says what %s means, until the next try', async (code, text) => {
  render(<SignInButton />);
  expectConsoleError(/Signing in failed/);
  signInWithPopup.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  await act(async () => press());
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says after ten seconds that no answer has come, and then what the answer was', async () => {
  vi.useFakeTimers();
  const { promise, reject } = Promise.withResolvers<never>();
  signInWithPopup.mockReturnValueOnce(promise);
  render(<SignInButton />);
  press();
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toHaveTextContent(SILENT);
  expectConsoleError(/Signing in failed/);
  await act(async () => reject(Object.assign(new Error('blocked'), { code: 'auth/popup-blocked' })));
  expect(screen.getByRole('alert')).toHaveTextContent(BLOCKED);
});
