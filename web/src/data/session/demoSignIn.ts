import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth, type SessionUser, toSessionUser } from './auth.ts';

/** An identity at the Auth emulator. `sub` is the identity provider's id of the account. */
export type DemoIdentity = { readonly sub: string; readonly name: string; readonly email: string };

/**
 * Signs in at the Auth emulator with an unsigned credential; the real service refuses it.
 * @throws the emulator's error after logging it.
 */
export async function signInAsDemoUser({ sub, name, email }: DemoIdentity): Promise<SessionUser> {
  try {
    const token = JSON.stringify({ sub, email, name, email_verified: true });
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
    return toSessionUser(user);
  } catch (error) {
    console.error('Signing in failed', error);
    throw error;
  }
}
