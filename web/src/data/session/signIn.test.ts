import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#testing/setup.ts';

/** Firebase's own functions. The popup belongs to Google, so no test can open it. */
const provider = vi.hoisted(() => ({
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
  browserPopupRedirectResolver: { resolver: true },
}));
vi.mock('firebase/auth', () => ({
  ...provider,
  initializeAuth: () => ({ currentUser: null }),
  connectAuthEmulator: () => {},
  onAuthStateChanged: () => () => {},
  indexedDBLocalPersistence: {},
  browserLocalPersistence: {},
  GoogleAuthProvider: class {},
}));

const { signInWithGoogle } = await import('./popupSignIn.ts');
const { signOut } = await import('./auth.ts');

test('signing in opens the popup and returns the user', async () => {
  const user = { uid: 'u', displayName: 'Ada', email: 'ada@example.com', photoURL: null };
  provider.signInWithPopup.mockResolvedValue({ user: { ...user, refreshToken: 'secret' } });
  expect(await signInWithGoogle()).toEqual(user);
  expect(provider.signInWithPopup.mock.calls[0]?.[2]).toBe(provider.browserPopupRedirectResolver);
});

test('signing out returns true', async () => {
  expect(await signOut()).toBe(true);
});

test.each([
  ['Signing in', signInWithGoogle, provider.signInWithPopup],
  ['Signing out', signOut, provider.signOut],
])('%s logs a failure and throws it again', async (name, run, request) => {
  const error = new Error('failed');
  request.mockRejectedValue(error);
  expectConsoleError(new RegExp(`${name} failed`));
  await expect(run()).rejects.toBe(error);
});
