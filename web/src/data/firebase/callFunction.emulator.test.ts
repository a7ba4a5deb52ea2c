import { NOT_YOUR_COMMENT } from '@outrank/shared/callSchemas';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deleteComment } from '#data/comments/writeComments.ts';
import { signOut } from '#data/session/auth.ts';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { store } from '../../../e2e/support/seed.ts';
import { errorKind } from './errors.ts';

const sub = `calling-${Date.now()}`;
const list = { userId: 'seeded', listId: 'list_1000001' };
const commentId = `comment-${sub}`;
const comment = store.doc(commentPath(commentId));
const vote = store.doc(commentVotePath('seeded', commentId));
const binding = store.doc(googleAccountPath(sub));
const countDocuments = async () => (await store.getAll(comment, vote)).filter(({ exists }) => exists).length;

async function seedComment(userId: string) {
  await comment.set({ listUserId: list.userId, listId: list.listId, userId });
  await vote.set({ commentId, listKey: listKeyText(list), value: 1 });
}

beforeEach(async () => {
  const { uid } = await signInAsDemoUser({ sub, name: 'Calling user', email: `${sub}@example.com` });
  await store.doc(userListsPath(uid)).set({ displayName: 'Calling user' });
  await binding.set({ uid, at: Timestamp.now() });
  await seedComment(uid);
});
afterAll(async () => {
  await Promise.all([comment.delete(), vote.delete(), binding.delete()]);
  await signOut();
});

// The emulator starts the process of a function at its first event, which takes a while on a busy machine.
test("a call deletes the user's comment and the votes on it, also when repeated", async () => {
  await deleteComment(commentId);
  expect((await comment.get()).exists).toBe(false);
  await expect.poll(countDocuments).toBe(0);
  await expect(deleteComment(commentId)).resolves.toBeUndefined();
});

test.each([
  ["another user's comment", () => seedComment('seeded'), 'forbidden', NOT_YOUR_COMMENT],
  ['a signed-out visitor', signOut, 'signedOut', 'You must be logged in to delete comments.'],
])('a call refuses %s, and says why', async (_, prepare, kind, words) => {
  await prepare();
  const error = await deleteComment(commentId).catch((reason: unknown) => reason);
  expect(errorKind(error)).toBe(kind);
  expect(String(error)).toContain(words);
  expect(await countDocuments()).toBe(2);
});
