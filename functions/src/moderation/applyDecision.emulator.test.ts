import {
  blockedAccountPath,
  reportCountPath,
  WEEKLY_TOP_PATH,
} from '@outrank/shared/firestore/documentPaths';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { BLOCKED_BY_SELF } from '@outrank/shared/moderation/moderation';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE_AGE_MAX_MS } from '../search/liveCatalogue.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { logged } from '../testing/moderation.ts';
import { startSearch } from '../testing/searches.ts';
import { giveList } from '../testing/storedLists.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { applyDecision } from './applyDecision.ts';

const decide = (request: ModerateRequest) => applyDecision(db, 'cleo', request, new Date());
const stored = async (path: string) => (await db.doc(path).get()).data();
const topOfWeek = async () => ((await stored(WEEKLY_TOP_PATH))?.lists ?? []).map(({ name }: never) => name);

beforeEach(emptyDatabase);

describe('a list that a curator hides', () => {
  it('is found by no search seconds later, and again when it is restored', async () => {
    const { totalOf, wait } = startSearch();
    const target = reportTargetId({ kind: 'list', list: await giveList('All winners') });
    await expect(totalOf('winners')).resolves.toBe(1);
    await decide({ action: 'hide', target, reason: 'Spam' });
    wait(CATALOGUE_AGE_MAX_MS + 1);
    await expect(totalOf('winners')).resolves.toBe(0);
    await decide({ action: 'restore', target, reason: '' });
    wait(CATALOGUE_AGE_MAX_MS + 1);
    await expect(totalOf('winners')).resolves.toBe(1);
  });

  it('leaves the week’s top lists at once, and comes back when it is restored', async () => {
    const target = reportTargetId({ kind: 'list', list: await giveList('All winners') });
    await computeWeeklyTop(db, new Date());
    await expect(topOfWeek()).resolves.toEqual(['All winners']);
    await decide({ action: 'hide', target, reason: 'Spam' });
    await expect(topOfWeek()).resolves.toEqual([]);
    await decide({ action: 'restore', target, reason: '' });
    await expect(topOfWeek()).resolves.toEqual(['All winners']);
  });
});

describe('keeping a target', () => {
  const comment: ReportTarget = { kind: 'comment', commentId: 'ana-1' };
  const target = reportTargetId(comment);

  it('closes its reports, once, and says why in the log', async () => {
    await db.doc(reportCountPath(target)).set({ count: 3, at: Timestamp.now() });
    await decide({ action: 'keep', target, reason: 'Harmless' });
    await decide({ action: 'keep', target, reason: 'Harmless' });
    await expect(stored(reportCountPath(target))).resolves.toBeUndefined();
    await expect(logged()).resolves.toMatchObject([
      { by: 'cleo', action: 'keep', target: target, reason: 'Harmless' },
    ]);
  });
});

describe('an account', () => {
  const block = (reason: string) => decide({ action: 'block', uid: 'ana', reason });
  const unblock = () => decide({ action: 'unblock', uid: 'ana', reason: '' });

  it('is blocked once, for the first reason, and freed', async () => {
    await expect(block('Spam')).resolves.toBe(true);
    await expect(block('More spam')).resolves.toBe(true);
    await expect(stored(blockedAccountPath('ana'))).resolves.toMatchObject({ reason: 'Spam', by: 'cleo' });
    await expect(unblock()).resolves.toBe(true);
    await expect(unblock()).resolves.toBe(true);
    await expect(stored(blockedAccountPath('ana'))).resolves.toBeUndefined();
    const actions = (await logged()).map(({ action }) => action).toSorted();
    expect(actions).toEqual(['block', 'unblock']);
  });

  it('that its own fan is deleting stays barred', async () => {
    const bar = { reason: 'leaving', by: BLOCKED_BY_SELF, at: Timestamp.now() };
    await db.doc(blockedAccountPath('ana')).set(bar);
    await expect(block('Spam')).resolves.toBe(true);
    await expect(unblock()).resolves.toBe(false);
    await expect(stored(blockedAccountPath('ana'))).resolves.toEqual(bar);
    await expect(logged()).resolves.toEqual([]);
  });
});
