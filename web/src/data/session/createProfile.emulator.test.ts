import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { accounts, store } from '../../../e2e/support/seed.ts';
import { type SessionUser, signOut } from './auth.ts';
import { BlockedAccountError, createProfile, EarlierAccountError } from './createProfile.ts';
import { signInAsDemoUser } from './demoSignIn.ts';

let sub: string;
let user: SessionUser;
let tests = 0;

const signIn = () => signInAsDemoUser({ sub, name: 'Ana · Fiji', email: `${sub}@example.com` });
const readData = async (path: string) => (await store.doc(path).get()).data();

beforeEach(async () => {
  tests += 1;
  sub = `first-sign-in-${Date.now()}-${tests}`;
  user = await signIn();
});
afterEach(async () => {
  await Promise.all(
    [blockedAccountPath(sub), googleAccountPath(sub), userListsPath(user.uid)].map((path) =>
      store.doc(path).delete(),
    ),
  );
});
afterAll(signOut);

test('binds the Google account and names the user after it, also in two tabs at once', async () => {
  const profile = { displayName: 'Ana Fiji' };
  expect(await Promise.all([createProfile(user), createProfile(user)])).toEqual([profile, profile]);
  expect(await readData(userListsPath(user.uid))).toEqual(profile);
  expect(await readData(googleAccountPath(sub))).toEqual({ uid: user.uid, at: expect.any(Timestamp) });
});

test('refuses a blocked Google account, until it is unblocked', async () => {
  const block = { uid: 'earlier', reason: 'Spam', at: Timestamp.now(), by: 'cleo' };
  await store.doc(blockedAccountPath(sub)).set(block);
  await expect(createProfile(user)).rejects.toThrow(BlockedAccountError);
  expect(await readData(userListsPath(user.uid))).toBeUndefined();
  await store.doc(blockedAccountPath(sub)).delete();
  await createProfile(user);
});

test('waits for the deletion of an earlier account whose identity is gone', async () => {
  await createProfile(user);
  const earlier = user.uid;
  await accounts.deleteUser(earlier);
  user = await signIn();
  expect(user.uid).not.toBe(earlier);
  await expect(createProfile(user)).rejects.toThrow(EarlierAccountError);
});
