import { ACCOUNT_SIGNED_OUT, SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountDeletion';
import {
  accountDeletionPath,
  blockedAccountPath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { urlOf } from '../../../../scripts/emulators/emulatorSettings.ts';
import { accounts, store } from '../../../e2e/support/seed.ts';
import { signOut } from './auth.ts';
import { deleteAccount } from './deleteAccount.ts';
import { signInAsDemoUser } from './demoSignIn.ts';

const sub = `leaving-${Date.now()}`;
let uid = '';
const exists = async (path: string) => (await store.doc(path).get()).exists;
const hasIdentity = async () => (await accounts.getUsers([{ uid }])).users.length > 0;

beforeEach(async () => {
  ({ uid } = await signInAsDemoUser({ sub, name: 'Leaving user', email: `${sub}@example.com` }));
  await store.doc(userListsPath(uid)).set({ displayName: 'Leaving user' });
});
afterAll(signOut);

/** The emulator accepts unsigned tokens. */
function createToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function callWith(token: string): Promise<Response> {
  return fetch(`${urlOf('functions')}/demo-outrank/us-central1/deleteAccount`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: {} }),
  });
}

describe('deleteAccount', () => {
  // The emulator starts a function's process at its first event, which is slow on a busy machine.
  test('removes the user and the identity, and blocks the account for tokens still in use', {
    timeout: 120_000,
  }, async () => {
    await deleteAccount();
    await expect(exists(blockedAccountPath(uid))).resolves.toBe(true);
    await expect.poll(() => exists(accountDeletionPath(uid)), { timeout: 90_000 }).toBe(false);
    await expect(exists(userListsPath(uid))).resolves.toBe(false);
    await expect(hasIdentity()).resolves.toBe(false);
  });

  test('refuses a session that began long ago, and accepts a new one', async () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: uid, user_id: uid, aud: 'demo-outrank', iat: now, exp: now + 3600 };
    const response = await callWith(createToken({ ...claims, auth_time: now - 600 }));
    const error = { status: 'FAILED_PRECONDITION', message: SIGN_IN_AGAIN };
    expect(await response.json()).toMatchObject({ error });
    await expect(exists(blockedAccountPath(uid))).resolves.toBe(false);
    expect((await callWith(createToken({ ...claims, sub: 'nobody', auth_time: now }))).ok).toBe(true);
  });

  test('refuses a signed-out visitor', async () => {
    await signOut();
    const error = await deleteAccount().catch((thrown: unknown) => thrown);
    expect(errorKind(error)).toBe('signedOut');
    expect(String(error)).toContain(ACCOUNT_SIGNED_OUT);
    await expect(exists(blockedAccountPath(uid))).resolves.toBe(false);
  });
});
