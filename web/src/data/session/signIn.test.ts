import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#testing/setup.ts';

/** Firebase's own functions. The popup belongs to Google, so no test can open it. */
const provider = vi.hoisted(() => ({
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
  onAuthStateChanged: vi.fn(),
  browserPopupRedirectResolver: { resolver: true },
}));
vi.mock('firebase/auth', () => ({
  ...provider,
  initializeAuth: () => ({ currentUser: null }),
  connectAuthEmulator: () => {},
  ProviderId: { GOOGLE: 'google.com' },
  browserLocalPersistence: {},
  GoogleAuthProvider: class {},
}));

const isSessionUnread = vi.hoisted(() => vi.fn(() => false));
vi.mock('./sessionStore.ts', () => ({ sessionStore: {}, allowRemoval: () => {}, isSessionUnread }));

const { signInWithGoogle, signOut, watchUser } = await import('./auth.ts');

const user = { uid: 'u', displayName: 'Ada', email: 'ada@example.com', photoURL: null };

test('signing in opens the popup and returns the user', async () => {
  provider.signInWithPopup.mockResolvedValue({ user: { ...user, refreshToken: 'secret' } });
  expect(await signInWithGoogle()).toEqual(user);
  expect(provider.signInWithPopup.mock.calls[0]?.[2]).toBe(provider.browserPopupRedirectResolver);
});

test.each([
  ['google.com', user],
  ['password', null],
  ['anonymous', null],
])('a session of the provider %s is the user %j', (providerId, shown) => {
  const onChange = vi.fn();
  watchUser(onChange);
  provider.onAuthStateChanged.mock.lastCall?.[1]({ ...user, providerData: [{ providerId }] });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(shown);
});

test.each([
  [false, null],
  [true, undefined],
])('without a user, while the session is unread (%s), the user is %j', (isUnread, shown) => {
  isSessionUnread.mockReturnValueOnce(isUnread);
  const onChange = vi.fn();
  watchUser(onChange);
  provider.onAuthStateChanged.mock.lastCall?.[1](null);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(shown);
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
