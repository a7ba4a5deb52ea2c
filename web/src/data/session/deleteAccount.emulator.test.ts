import { ACCOUNT_SIGNED_OUT, SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountDeletion';
import {
  accountDeletionPath,
  blockedAccountPath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { loadEnv } from 'vite';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { urlOf } from '../../../../scripts/emulators/emulatorSettings.ts';
import { accounts, store } from '../../../e2e/support/seed.ts';

// Set before the modules that read it at their first import.
for (const [name, value] of Object.entries(loadEnv('emulator', 'web'))) vi.stubEnv(name, value);
const { signOut } = await import('./auth.ts');
const { deleteAccount } = await import('./deleteAccount.ts');
const { signInAsDemoUser } = await import('./demoSignIn.ts');

const sub = `leaving-${Date.now()}`;
let uid = '';
const isThere = async (path: string) => (await store.doc(path).get()).exists;
const isKnown = async () => (await accounts.getUsers([{ uid }])).users.length > 0;

beforeEach(async () => {
  ({ uid } = await signInAsDemoUser({ sub, name: 'Leaving fan', email: `${sub}@example.com` }));
  await store.doc(userListsPath(uid)).set({ displayName: 'Leaving fan' });
});
afterAll(async () => {
  await signOut();
  vi.unstubAllEnvs();
});

/** The emulator reads tokens and does not ask who signed them. */
function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function askWith(token: string): Promise<Response> {
  return fetch(`${urlOf('functions')}/demo-outrank/us-central1/deleteAccount`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: {} }),
  });
}

describe('deleting an account', () => {
  // The emulator starts a function's process at its first event, which takes a while on a busy machine.
  it('removes the fan and the identity, and bars what still holds a token', {
    timeout: 120_000,
  }, async () => {
    await deleteAccount();
    await expect(isThere(blockedAccountPath(uid))).resolves.toBe(true);
    await expect.poll(() => isThere(accountDeletionPath(uid)), { timeout: 90_000 }).toBe(false);
    await expect(isThere(userListsPath(uid))).resolves.toBe(false);
    await expect(isKnown()).resolves.toBe(false);
  });

  it('is nothing for a session that began long ago, and says why', async () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: uid, user_id: uid, aud: 'demo-outrank', iat: now, exp: now + 3600 };
    const answer = await askWith(tokenOf({ ...claims, auth_time: now - 600 }));
    expect(await answer.json()).toMatchObject({
      error: { status: 'FAILED_PRECONDITION', message: SIGN_IN_AGAIN },
    });
    await expect(isThere(blockedAccountPath(uid))).resolves.toBe(false);
    expect((await askWith(tokenOf({ ...claims, sub: 'nobody', auth_time: now }))).ok).toBe(true);
  });

  it('is nothing for those who are signed out, and says why', async () => {
    await signOut();
    const error = await deleteAccount().catch((thrown: unknown) => thrown);
    expect(errorKind(error)).toBe('signedOut');
    expect(String(error)).toContain(ACCOUNT_SIGNED_OUT);
    await expect(isThere(blockedAccountPath(uid))).resolves.toBe(false);
  });
});
