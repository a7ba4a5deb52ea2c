import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  blockedAccountPath,
  deletedListPath,
  type ListKey,
  listPath,
  reportCountPath,
  reportPath,
} from '@outrank/shared/firestore/documentPaths';
import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import { reportReasons } from '@outrank/shared/moderation/report';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, anasList, ben, bensList, type Changes, daysFromNow, giveList } from './builders.ts';
import { commentId, giveComment, seedListsForComments } from './commentBuilders.ts';
import {
  anasComment,
  anasCommentTarget,
  anasListTarget,
  countedReport,
  newReport,
  reporting,
} from './reports.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asBen = () => world.signedInAs(ben.uid);
const asAna = () => world.signedInAs(ana.uid);
const benReports = (forged: Parameters<typeof reporting>[2] = {}) =>
  reporting(asBen(), ben.uid, forged).commit();

beforeEach(async () => {
  await world.given(seedListsForComments);
  await world.given((db) => giveComment(db, anasComment, { userId: ana.uid, userName: ana.displayName }));
});

describe.each([
  { what: 'a list', target: anasListTarget },
  { what: 'a comment', target: anasCommentTarget },
])('reporting $what', ({ target }) => {
  it('is for the signed-in', async () => {
    await assertFails(reporting(world.signedOut(), ben.uid, { target }).commit());
    await assertSucceeds(benReports({ target }));
  });

  it('is nothing that one does to oneself', async () => {
    await assertFails(reporting(asAna(), ana.uid, { target }).commit());
    await assertSucceeds(benReports({ target }));
  });

  it('is nothing that one does for another fan', async () => {
    await assertFails(reporting(asBen(), 'cleo', { target }).commit());
    await assertSucceeds(benReports({ target }));
  });

  it('happens once for each fan', async () => {
    await assertSucceeds(benReports({ target }));
    await assertFails(benReports({ target }));
    await world.given((db) => deleteDoc(doc(db, reportCountPath(target))));
    await assertFails(benReports({ target }));
  });

  it('is not for an account that is barred', async () => {
    const bar = doc(asBen(), blockedAccountPath(ben.uid)).path;
    await world.given((db) => setDoc(doc(db, bar), { reason: 'Spam', at: Timestamp.now(), by: 'cleo' }));
    await assertFails(benReports({ target }));
    await world.given((db) => deleteDoc(doc(db, bar)));
    await assertSucceeds(benReports({ target }));
  });

  it.each([{ isPublic: false }, { public: false }])(
    'needs a list that one may see, not %j',
    async (hidden) => {
      await world.given((db) => giveList(db, anasList, hidden));
      await assertFails(benReports({ target }));
      await world.given((db) => giveList(db));
      await assertSucceeds(benReports({ target }));
    },
  );

  it('needs the account’s rate', async () => {
    await assertFails(benReports({ target, ratedAs: 'list~ana~list_2' }));
    await assertSucceeds(benReports({ target }));
  });
});

describe('a report', () => {
  it.each<{ sentence: string; accepted: Changes; refused: Changes }>([
    ...reportReasons.map((reason) => ({
      sentence: `may be for ${reason}, one word of a few`,
      accepted: { reason },
      refused: { reason: `${reason}s` },
    })),
    { sentence: 'has a reason', accepted: {}, refused: { reason: undefined } },
    {
      sentence: 'has a text of at most 300 characters',
      accepted: { text: 'x'.repeat(REPORT_TEXT_MAX) },
      refused: { text: 'x'.repeat(REPORT_TEXT_MAX + 1) },
    },
    { sentence: 'has an empty text rather than a blank one', accepted: { text: '' }, refused: { text: ' ' } },
    { sentence: 'has a text and no number', accepted: { text: '7' }, refused: { text: 7 } },
    { sentence: 'has the server’s time', accepted: {}, refused: { at: Timestamp.fromDate(daysFromNow(-1)) } },
    { sentence: 'has no further field', accepted: {}, refused: { isUrgent: true } },
    { sentence: 'names what it stands under', accepted: {}, refused: { target: anasCommentTarget } },
  ])('$sentence', async ({ accepted, refused }) => {
    await assertFails(benReports({ report: refused }));
    await assertSucceeds(benReports({ report: accepted }));
  });

  it.each([
    'list~ana~list_404',
    'list~ana~list_1~',
    'list~ana~list_1~more',
    'List~ana~list_1',
    'ana~list_1',
    `${anasCommentTarget}~`,
    `${anasCommentTarget}~more`,
    `talk~${anasComment}`,
    'comment~nothing',
  ])('about %s is about nothing', async (target) => {
    await assertFails(benReports({ target }));
    await assertSucceeds(benReports());
  });

  it('is about a comment where one saw it, though the list goes at the same time', async () => {
    const under = { listUserId: bensList.userId, listId: bensList.listId };
    await world.given((db) => giveComment(db, commentId(8), { ...under, userId: ana.uid }));
    const target = reportTargetId({ kind: 'comment', commentId: commentId(8) });
    const db = asBen();
    const batch = reporting(db, ben.uid, { target })
      .delete(doc(db, listPath(bensList)))
      .set(doc(db, deletedListPath(bensList)), { at: serverTimestamp() });
    await assertSucceeds(batch.commit());
  });

  it('is about lists with an id of 1 to 16 digits', async () => {
    const [bare, longest, tooLong] = [0, 16, 17].map((digits) => ({
      ...anasList,
      listId: `list_${'1'.repeat(digits)}`,
    })) as [ListKey, ListKey, ListKey];
    await world.given((db) => Promise.all([bare, longest, tooLong].map((key) => giveList(db, key))));
    const report = (list: ListKey) => benReports({ target: reportTargetId({ kind: 'list', list }) });
    await assertFails(report(bare));
    await assertFails(report(tooLong));
    await assertSucceeds(report(longest));
  });

  it('is about one of several targets in the world at a time', async () => {
    const other = reportTargetId({ kind: 'list', list: { ...anasList, listId: 'list_2' } });
    await world.given((db) => giveList(db, { ...anasList, listId: 'list_2' }));
    const db = asBen();
    const both = reporting(db)
      .set(doc(db, reportPath(ben.uid, other)), newReport(other))
      .set(doc(db, reportCountPath(other)), countedReport(), { merge: true });
    await assertFails(both.commit());
    await assertSucceeds(benReports({ target: other }));
  });

  it('is read by who wrote it, and stays as it is', async () => {
    await assertSucceeds(benReports());
    const report = doc(asBen(), reportPath(ben.uid, anasListTarget));
    await assertFails(getDoc(doc(asAna(), report.path)));
    await assertFails(updateDoc(report, { text: '', at: serverTimestamp() }));
    await assertFails(deleteDoc(report));
    await assertSucceeds(getDoc(report));
  });
});
