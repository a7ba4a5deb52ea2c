import { ballotsPath } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import { countedBallotPath, topTenPath } from '@outrank/shared/documents/results';
import { SEARCH_SNAPSHOT_PATH, WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { convertExport } from '../importing/convertExport.ts';
import { writeGroups } from '../importing/writeGroups.ts';
import { createListData } from '../seed/demoLists.ts';
import { openEmulatorApp } from './adminApp.ts';
import { runSchedules } from './schedules.ts';

const app = openEmulatorApp();
const firestore = getFirestore(app);
const uid = `publishing-${Date.now()}`;
const category = 'goat-competitor';
const topList = { userId: uid, listId: 'list_1' };

afterAll(async () => {
  await firestore.doc(listPath(topList)).delete();
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
const readVotes = async () => (await read(topTenPath(category)))?.totalVotes ?? 0;

test('the functions count and publish an imported ballot, and its removal', async () => {
  const timing = { timeout: 25_000, interval: 250 };
  const userGlobalRankings = { [uid]: { [category]: { ranking: [{ id: 'nick-wilson' }] } } };
  const before = await readVotes();
  await writeGroups(firestore, convertExport({ userGlobalRankings }).groups);
  await expect.poll(readSlots, timing).toEqual(['nick-wilson', ...Array(9).fill('')]);
  await expect.poll(readVotes, timing).toBe(before + 1);
  await firestore.doc(ballotsPath(uid)).set({ [category]: { ranking: [], submittedAt: new Date() } });
  await expect.poll(readVotes, timing).toBe(before);
});

test('Home’s top lists follow a change and the deletion of one of them within seconds', async () => {
  const timing = { timeout: 25_000, interval: 250 };
  const readNames = async () => {
    const { lists = [] } = (await read(WEEKLY_TOP_PATH)) ?? {};
    return lists.map(({ name }: { name: string }) => name);
  };
  const content = { name: 'Top', description: '', tags: [], items: [contestantItem('nick-wilson')] };
  const list = createListData(topList, 'Ana', content, new Date());
  await firestore.doc(listPath(topList)).set({ ...list, upvoteCount: 1_000_000 });
  await runSchedules();
  expect((await readNames())[0]).toBe('Top');
  await firestore.doc(listPath(topList)).update({ name: 'Top, renamed' });
  await expect.poll(readNames, timing).toContain('Top, renamed');
  await firestore.doc(listPath(topList)).delete();
  await expect.poll(readNames, timing).not.toContain('Top, renamed');
});
