import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { auth, type SessionUser, toSessionUser } from './auth.ts';

/**
 * Signs in through Google's popup and gives the user.
 * @throws what the provider throws, after logging it; a popup that was closed is such an error (specification, call 15).
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
