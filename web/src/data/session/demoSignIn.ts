import type { DemoUser } from '@outrank/shared/accounts/demoUsers';
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { auth, type SessionUser, toSessionUser } from './auth.ts';

/**
 * Signs in at the Auth emulator with an unsigned credential; the real service refuses it.
 * @throws the emulator's error after logging it.
 */
export async function signInAsDemoUser({ sub, name, email }: DemoUser): Promise<SessionUser> {
  try {
    const token = JSON.stringify({ sub, email, name, email_verified: true });
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
    return toSessionUser(user);
  } catch (error) {
    console.error('Signing in failed', error);
    throw error;
  }
}
