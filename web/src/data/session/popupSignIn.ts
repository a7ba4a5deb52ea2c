import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { auth, type SessionUser, toSessionUser } from './auth.ts';

/**
 * Signs in through Google's popup and returns the user. Calls the provider before its first await.
 * @throws the provider's error after logging it, also when the user closes the popup (specification, call 15).
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
