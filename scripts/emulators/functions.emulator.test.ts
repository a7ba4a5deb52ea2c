import {
  ballotsPath,
  countedBallotPath,
  SEARCH_SNAPSHOT_PATH,
  topTenPath,
  WEEKLY_TOP_PATH,
} from '@outrank/shared/firestore/documentPaths';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { convertExport } from '../importing/convertExport.ts';
import { writeGroups } from '../importing/writeGroups.ts';
import { openEmulatorApp } from './adminApp.ts';
import { runSchedules } from './schedules.ts';

const app = openEmulatorApp();
const firestore = getFirestore(app);
const uid = `publishing-${Date.now()}`;
const category = 'goat-competitor';

afterAll(async () => {
  await firestore.doc(ballotsPath(uid)).delete();
  await deleteApp(app);
});

test.each([WEEKLY_TOP_PATH, SEARCH_SNAPSHOT_PATH])('running the schedules writes %s', async (path) => {
  const document = firestore.doc(path);
  const before = await document.get();
  await runSchedules();
  const after = await document.get();
  expect(after.exists).toBe(true);
  expect(after.updateTime).not.toEqual(before.updateTime);
});

const read = async (path: string) => (await firestore.doc(path).get()).data();
const readSlots = async () => (await read(countedBallotPath(category, uid)))?.slots;
const readListedBy = async () => (await read(topTenPath(category)))?.listedBy;

test('the functions count and publish an imported ballot, and its removal', async () => {
  const timing = { timeout: 25_000, interval: 250 };
  const userGlobalRankings = { [uid]: { [category]: { ranking: [{ id: 'nick-wilson' }] } } };
  await writeGroups(firestore, convertExport({ userGlobalRankings }).groups);
  await expect.poll(readSlots, timing).toEqual(['nick-wilson', ...Array(9).fill('')]);
  await expect.poll(readListedBy, timing).toHaveProperty('nick-wilson');
  await firestore.doc(ballotsPath(uid)).set({ [category]: { ranking: [], submittedAt: new Date() } });
  await expect.poll(readListedBy, timing).not.toHaveProperty('nick-wilson');
}, 90_000);
