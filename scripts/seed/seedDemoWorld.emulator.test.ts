import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { buildDemoWorld } from './buildDemoWorld.ts';
import { storeDemoWorld } from './seedDemoWorld.ts';

/** A project of its own, so that no other test reads the demo world. */
const project = `demo-seed-${Date.now()}`;
const now = new Date('2026-11-21T12:00:00Z');
const app = openEmulatorApp(project);

const storeWorld = () => storeDemoWorld((write, documents) => write(documents), { now, project });

let wasNew: boolean;
beforeAll(async () => {
  wasNew = await storeWorld();
});
afterAll(() => {
  setPublishedSeasons([]);
  return deleteApp(app);
});

test('stores every document of the world', async () => {
  const firestore = getFirestore(app);
  const stored = await firestore.getAll(...buildDemoWorld(now).map(({ path }) => firestore.doc(path)));
  expect(wasNew).toBe(true);
  expect(stored.filter(({ exists }) => !exists).map(({ ref }) => ref.path)).toEqual([]);
});

test.each(demoUsers)('links the identity of $name to the seeded account', async ({ uid, sub, email }) => {
  const account = await getAuth(app).getUserByProviderUid('google.com', sub);
  expect(account).toMatchObject({ uid, email, emailVerified: true });
});

test('changes nothing the second time', async () => {
  const list = (await getFirestore(app).collectionGroup('lists').limit(1).get()).docs[0];
  await list?.ref.update({ name: 'Renamed by its user' });
  expect(await storeWorld()).toBe(false);
  expect((await list?.ref.get())?.get('name')).toBe('Renamed by its user');
});
