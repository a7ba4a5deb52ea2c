import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  signOut as endSession,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  type User,
} from 'firebase/auth';
import { errorKind } from '#data/firebase/errors.ts';
import { firebaseApp, isEmulatorBuild } from '#data/firebase/firebaseApp.ts';
import { endWatches } from '#data/firebase/watches.ts';

/** The signed-in identity. */
export type SessionUser = {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly photoURL: string | null;
};

export const auth: Auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (isEmulatorBuild) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });

export function toSessionUser({ uid, displayName, email, photoURL }: User): SessionUser {
  return { uid, displayName, email, photoURL };
}

let isLeaving = false;

/** Whether the fan themselves ended the last session in this tab. */
export function hasUserSignedOut(): boolean {
  return isLeaving;
}

/** Calls back with the user, or null when signed out, at once and at every change in any tab. Returns the way to stop. */
export function watchUser(onChange: (user: SessionUser | null) => void): () => void {
  return onAuthStateChanged(auth, (user) => {
    if (user) isLeaving = false;
    onChange(user ? toSessionUser(user) : null);
  });
}

/**
 * Ends the session.
 * @returns true
 * @throws what the provider throws, after logging it (specification, call 16).
 */
export async function signOut(): Promise<true> {
  try {
    isLeaving = true;
    endWatches();
    await endSession(auth);
    return true;
  } catch (error) {
    isLeaving = false;
    console.error('Signing out failed', error);
    throw error;
  }
}

/** The identity itself, as soon as the provider has told whose session it is; null when signed out. */
export async function readIdentity(): Promise<User | null> {
  await auth.authStateReady();
  return auth.currentUser;
}

/** Ends the session here when the server knows it no more; a session that is sound, or cannot be asked about, stays. */
export async function confirmSession(): Promise<void> {
  try {
    await (await readIdentity())?.getIdToken(true);
  } catch (error) {
    if (errorKind(error) !== 'signedOut') return;
    endWatches();
    await endSession(auth);
  }
}

/** The server's time, whatever this device's clock says: the moment at which a fresh token was issued. */
export async function readServerTime(): Promise<Date> {
  const token = await (await readIdentity())?.getIdTokenResult(true);
  return token ? new Date(token.issuedAtTime) : new Date();
}
