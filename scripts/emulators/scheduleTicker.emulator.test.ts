import { SEARCH_SNAPSHOT_PATH, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { emulatorEnvironment, projectId } from './emulatorSettings.ts';
import { tick } from './scheduleTicker.ts';

Object.assign(process.env, emulatorEnvironment());
const app = initializeApp({ projectId }, 'tick');
afterAll(() => deleteApp(app));

test.each([
  ['the top lists of the week', WEEKLY_TOP_PATH],
  ['the snapshot of the search catalogue', SEARCH_SNAPSHOT_PATH],
])('a tick writes %s', async (_what, path) => {
  const document = getFirestore(app).doc(path);
  const before = await document.get();
  await tick();
  const after = await document.get();
  expect(after.exists).toBe(true);
  expect(after.updateTime).not.toEqual(before.updateTime);
});
