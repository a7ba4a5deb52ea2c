import { describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '#testing/setup.ts';

/** The provider's half is a browser popup at Google, which no test can open; here only what we make of its answers. */
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

describe('signing in with Google', () => {
  test('opens the popup and gives the user', async () => {
    const user = { uid: 'u', displayName: 'Ada', email: 'ada@example.com', photoURL: null };
    provider.signInWithPopup.mockResolvedValue({ user: { ...user, refreshToken: 'secret' } });
    expect(await signInWithGoogle()).toEqual(user);
    expect(provider.signInWithPopup.mock.calls[0]?.[2]).toBe(provider.browserPopupRedirectResolver);
  });

  test('that fails is logged and thrown again', async () => {
    const closed = Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' });
    provider.signInWithPopup.mockRejectedValue(closed);
    expectConsoleError(/Signing in failed/);
    await expect(signInWithGoogle()).rejects.toBe(closed);
  });
});

describe('signing out', () => {
  test('gives true', async () => {
    provider.signOut.mockResolvedValue(undefined);
    expect(await signOut()).toBe(true);
  });

  test('that fails is logged and thrown again', async () => {
    const broken = new Error('broken');
    provider.signOut.mockRejectedValue(broken);
    expectConsoleError(/Signing out failed/);
    await expect(signOut()).rejects.toBe(broken);
  });
});
