import {
  commentPath,
  commentVotePath,
  favoritePath,
  listKeyText,
  upvotePath,
} from '@outrank/shared/firestore/documentPaths';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedList, store } from '../../../e2e/support/seed.ts';

// Set before the modules that read it at their first import.
for (const [name, value] of Object.entries(loadEnv('emulator', 'web'))) vi.stubEnv(name, value);
const { signOut } = await import('#data/session/auth.ts');
const { db } = await import('#data/firebase/firestore.ts');
const { deleteList } = await import('./deleteList.ts');
const { signInAsDemoUser } = await import('#data/session/demoSignIn.ts');

const sub = `tidy-${Date.now()}`;
let userId = '';

beforeAll(async () => {
  ({ uid: userId } = await signInAsDemoUser({ sub, name: 'Tidy fan', email: `${sub}@example.com` }));
});
afterAll(async () => {
  await signOut();
  vi.unstubAllEnvs();
});

// The emulator starts a function's process at its first event, which takes a while on a busy machine.
it('deleting a list takes its comments, their votes, its upvotes and favorites along', {
  timeout: 90_000,
}, async () => {
  const key = { userId, listId: await seedList({ userId, userName: 'Tidy fan' }) };
  const commentId = `comment-${sub}`;
  const traces = {
    [commentPath(commentId)]: { listUserId: userId, listId: key.listId, userId: 'seeded' },
    [commentVotePath('seeded', commentId)]: { commentId, listKey: listKeyText(key), value: 1 },
    [upvotePath('seeded', key)]: { ...key, at: new Date() },
    [favoritePath('seeded', key)]: { ...key, name: 'A list', favoritedAt: new Date() },
  };
  const references = Object.keys(traces).map((path) => store.doc(path));
  for (const [path, trace] of Object.entries(traces)) await store.doc(path).set(trace);
  const left = async () => (await store.getAll(...references)).filter(({ exists }) => exists).length;

  await expect(left()).resolves.toBe(4);
  await deleteList(db, key);
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
});
