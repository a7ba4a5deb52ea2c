import { type ReportedContent, reportCountPath } from '@outrank/shared/documents/moderation';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { countReportsOf } from '../counts/countTarget.ts';
import { SEEDED_AT } from '../testing/documents.ts';
import { db, readData, readLog } from '../testing/emulator.ts';
import { anasList, seedTwoLists } from '../testing/twoLists.ts';
import { changeList, deleteList, report } from '../testing/userActions.ts';
import { dismissReports } from './closeReports.ts';
import { hideContent } from './hideContent.ts';

const list: ReportTarget = { kind: 'list', list: anasList };
const comment: ReportTarget = { kind: 'comment', commentId: 'ana-1' };
const user: ReportTarget = { kind: 'user', userId: 'ana' };
const listWords = { name: 'All winners', description: '' };

const decide = (target: ReportTarget) => ({ by: 'cleo', target: reportTargetId(target), reason: 'Harmless' });
const keep = (target: ReportTarget, seen: ReportedContent | null) =>
  dismissReports(db, { ...decide(target), action: 'keep' }, seen);
const reportCountOf = (target: ReportTarget) => db.doc(reportCountPath(reportTargetId(target)));
const readReportCount = (target: ReportTarget) => readData(reportCountOf(target).path);
const openReports = (target: ReportTarget) =>
  reportCountOf(target).set({ count: 3, isOpen: true, at: SEEDED_AT, decidedAt: null });

beforeEach(seedTwoLists);

it.each([
  [list, listWords],
  [comment, { text: 'Words of Ana' }],
  [user, { displayName: 'Ana' }],
])('closes the reports of what is kept once, and logs why: $kind', async (target, words) => {
  await openReports(target);
  await expect(keep(target, words)).resolves.toBe(true);
  const closed = await readReportCount(target);
  expect(closed).toEqual({
    ...{ count: 0, isOpen: false, at: SEEDED_AT },
    ...{ decidedAt: expect.any(Timestamp), decidedContent: words },
  });
  await expect(keep(target, words)).resolves.toBe(true);
  await expect(readReportCount(target)).resolves.toEqual(closed);
  await expect(readLog()).resolves.toMatchObject([{ ...decide(target), action: 'keep' }]);
});

it('keeps nothing that changed after the curator saw it', async () => {
  await openReports(list);
  await changeList(anasList, { name: 'Rude words' });
  await expect(keep(list, listWords)).resolves.toBe(false);
  await expect(readReportCount(list)).resolves.toMatchObject({ count: 3, isOpen: true });
  await expect(readLog()).resolves.toEqual([]);
  await expect(keep(list, { ...listWords, name: 'Rude words' })).resolves.toBe(true);
});

it('remembers the latest words that were kept', async () => {
  await openReports(list);
  await keep(list, listWords);
  await reportCountOf(list).update({ count: 1, isOpen: true });
  await changeList(anasList, { name: 'Winners', description: 'All of them' });
  await keep(list, { name: 'Winners', description: 'All of them' });
  await expect(readReportCount(list)).resolves.toMatchObject({
    isOpen: false,
    decidedContent: { name: 'Winners', description: 'All of them' },
  });
});

it('remembers the words that were kept when a later report is counted', async () => {
  await openReports(list);
  await keep(list, listWords);
  await report('ben', reportTargetId(list));
  await countReportsOf(db, reportTargetId(list));
  await expect(readReportCount(list)).resolves.toMatchObject({
    ...{ count: 1, isOpen: true, decidedContent: listWords },
  });
});

it('removes the count of a deleted target', async () => {
  await openReports(list);
  await deleteList(anasList);
  await expect(keep(list, null)).resolves.toBe(true);
  await expect(readReportCount(list)).resolves.toBeUndefined();
});

it('closes the late reports of a hidden comment', async () => {
  await hideContent(db, { ...decide(comment), action: 'hide' });
  await openReports(comment);
  await expect(keep(comment, null)).resolves.toBe(true);
  await expect(readReportCount(comment)).resolves.toMatchObject({
    isOpen: false,
    decidedContent: { text: 'Words of Ana' },
  });
});

it('stores nothing about a target without reports', async () => {
  await expect(keep(list, listWords)).resolves.toBe(true);
  await expect(readReportCount(list)).resolves.toBeUndefined();
  await expect(readLog()).resolves.toEqual([]);
});
