import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDemoWorld } from './buildDemoWorld.ts';
import { seedDemoWorld } from './seedDemoWorld.ts';

/** A project of its own, so that no other test meets the demo world. */
const projectId = `demo-seed-${Date.now()}`;
const now = new Date('2026-11-21T12:00:00Z');
const app = initializeApp({ projectId }, 'look');

let wasNew: boolean;
beforeAll(async () => {
  wasNew = await seedDemoWorld(now, projectId);
});
afterAll(() => deleteApp(app));

test('every document of the world is stored', async () => {
  const store = getFirestore(app);
  const stored = await store.getAll(...buildDemoWorld(now).map(({ path }) => store.doc(path)));
  expect(wasNew).toBe(true);
  expect(stored.filter(({ exists }) => !exists).map(({ ref }) => ref.path)).toEqual([]);
});

test.each(demoUsers)('the identity of $name leads to the seeded account', async ({ uid, sub, email }) => {
  const account = await getAuth(app).getUserByProviderUid('google.com', sub);
  expect(account).toMatchObject({ uid, email, emailVerified: true });
});

test('a second seed changes nothing', async () => {
  const list = (await getFirestore(app).collectionGroup('lists').limit(1).get()).docs[0];
  await list?.ref.update({ name: 'Renamed by its fan' });
  expect(await seedDemoWorld(new Date(), projectId)).toBe(false);
  expect((await list?.ref.get())?.get('name')).toBe('Renamed by its fan');
});
