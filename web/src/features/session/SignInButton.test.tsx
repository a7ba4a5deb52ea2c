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
  ['says, until the next try, that the browser blocked the popup', 'auth/popup-blocked', BLOCKED],
  ['says, until the next try, that the account is closed', 'auth/user-disabled', CLOSED],
  ['stays silent when the user closed the popup', 'auth/popup-closed-by-user', undefined],
])('%s', async (_, code, text) => {
  render(<SignInButton />);
  expectConsoleError(/Signing in failed/);
  signInWithPopup.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  await act(async () => press());
  expect(screen.queryByRole('alert')?.textContent).toBe(text);
  press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
