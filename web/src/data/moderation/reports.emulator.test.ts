import {
  blockedAccountPath,
  commentPath,
  ratePath,
  reportCountPath,
  reportPath,
} from '@outrank/shared/firestore/documentPaths';
import { REPORT_TEXT_MAX, REPORTS_PER_WINDOW } from '@outrank/shared/limits';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { getClient, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { sendReport } from './reports.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const anasList: ReportTarget = { kind: 'list', list };
const bensComment: ReportTarget = { kind: 'comment', commentId: 'c'.repeat(20) };
const report = (uid: string, target: ReportTarget, text = '') =>
  sendReport(getClient(uid), { uid, target, reason: 'abuse', text });
const reportCounts = (target: ReportTarget) => database.read(reportCountPath(reportTargetId(target)));
const kindOf = (failing: Promise<unknown>) => failing.then(() => 'none', errorKind);

beforeEach(async () => {
  await database.seedList(list);
  await database.seed(commentPath('c'.repeat(20)), storedComment(list));
});

describe('a report', () => {
  test.each([
    { what: 'a list', target: anasList },
    { what: 'a comment', target: bensComment },
  ])('of $what is stored and pluralize, for each fan once', async ({ target }) => {
    await report('cleo', target, ` Look.${'x'.repeat(REPORT_TEXT_MAX)}`);
    await report('cleo', target, 'Again');
    await report('dan', target);
    expect(await reportCounts(target)).toMatchObject({ count: 2 });
    expect(await database.read(reportPath('cleo', reportTargetId(target)))).toMatchObject({
      reason: 'abuse',
      text: `Look.${'x'.repeat(REPORT_TEXT_MAX)}`.slice(0, REPORT_TEXT_MAX),
    });
  });

  test('of one’s own list, or of what is gone, is refused', async () => {
    expect(await kindOf(report('ana', anasList))).toBe('forbidden');
    expect(await kindOf(report('cleo', { kind: 'comment', commentId: 'x'.repeat(20) }))).toBe('forbidden');
    expect(await reportCounts(anasList)).toBeUndefined();
  });

  test('of an account that is barred is refused', async () => {
    await database.seed(blockedAccountPath('cleo'), { reason: 'Spam', at: Timestamp.now(), by: 'dan' });
    expect(await kindOf(report('cleo', anasList))).toBe('forbidden');
  });

  test('past the most for now says so, unless it was stored before', async () => {
    await report('cleo', anasList);
    await database.change(ratePath('cleo', 'reports'), { count: REPORTS_PER_WINDOW });
    expect(await kindOf(report('cleo', bensComment))).toBe('busy');
    expect(await kindOf(report('cleo', anasList))).toBe('none');
  });
});
