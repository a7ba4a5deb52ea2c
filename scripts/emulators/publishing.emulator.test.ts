import { ballotsPath, countedBallotPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { emulatorEnvironment, projectId } from './emulatorSettings.ts';

Object.assign(process.env, emulatorEnvironment());
const app = initializeApp({ projectId }, 'publishing');
const firestore = getFirestore(app);

const uid = 'publishing-test';
const category = 'goat-competitor';
afterAll(async () => {
  await firestore.doc(ballotsPath(uid)).delete();
  await deleteApp(app);
});

const read = async (path: string) => (await firestore.doc(path).get()).data();

async function casts(ranking: readonly string[]) {
  await firestore.doc(ballotsPath(uid)).set({ [category]: { ranking, submittedAt: new Date() } });
}

test('a ballot is counted and published, and so is its end, by the functions themselves', async () => {
  const patience = { timeout: 25_000, interval: 250 };
  await casts(['nick-wilson']);
  await expect.poll(() => read(countedBallotPath(category, uid)), patience).toBeDefined();
  await expect
    .poll(async () => (await read(topTenPath(category)))?.listedBy, patience)
    .toHaveProperty('nick-wilson');
  await casts([]);
  await expect
    .poll(async () => (await read(topTenPath(category)))?.listedBy, patience)
    .not.toHaveProperty('nick-wilson');
}, 90_000);
