import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  ProviderId,
  signInWithPopup,
  signOut as signOutHere,
  type User,
} from 'firebase/auth';
import { errorKind } from '#data/firebase/errors.ts';
import { firebaseApp, isEmulatorBuild } from '#data/firebase/firebaseApp.ts';
import { stopAllWatches } from '#data/firebase/liveViews.ts';
import { allowRemoval, isSessionUnread, sessionStore } from './sessionStore.ts';

export type SessionUser = Readonly<Pick<User, 'uid' | 'displayName' | 'email' | 'photoURL'>>;

/** The user, as what they publish names them. */
export type Author = Pick<SessionUser, 'uid' | 'displayName'>;

export const auth: Auth = initializeAuth(firebaseApp, {
  persistence: [sessionStore, browserLocalPersistence],
});

if (isEmulatorBuild) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });

export function toSessionUser({ uid, displayName, email, photoURL }: User): SessionUser {
  return { uid, displayName, email, photoURL };
}

/** The user, if signed in with Google. The server refuses every other provider, so their users count as signed out. */
function toGoogleUser(user: User | null): User | null {
  return user?.providerData.some(({ providerId }) => providerId === ProviderId.GOOGLE) ? user : null;
}

let isSignOutRequested = false;

/** Whether the user ended the last session with `signOut` in this tab. */
export function hasUserSignedOut(): boolean {
  return isSignOutRequested;
}

/**
 * Calls back with the user, null when signed out, or undefined while the stored session cannot be read: now and at every change
 * in any tab. Returns the unsubscribe function.
 */
export function watchUser(onChange: (user: SessionUser | null | undefined) => void): () => void {
  return onAuthStateChanged(auth, (identity) => {
    const user = toGoogleUser(identity);
    if (user) isSignOutRequested = false;
    if (identity || !isSessionUnread()) onChange(user ? toSessionUser(user) : null);
    else onChange(undefined);
  });
}

/**
 * Signs in through Google's popup and returns the user. Calls the provider before its first await, because browsers block a
 * popup that opens later.
 * @throws the provider's error after logging it, also when the user closes the popup.
 */
export async function signInWithGoogle(): Promise<SessionUser> {
  try {
    const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    return toSessionUser(user);
  } catch (error) {
    console.error('Signing in failed', error);
    throw error;
  }
}

async function endSession(): Promise<void> {
  stopAllWatches();
  allowRemoval();
  await signOutHere(auth);
}

/**
 * Ends the session.
 * @returns true
 * @throws the provider's error after logging it.
 */
export async function signOut(): Promise<true> {
  try {
    isSignOutRequested = true;
    await endSession();
    return true;
  } catch (error) {
    isSignOutRequested = false;
    console.error('Signing out failed', error);
    throw error;
  }
}

/** The provider's user, once it has restored the session; null when signed out. */
export async function readIdentity(): Promise<User | null> {
  await auth.authStateReady();
  return toGoogleUser(auth.currentUser);
}

/** Ends the session here when the server has revoked it. A session that cannot be checked stays. */
export async function confirmSession(): Promise<void> {
  try {
    await (await readIdentity())?.getIdToken(true);
  } catch (error) {
    if (errorKind(error) === 'signedOut') await endSession();
  }
}

async function hasClaim(isRefreshed: boolean): Promise<boolean> {
  const identity = await readIdentity();
  const token = await identity?.getIdTokenResult(isRefreshed);
  return token?.claims.curator === true;
}

/** Whether the signed-in user is a curator, by the token at hand: an hour may pass until a new claim is in it. */
export const hasCuratorClaim = (): Promise<boolean> => hasClaim(false);

/** Whether the signed-in user is a curator. Refreshes the token, which may be older than the claim. */
export const readIsCurator = async (): Promise<boolean> => (await hasClaim(false)) || hasClaim(true);
