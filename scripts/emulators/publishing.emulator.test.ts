import { ballotsPath, countedBallotPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { openEmulatorApp } from './adminApp.ts';

const app = openEmulatorApp();
const firestore = getFirestore(app);
const uid = 'publishing-test';
const category = 'goat-competitor';

afterAll(async () => {
  await firestore.doc(ballotsPath(uid)).delete();
  await deleteApp(app);
});

const read = async (path: string) => (await firestore.doc(path).get()).data();
const readListedBy = async () => (await read(topTenPath(category)))?.listedBy;
const submit = (ranking: readonly string[]) =>
  firestore.doc(ballotsPath(uid)).set({ [category]: { ranking, submittedAt: new Date() } });

test('the functions count and publish a ballot, and its removal', async () => {
  const timing = { timeout: 25_000, interval: 250 };
  await submit(['nick-wilson']);
  await expect.poll(() => read(countedBallotPath(category, uid)), timing).toBeDefined();
  await expect.poll(readListedBy, timing).toHaveProperty('nick-wilson');
  await submit([]);
  await expect.poll(readListedBy, timing).not.toHaveProperty('nick-wilson');
}, 90_000);
