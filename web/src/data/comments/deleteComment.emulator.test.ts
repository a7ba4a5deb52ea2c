import { DELETE_SIGNED_OUT, NOT_YOUR_COMMENT } from '@outrank/shared/callables';
import { commentPath, commentVotePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { signOut } from '#data/session/auth.ts';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { store } from '../../../e2e/support/seed.ts';
import { deleteComment } from './deleteComment.ts';

const sub = `deleting-${Date.now()}`;
const list = { userId: 'seeded', listId: 'list_1000001' };
const commentId = `comment-${sub}`;
const comment = store.doc(commentPath(commentId));
const vote = store.doc(commentVotePath('seeded', commentId));
let uid = '';

const signIn = async () => {
  ({ uid } = await signInAsDemoUser({ sub, name: 'Deleting user', email: `${sub}@example.com` }));
};
const countDocuments = async () => (await store.getAll(comment, vote)).filter(({ exists }) => exists).length;
const tryToDelete = (id = commentId) => deleteComment(id).catch((error: unknown) => error);

async function seedComment(userId: string) {
  await comment.set({ listUserId: list.userId, listId: list.listId, userId });
  await vote.set({ commentId, listKey: listKeyText(list), value: 1 });
}

beforeAll(signIn);
beforeEach(() => seedComment(uid));
afterAll(async () => {
  await Promise.all([comment.delete(), vote.delete()]);
  await signOut();
});

// The emulator starts the process of a function at its first event, which takes a while on a busy machine.
test('deletes the user’s comment and the votes on it, also when repeated', { timeout: 90_000 }, async () => {
  await deleteComment(commentId);
  expect((await comment.get()).exists).toBe(false);
  await expect.poll(countDocuments, { timeout: 60_000 }).toBe(0);
  await expect(deleteComment(commentId)).resolves.toBeUndefined();
});

test('refuses to delete another user’s comment, and says why', async () => {
  await seedComment('seeded');
  const error = await tryToDelete();
  expect(errorKind(error)).toBe('forbidden');
  expect(String(error)).toContain(NOT_YOUR_COMMENT);
  expect(await countDocuments()).toBe(2);
});

test('refuses a signed-out user, and says why', async () => {
  await signOut();
  const error = await tryToDelete();
  await signIn();
  expect(errorKind(error)).toBe('signedOut');
  expect(String(error)).toContain(DELETE_SIGNED_OUT);
  expect(await countDocuments()).toBe(2);
});

test.each(['', '.', '..', '__mine__', 'users/ana', 'c'.repeat(129)])('refuses the id %o', async (id) => {
  expect(errorKind(await tryToDelete(id))).toBe('invalid');
});
