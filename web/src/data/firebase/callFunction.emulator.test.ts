import { ACCOUNT_SIGNED_OUT, SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountCalls';
import { DELETE_SIGNED_OUT, NOT_YOUR_COMMENT } from '@outrank/shared/callSchemas';
import { accountDeletionPath, googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteComment } from '#data/comments/writeComments.ts';
import { searchLists } from '#data/lists/searchLists.ts';
import { deleteAccount } from '#data/session/accountWrites.ts';
import { signOut } from '#data/session/auth.ts';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { urlOf } from '../../../../scripts/emulators/emulatorSettings.ts';
import { accounts, store } from '../../../e2e/support/seed.ts';
import { callFunction } from './callFunction.ts';
import { errorKind } from './errors.ts';

const sub = `calling-${Date.now()}`;
const list = { userId: 'seeded', listId: 'list_1000001' };
const commentId = `comment-${sub}`;
const comment = store.doc(commentPath(commentId));
const vote = store.doc(commentVotePath('seeded', commentId));
let uid = '';

const binding = store.doc(googleAccountPath(sub));
const readBinding = async () => (await binding.get()).data();
const exists = async (path: string) => (await store.doc(path).get()).exists;
const hasIdentity = async () => (await accounts.getUsers([{ uid }])).users.length > 0;
const countDocuments = async () => (await store.getAll(comment, vote)).filter(({ exists }) => exists).length;
const claimAccount = () => callFunction('claimAccount', {});
const signIn = () => signInAsDemoUser({ sub, name: 'Calling user', email: `${sub}@example.com` });
const getError = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

async function seedComment(userId: string) {
  await comment.set({ listUserId: list.userId, listId: list.listId, userId });
  await vote.set({ commentId, listKey: listKeyText(list), value: 1 });
}

beforeEach(async () => {
  ({ uid } = await signIn());
  await store.doc(userListsPath(uid)).set({ displayName: 'Calling user' });
  await binding.set({ uid, at: Timestamp.now() });
  await seedComment(uid);
});
afterAll(async () => {
  await Promise.all([comment.delete(), vote.delete(), binding.delete()]);
  await signOut();
});

test.each([
  ['deleteComment', () => deleteComment(commentId), DELETE_SIGNED_OUT],
  ['deleteAccount', deleteAccount, ACCOUNT_SIGNED_OUT],
  ['claimAccount', claimAccount, 'You must be logged in to open your account.'],
  [
    'searchLists',
    () => searchLists({ filter: emptyFilter, page: 0 }),
    'You must be logged in to search lists.',
  ],
])('%s refuses a signed-out visitor, and says why', async (_, call, words) => {
  await signOut();
  const error = await getError(call());
  expect(errorKind(error)).toBe('signedOut');
  expect(String(error)).toContain(words);
  expect(await countDocuments()).toBe(2);
  expect(await readBinding()).toMatchObject({ uid });
});

describe('deleteComment', () => {
  // The emulator starts the process of a function at its first event, which takes a while on a busy machine.
  test("deletes the user's comment and the votes on it, also when repeated", {
    timeout: 90_000,
  }, async () => {
    await deleteComment(commentId);
    expect((await comment.get()).exists).toBe(false);
    await expect.poll(countDocuments, { timeout: 60_000 }).toBe(0);
    await expect(deleteComment(commentId)).resolves.toBeUndefined();
  });

  test("refuses to delete another user's comment, and says why", async () => {
    await seedComment('seeded');
    const error = await getError(deleteComment(commentId));
    expect(errorKind(error)).toBe('forbidden');
    expect(String(error)).toContain(NOT_YOUR_COMMENT);
    expect(await countDocuments()).toBe(2);
  });

  test.each(['', '.', '..', '__mine__', 'users/ana', 'c'.repeat(129)])('refuses the id %o', async (id) => {
    expect(errorKind(await getError(deleteComment(id)))).toBe('invalid');
  });
});

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
  const google = { sign_in_provider: 'google.com', identities: { 'google.com': [sub] } };

  // The emulator starts a function's process at its first event, which is slow on a busy machine.
  test('releases the Google account when everything is removed, and until then nobody can sign in', {
    timeout: 120_000,
  }, async () => {
    await deleteAccount();
    expect(await getError(signIn())).toMatchObject({ code: 'auth/user-disabled' });
    await expect.poll(() => exists(accountDeletionPath(uid)), { timeout: 90_000 }).toBe(false);
    await expect(exists(userListsPath(uid))).resolves.toBe(false);
    await expect(hasIdentity()).resolves.toBe(false);
    expect(await readBinding()).toEqual({ uid: null, at: expect.any(Timestamp) });
    const { uid: next } = await signIn();
    expect(next).not.toBe(uid);
    expect(await claimAccount()).toEqual({ status: 'bound' });
    expect(await readBinding()).toMatchObject({ uid: next });
  });

  test('refuses a session that began long ago, and accepts a new one', async () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      sub: uid,
      user_id: uid,
      aud: 'demo-outrank',
      iat: now,
      exp: now + 3600,
      firebase: google,
    };
    const response = await callWith(createToken({ ...claims, auth_time: now - 600 }));
    const error = { status: 'FAILED_PRECONDITION', message: SIGN_IN_AGAIN };
    expect(await response.json()).toMatchObject({ error });
    expect(await readBinding()).toMatchObject({ uid });
    expect((await callWith(createToken({ ...claims, sub: 'nobody', auth_time: now }))).ok).toBe(true);
  });

  test('refuses a session of another provider', async () => {
    const now = Math.floor(Date.now() / 1000);
    const firebase = { ...google, sign_in_provider: 'password' };
    const claims = { sub: uid, user_id: uid, aud: 'demo-outrank', iat: now, exp: now + 3600, auth_time: now };
    const response = await callWith(createToken({ ...claims, firebase }));
    expect(await response.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    expect(await readBinding()).toMatchObject({ uid });
  });
});
