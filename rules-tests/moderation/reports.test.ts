import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { blockedAccountPath, reportCountPath } from '@outrank/shared/firestore/documentPaths';
import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import { reportReasons } from '@outrank/shared/moderation/report';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { beforeEach, describe, it } from 'vitest';
import { type Bound, boundLength, getDaysFromNow } from '../support/bounds.ts';
import { anasComment, byAna, setComment } from '../support/comments.ts';
import { anasList, anasSecondList, bensList, deleteList, privateLists, setList } from '../support/lists.ts';
import {
  anasCommentTarget,
  anasListTarget,
  countReport,
  type ReportRequest,
  reportTarget,
  setReport,
  setReportCount,
} from '../support/reports.ts';
import { commit } from '../support/requests.ts';
import { ana, ben, raiseRate, setBlocked, setRate } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, signedInAs, signedOut, seed, refuses, refusesEach, testBounds } = openWorld();
const benReports = (request?: ReportRequest) => benCommits(reportTarget(ben.uid, request));
const withCount = (count: unknown) => () => benReports({ count: { count } });
const toTarget = (list: typeof anasList) => reportTargetId({ kind: 'list', list });

beforeEach(() => seed(seedLists(), setComment(anasComment, byAna)));

describe.each([
  { what: 'a list', target: anasListTarget },
  { what: 'a comment', target: anasCommentTarget },
])('reporting $what', ({ target }) => {
  const report = () => benReports({ target });
  refusesEach(report, Object.entries(privateLists), ([what, changes]) => [
    `a target in ${what}`,
    { seed: [setList(anasList, changes)], refused: report, until: [setList()] },
  ]);

  refuses(report, {
    'the author of the target': () => anaCommits(reportTarget(ana.uid, { target })),
    'a second report, also after the count is deleted': {
      first: report,
      refused: [report, () => seed({ delete: reportCountPath(target) }).then(report)],
      accepted: [],
    },
    'a blocked account': {
      seed: [setBlocked(ben.uid)],
      refused: report,
      until: [{ delete: blockedAccountPath(ben.uid) }],
    },
    'the rate of another target': () => benReports({ target, rated: 'list~ana~list_2' }),
  });
});

describe('a report', () => {
  const bounds: readonly Bound[] = [
    ...reportReasons.map(
      (reason): Bound => [
        `may have the reason ${reason}, but no other word`,
        { reason },
        { reason: `${reason}s` },
      ],
    ),
    ['has a reason', {}, { reason: undefined }],
    ...boundLength('text', REPORT_TEXT_MAX),
    ['has an empty text rather than a blank one', { text: '' }, { text: ' ' }],
    ['has a text and no number', { text: '7' }, { text: 7 }],
    ['has the server’s time', {}, { at: getDaysFromNow(-1) }],
    ['has no unknown field', {}, { isUrgent: true }],
    ['names the target of its path', {}, { target: anasCommentTarget }],
  ];
  testBounds(bounds, (report) => benReports({ report }));

  const badTargets = [
    'list~ana~list_404',
    'list~ana~list_1~',
    'list~ana~list_1~more',
    'List~ana~list_1',
    'ana~list_1',
    `${anasCommentTarget}~`,
    `${anasCommentTarget}~more`,
    `talk~${anasComment}`,
    'comment~nothing',
  ];
  refusesEach(benReports, badTargets, (target) => [`the target ${target}`, () => benReports({ target })]);

  it('accepts a comment in the batch that deletes its list, which was readable before', async () => {
    await seed(setComment(anasComment, { ...byAna, userName: ben.displayName, listUserId: ben.uid }));
    await assertSucceeds(
      benCommits(reportTarget(ben.uid, { target: anasCommentTarget }), deleteList(bensList)),
    );
  });

  const [bare, longest, tooLong] = ['', '1'.repeat(16), '1'.repeat(17)].map((digits) => ({
    ...anasList,
    listId: `list_${digits}`,
  })) as [typeof anasList, typeof anasList, typeof anasList];
  const second = toTarget(anasSecondList);

  refuses(benReports, {
    'a list id without digits or with more than 16': {
      seed: [bare, longest, tooLong].map((key) => setList(key)),
      refused: [bare, tooLong].map((key) => () => benReports({ target: toTarget(key) })),
      accepted: () => benReports({ target: toTarget(longest) }),
    },
    'two targets in one batch': {
      seed: [setList(anasSecondList)],
      refused: () => benCommits(reportTarget(), setReport(ben.uid, second), countReport(second)),
      accepted: () => benReports({ target: second }),
    },
  });
});

describe('the count of open reports', () => {
  const countSignedOut = () => commit(signedOut(), countReport());

  refuses(benReports, {
    'every other count than the next': {
      seed: [setReportCount(4)],
      refused: [4, 6, -5, 5.5, '5'].map(withCount),
      accepted: withCount(5),
    },
    'every other first count than one': [0, 2, -1].map(withCount),
    'a double': { seed: [setReportCount(-1)], refused: withCount(-0), accepted: withCount(0) },
    'a signed-out visitor, at first and later': {
      refused: countSignedOut,
      accepted: [benReports, () => assertFails(countSignedOut())],
    },
    'one half without the other': [
      () => benCommits(countReport()),
      () => benCommits(setReport(ben.uid), raiseRate(ben.uid, 'reports', anasListTarget)),
    ],
    'a count of a user who has already reported': {
      seed: [setRate('cleo', 'reports')],
      first: benReports,
      refused: () => benCommits(countReport()),
      accepted: () => commit(signedInAs('cleo'), reportTarget('cleo')),
    },
    'two counts in one batch': () => benCommits(reportTarget(), countReport()),
    'a future time': () => benReports({ count: { at: getDaysFromNow(1) } }),
    'an unknown field': () => benReports({ count: { isUrgent: true } }),
  });
});
