import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { listPath } from '@outrank/shared/documents/list';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { rateLimits, ratePath, takeToken } from '@outrank/shared/documents/rate';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { changeStoredGroup } from '../airing/storedGroups.ts';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import { SEEDED_AT, seedDocuments, setUserName } from '../testing/documents.ts';
import { db, exists, readData, readLog } from '../testing/emulator.ts';
import { SEEDED_GROUP, seasonOf } from '../testing/season.ts';
import { anasList, seedTwoLists } from '../testing/twoLists.ts';
import { hideContent, restoreContent } from './hideContent.ts';
import { resetName } from './resetName.ts';

const target = reportTargetId({ kind: 'user', userId: 'ana' });
const decision = { by: 'cleo', action: 'resetName', target, reason: 'A slur.' } as const;
const readName = async () => (await readData(userListsPath('ana')))?.displayName;

beforeEach(async () => {
  await seedTwoLists();
  await setUserName('ana', 'Rude name');
  await db.doc(reportCountPath(target)).set({ count: 2, isOpen: true, at: SEEDED_AT, decidedAt: null });
});

it('gives the user the default name everywhere, closes the reports and logs it once', async () => {
  await expect(resetName(db, decision)).resolves.toBe(true);
  await expect(resetName(db, decision)).resolves.toBe(true);
  await expect(readName()).resolves.toBe('Castaway');
  await cascadeUserName(db, 'ana');
  await expect(readData(listPath(anasList))).resolves.toMatchObject({ userName: 'Castaway' });
  await expect(readData(reportCountPath(target))).resolves.toMatchObject({
    ...{ count: 0, isOpen: false, decidedContent: { displayName: 'Castaway' } },
  });
  await expect(readLog()).resolves.toMatchObject([decision]);
});

it('gives no rename to the user for a day, and to others as before', async () => {
  const at = SEEDED_AT;
  await seedDocuments([[googleAccountPath('google-ana'), { uid: 'ana', at }]]);
  await resetName(db, decision);
  const fullAt: Timestamp = (await readData(ratePath('google-ana', 'renames')))?.fullAt;
  const day = rateLimits.renames.windowMs;
  const now = Date.now();
  expect(takeToken('renames', fullAt.toMillis(), now + day - 60_000)).toBeUndefined();
  expect(takeToken('renames', fullAt.toMillis(), now + day)).toBeDefined();
  await expect(exists(ratePath('google-ben', 'renames'))).resolves.toBe(false);
});

it('creates no profile for a deleted account, whose reports have no count any more', async () => {
  await db.doc(userListsPath('ana')).delete();
  await expect(resetName(db, decision)).resolves.toBe(false);
  await expect(readName()).resolves.toBeUndefined();
  await expect(exists(reportCountPath(target))).resolves.toBe(false);
  await expect(readLog()).resolves.toEqual([]);
});

it('resets the name of a group for a day, which its owner cannot undo and its shares show', async () => {
  await seedDocuments(seasonOf('ana', 'ben'));
  await seedDocuments([[googleAccountPath('google-ana'), { uid: 'ana', at: SEEDED_AT }]]);
  const groupId = SEEDED_GROUP.split('/')[1] ?? '';
  const ofGroup = { ...decision, target: reportTargetId({ kind: 'group', groupId }) };
  for (const _ of [1, 2]) await expect(resetName(db, ofGroup)).resolves.toBe(true);
  await expect(readData(SEEDED_GROUP)).resolves.toMatchObject({ name: 'Tribe', memberIds: ['ana', 'ben'] });
  await expect(readData(reportCountPath(ofGroup.target))).resolves.toMatchObject({
    ...{ isOpen: false, decidedContent: { name: 'Tribe' } },
  });
  const rename = { groupId, action: 'rename', name: 'Rude again' } as const;
  const ana = { uid: 'ana', googleId: 'google-ana' };
  await expect(changeStoredGroup(db, ana, rename)).resolves.toBe('nameReset');
  await expect(readLog()).resolves.toMatchObject([ofGroup]);
  await db.doc(SEEDED_GROUP).delete();
  await expect(resetName(db, ofGroup)).resolves.toBe(false);
});

it('is for names only, and names cannot be hidden or restored', async () => {
  const list = reportTargetId({ kind: 'list', list: anasList });
  expect(() => resetName(db, { ...decision, target: list })).toThrow(TypeError);
  expect(() => hideContent(db, { ...decision, action: 'hide' })).toThrow(TypeError);
  await expect(restoreContent(db, { ...decision, action: 'restore' }, null)).rejects.toThrow(TypeError);
  await expect(readName()).resolves.toBe('Rude name');
});
