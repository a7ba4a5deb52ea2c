import { userListsPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import { type ReportedContent, reportCountPath, reportPath } from '@outrank/shared/documents/moderation';
import { rateLimits, ratePath } from '@outrank/shared/documents/rate';
import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { actAs, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { toGoogleId } from '#testing/googleIds.ts';
import { readReports } from './curatorAccess.ts';
import { sendReport } from './sendReport.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const anasList: ReportTarget = { kind: 'list', list };
const bensComment: ReportTarget = { kind: 'comment', commentId: 'c'.repeat(20) };
const anasName: ReportTarget = { kind: 'user', userId: 'ana' };
const tame = { name: 'Heroes', description: '' };
const insult = { name: 'Rude words', description: '' };
const comment = { text: 'Parvati first, always.' };

const report = (uid: string, target: ReportTarget, content: ReportedContent, text = '') =>
  actAs(uid, () => sendReport({ uid, target, content, reason: 'abuse', text })).then(() => 'none', errorKind);
const readReport = (uid: string, target: ReportTarget) =>
  database.read(reportPath(uid, reportTargetId(target)));
/** What curators read, newest first. */
const readReported = async (target: ReportTarget) =>
  (await actAs('curator', () => readReports(reportTargetId(target), 10))).map(({ content }) => content);
const rename = (words: object) => database.change(listPath(list), words);
/** What `moderate` stores when a curator keeps what a target says. */
const keep = (target: ReportTarget, decidedContent: ReportedContent) =>
  database.seed(reportCountPath(reportTargetId(target)), {
    ...{ count: 0, isOpen: false, at: Timestamp.now() },
    ...{ decidedAt: Timestamp.now(), decidedContent },
  });

beforeEach(async () => {
  await database.bind('ana', 'cleo', 'dan');
  await database.seedList(list);
  await database.seed(commentPath('c'.repeat(20)), storedComment(list));
  await database.seed(userListsPath('ana'), { displayName: 'Ana' });
});

describe.each([
  { target: anasList, content: tame },
  { target: bensComment, content: comment },
  { target: anasName, content: { displayName: 'Ana' } },
])('a report of a $target.kind', ({ target, content }) => {
  test('is stored once for each user, with what was reported', async () => {
    const text = `Look.${'x'.repeat(REPORT_TEXT_MAX)}`;
    expect(await report('cleo', target, content, ` ${text}`)).toBe('none');
    const stored = await readReport('cleo', target);
    expect(stored).toMatchObject({ reason: 'abuse', text: text.slice(0, REPORT_TEXT_MAX), content });
    expect(await report('cleo', target, content, 'Again')).toBe('none');
    expect(await readReport('cleo', target)).toEqual(stored);
    expect(await report('dan', target, content)).toBe('none');
    expect(await readReported(target)).toEqual([content, content]);
  });
});

test("is `forbidden` for the user's own list and name, and for what is deleted", async () => {
  expect(await report('ana', anasList, tame)).toBe('forbidden');
  expect(await report('ana', anasName, { displayName: 'Ana' })).toBe('forbidden');
  expect(await report('cleo', anasList, tame)).toBe('none');
  await database.remove(listPath(list));
  expect(await report('dan', anasList, tame)).toBe('forbidden');
});

test('stores what the target says when it has changed on the way', async () => {
  await rename(insult);
  expect(await report('cleo', anasList, tame)).toBe('none');
  expect(await readReported(anasList)).toEqual([insult]);
});

test('is `busy` past the limit, except for a report that is stored already', async () => {
  await report('cleo', anasList, tame);
  const at = Timestamp.now();
  const fullAt = Timestamp.fromMillis(at.toMillis() + rateLimits.reports.windowMs);
  await database.change(ratePath(toGoogleId('cleo'), 'reports'), { fullAt });
  expect(await report('cleo', bensComment, comment)).toBe('busy');
  expect(await report('cleo', anasList, tame)).toBe('none');
});

test.each([
  ['the very words that were kept', () => keep(anasList, insult)],
  ['a report that no curator has decided on', () => rename(tame).then(() => rename(insult))],
])('is not stored again: %s', async (_, act) => {
  await rename(insult);
  await report('cleo', anasList, insult);
  const first = await readReport('cleo', anasList);
  await act();
  expect(await report('cleo', anasList, insult)).toBe('none');
  expect(await readReport('cleo', anasList)).toEqual(first);
});
