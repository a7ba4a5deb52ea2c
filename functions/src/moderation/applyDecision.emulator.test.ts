import { blockedAccountPath, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { BLOCKED_BY_SELF } from '@outrank/shared/moderation/moderation';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE_AGE_MAX_MS } from '../search/createLiveCatalogue.ts';
import { seedList } from '../testing/documents.ts';
import { db, emptyDatabase, readData, readLog } from '../testing/emulator.ts';
import { startSearch } from '../testing/searches.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { applyDecision } from './applyDecision.ts';

const decide = (request: ModerateRequest) => applyDecision(db, 'cleo', request, new Date());

beforeEach(emptyDatabase);

it("removes a hidden list from search within seconds and from the week's top at once, and restores it", async () => {
  const { totalOf, wait } = startSearch();
  const expectLists = async (count: number) => {
    expect((await readData(WEEKLY_TOP_PATH))?.lists).toHaveLength(count);
    wait(CATALOGUE_AGE_MAX_MS + 1);
    await expect(totalOf('winners')).resolves.toBe(count);
  };
  const target = reportTargetId({ kind: 'list', list: await seedList('All winners') });
  await computeWeeklyTop(db, new Date());
  await expectLists(1);
  await decide({ action: 'hide', target, reason: 'Spam' });
  await expectLists(0);
  await decide({ action: 'restore', target, reason: '' });
  await expectLists(1);
});

describe('an account', () => {
  const block = (reason: string) => decide({ action: 'block', uid: 'ana', reason });
  const unblock = () => decide({ action: 'unblock', uid: 'ana', reason: '' });

  it('is blocked once, for the first reason, and unblocked', async () => {
    await expect(block('Spam')).resolves.toBe(true);
    await expect(block('More spam')).resolves.toBe(true);
    await expect(readData(blockedAccountPath('ana'))).resolves.toMatchObject({ reason: 'Spam', by: 'cleo' });
    await expect(unblock()).resolves.toBe(true);
    await expect(unblock()).resolves.toBe(true);
    await expect(readData(blockedAccountPath('ana'))).resolves.toBeUndefined();
    const actions = (await readLog()).map(({ action }) => action).toSorted();
    expect(actions).toEqual(['block', 'unblock']);
  });

  it('stays blocked while its own user deletes it', async () => {
    const blocked = { reason: 'leaving', by: BLOCKED_BY_SELF, at: Timestamp.now() };
    await db.doc(blockedAccountPath('ana')).set(blocked);
    await expect(block('Spam')).resolves.toBe(true);
    await expect(unblock()).resolves.toBe(false);
    await expect(readData(blockedAccountPath('ana'))).resolves.toEqual(blocked);
    await expect(readLog()).resolves.toEqual([]);
  });
});
