import { commentPath, ratePath, reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { REPORT_TEXT_MAX, REPORTS_PER_WINDOW } from '@outrank/shared/limits';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { beforeEach, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { getClient, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { sendReport } from './reports.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const anasList: ReportTarget = { kind: 'list', list };
const bensComment: ReportTarget = { kind: 'comment', commentId: 'c'.repeat(20) };
const report = (uid: string, target: ReportTarget, text = '') =>
  sendReport(getClient(uid), { uid, target, reason: 'abuse', text }).then(() => 'none', errorKind);
const readReportCount = (target: ReportTarget) => database.read(reportCountPath(reportTargetId(target)));

beforeEach(async () => {
  await database.seedList(list);
  await database.seed(commentPath('c'.repeat(20)), storedComment(list));
});

test.each([anasList, bensComment])(
  'stores and counts one report of a $kind for each user',
  async (target) => {
    const text = `Look.${'x'.repeat(REPORT_TEXT_MAX)}`;
    expect(await report('cleo', target, ` ${text}`)).toBe('none');
    expect(await report('cleo', target, 'Again')).toBe('none');
    expect(await report('dan', target)).toBe('none');
    expect(await readReportCount(target)).toMatchObject({ count: 2 });
    expect(await database.read(reportPath('cleo', reportTargetId(target)))).toMatchObject({
      reason: 'abuse',
      text: text.slice(0, REPORT_TEXT_MAX),
    });
  },
);

test('is `forbidden` for the user’s own list', async () => {
  expect(await report('ana', anasList)).toBe('forbidden');
  expect(await readReportCount(anasList)).toBeUndefined();
});

test('is `busy` past the limit, except for a report that is stored already', async () => {
  await report('cleo', anasList);
  await database.change(ratePath('cleo', 'reports'), { count: REPORTS_PER_WINDOW });
  expect(await report('cleo', bensComment)).toBe('busy');
  expect(await report('cleo', anasList)).toBe('none');
});
