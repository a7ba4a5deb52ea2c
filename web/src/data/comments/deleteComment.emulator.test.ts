import { DELETE_SIGNED_OUT, NOT_YOUR_COMMENT } from '@outrank/shared/callables';
import { commentPath, commentVotePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { store } from '../../../e2e/support/seed.ts';

// Set before the modules that read it at their first import.
for (const [name, value] of Object.entries(loadEnv('emulator', 'web'))) vi.stubEnv(name, value);
const { signOut } = await import('#data/session/auth.ts');
const { deleteComment } = await import('./deleteComment.ts');
const { signInAsDemoUser } = await import('#data/session/demoSignIn.ts');

const sub = `deleting-${Date.now()}`;
const list = { userId: 'seeded', listId: 'list_1000001' };
const commentId = `comment-${sub}`;
const vote = commentVotePath('seeded', commentId);
let uid = '';

const signIn = async () => {
  ({ uid } = await signInAsDemoUser({ sub, name: 'Deleting fan', email: `${sub}@example.com` }));
};
const isThere = async (path: string) => (await store.doc(path).get()).exists;
const failure = (id: string) => deleteComment(id).catch((error: unknown) => error);

function giveComment(userId: string) {
  const batch = store.batch();
  batch.set(store.doc(commentPath(commentId)), {
    listUserId: list.userId,
    listId: list.listId,
    userId,
    userName: 'Deleting fan',
    text: 'I take it all back.',
    createdAt: new Date(),
    upvoteCount: 1,
    downvoteCount: 0,
    parentId: null,
    isReply: false,
  });
  batch.set(store.doc(vote), { commentId, listKey: listKeyText(list), value: 1 });
  return batch.commit();
}

beforeAll(signIn);
beforeEach(() => giveComment(uid));
afterAll(async () => {
  await Promise.all([store.doc(commentPath(commentId)).delete(), store.doc(vote).delete()]);
  await signOut();
  vi.unstubAllEnvs();
});

describe('deleting a comment', () => {
  // The emulator starts a function's process at its first event, which takes a while on a busy machine.
  it('removes one of the fan with the votes on it, and once more does no harm', {
    timeout: 90_000,
  }, async () => {
    await deleteComment(commentId);
    await expect(isThere(commentPath(commentId))).resolves.toBe(false);
    await expect.poll(() => isThere(vote), { timeout: 60_000 }).toBe(false);
    await expect(deleteComment(commentId)).resolves.toBeUndefined();
  });

  it("leaves another fan's comment, and says why", async () => {
    await giveComment('seeded');
    const error = await failure(commentId);
    expect(errorKind(error)).toBe('forbidden');
    expect(String(error)).toContain(NOT_YOUR_COMMENT);
    await expect(isThere(commentPath(commentId))).resolves.toBe(true);
    await expect(isThere(vote)).resolves.toBe(true);
  });

  it('is nothing for those who are signed out, and says why', async () => {
    await signOut();
    const error = await failure(commentId);
    await signIn();
    expect(errorKind(error)).toBe('signedOut');
    expect(String(error)).toContain(DELETE_SIGNED_OUT);
    await expect(isThere(commentPath(commentId))).resolves.toBe(true);
  });

  it.each(['', '.', '..', '__mine__', 'users/ana', 'c'.repeat(129)])('knows no comment %o', async (id) => {
    expect(errorKind(await failure(id))).toBe('invalid');
  });
});
