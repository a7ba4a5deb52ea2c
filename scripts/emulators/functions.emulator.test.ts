import { listPath } from '@outrank/shared/documents/list';
import { SEARCH_SNAPSHOT_PATH, WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { createListData } from '../seed/demoLists.ts';
import { openEmulatorApp } from './adminApp.ts';
import { runSchedules } from './schedules.ts';

const app = openEmulatorApp();
const firestore = getFirestore(app);
const uid = `publishing-${Date.now()}`;
const topList = { userId: uid, listId: 'list_1' };

afterAll(async () => {
  await firestore.doc(listPath(topList)).delete();
  await deleteApp(app);
});

test('running the schedules writes what they compute', async () => {
  const startedAt = Date.now();
  await runSchedules();
  for (const path of [WEEKLY_TOP_PATH, SEARCH_SNAPSHOT_PATH]) {
    const { updateTime } = await firestore.doc(path).get();
    expect(updateTime?.toMillis()).toBeGreaterThanOrEqual(startedAt);
  }
});

test('Home’s top lists follow a change and the deletion of one of them within seconds', async () => {
  const readNames = async () => {
    const { lists = [] } = (await firestore.doc(WEEKLY_TOP_PATH).get()).data() ?? {};
    return lists.map(({ name }: { name: string }) => name);
  };
  const content = { name: 'Top', description: '', tags: [], items: [contestantItem('nick-wilson')] };
  const list = createListData(topList, 'Ana', content, new Date());
  await firestore.doc(listPath(topList)).set({ ...list, upvoteCount: 1_000_000 });
  await runSchedules();
  expect((await readNames())[0]).toBe('Top');
  await firestore.doc(listPath(topList)).update({ name: 'Top, renamed' });
  await expect.poll(readNames).toContain('Top, renamed');
  await firestore.doc(listPath(topList)).delete();
  await expect.poll(readNames).not.toContain('Top, renamed');
});
