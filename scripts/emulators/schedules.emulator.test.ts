import { SEARCH_SNAPSHOT_PATH, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { openEmulatorApp } from './adminApp.ts';
import { runSchedules } from './schedules.ts';

const app = openEmulatorApp();
afterAll(() => deleteApp(app));

test.each([WEEKLY_TOP_PATH, SEARCH_SNAPSHOT_PATH])('running the schedules writes %s', async (path) => {
  const document = getFirestore(app).doc(path);
  const before = await document.get();
  await runSchedules();
  const after = await document.get();
  expect(after.exists).toBe(true);
  expect(after.updateTime).not.toEqual(before.updateTime);
});
