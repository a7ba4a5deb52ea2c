import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#testing/setup.ts';
import { SignInButton } from './SignInButton.tsx';

/** Google's popup. No test can open it; the tests check what the app makes of its answers. */
const signInWithPopup = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({
  signInWithPopup,
  browserPopupRedirectResolver: {},
  GoogleAuthProvider: class {},
}));
vi.mock('#data/session/auth.ts', () => ({ auth: {}, toSessionUser: (user: unknown) => user }));

const BLOCKED = 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.';
function failOnce(code: string) {
  expectConsoleError(/Signing in failed/);
  signInWithPopup.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }));

async function openLogin() {
  render(<SignInButton />);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  signInWithPopup.mockReset().mockResolvedValue({ user: {} });
});

test('opens the popup inside the click, because browsers block it after an await', async () => {
  await openLogin();
  press();
  expect(signInWithPopup).toHaveBeenCalledOnce();
});

test('opens the popup for a click before its code has loaded', async () => {
  render(<SignInButton />);
  press();
  await vi.waitFor(() => expect(signInWithPopup).toHaveBeenCalledOnce());
});

test('says that the browser blocked the popup, until the next try', async () => {
  await openLogin();
  failOnce('auth/popup-blocked');
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(BLOCKED);
  press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('stays silent when the user closed the popup', async () => {
  await openLogin();
  failOnce('auth/popup-closed-by-user');
  press();
  await expect(signInWithPopup.mock.results[0]?.value).rejects.toThrow();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
