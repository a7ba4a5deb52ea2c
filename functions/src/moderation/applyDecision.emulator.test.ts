import { blockedAccountPath, reportCountPath } from '@outrank/shared/documents/moderation';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { INDEX_AGE_MAX_MS } from '../search/liveListIndex.ts';
import { seedList, setUserName } from '../testing/documents.ts';
import { db, emptyDatabase, exists, readData, readLog } from '../testing/emulator.ts';
import { emptyAuth, seedGoogleUsers } from '../testing/googleUsers.ts';
import { startSearch } from '../testing/searches.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { applyDecision } from './applyDecision.ts';

const decide = (request: ModerateRequest) => applyDecision(db, 'cleo', request, new Date());

beforeEach(emptyDatabase);

it("removes a hidden list from search within seconds and from the week's top at once, and restores it", async () => {
  const { totalOf, wait } = startSearch();
  const expectLists = async (count: number) => {
    expect((await readData(WEEKLY_TOP_PATH))?.lists).toHaveLength(count);
    wait(INDEX_AGE_MAX_MS + 1);
    await expect(totalOf('winners')).resolves.toBe(count);
  };
  const target = reportTargetId({ kind: 'list', list: await seedList('All winners') });
  await computeWeeklyTop(db, new Date());
  await expectLists(1);
  await decide({ action: 'hide', target, reason: 'Spam' });
  await expectLists(0);
  await decide({
    action: 'restore',
    target,
    reason: '',
    content: { name: 'All winners', description: '' },
  });
  await expectLists(1);
});

it('blocks an account by its uid, and unblocks its Google account', async () => {
  await emptyAuth();
  await seedGoogleUsers('ana');
  await expect(decide({ action: 'block', uid: 'ana', reason: 'Spam' })).resolves.toBe(true);
  await expect(exists(blockedAccountPath('google-ana'))).resolves.toBe(true);
  await expect(decide({ action: 'unblock', googleId: 'google-ana', reason: '' })).resolves.toBe(true);
  await expect(exists(blockedAccountPath('google-ana'))).resolves.toBe(false);
});

it('resets a name, and keeps only what the curator saw', async () => {
  const target = reportTargetId({ kind: 'user', userId: 'ana' });
  await setUserName('ana', 'A slur');
  await db.doc(reportCountPath(target)).set({ count: 1, isOpen: true, at: Timestamp.now(), decidedAt: null });
  const keep = (displayName: string) =>
    decide({ action: 'keep', target, reason: '', content: { displayName } });
  await expect(keep('Tame')).resolves.toBe(false);
  await expect(decide({ action: 'resetName', target, reason: 'A slur.' })).resolves.toBe(true);
  await expect(keep('Castaway')).resolves.toBe(true);
  await expect(readLog()).resolves.toMatchObject([{ by: 'cleo', action: 'resetName', target }]);
});
