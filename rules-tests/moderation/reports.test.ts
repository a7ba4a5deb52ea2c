import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { commentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import { reportCountPath, reportPath, reportReasons } from '@outrank/shared/documents/moderation';
import { REPORT_TEXT_MAX } from '@outrank/shared/limits';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { type Bound, boundLength, getDaysFromNow } from '../support/bounds.ts';
import { anasComment, byAna, newComment, setComment } from '../support/comments.ts';
import {
  anasList,
  anasSecondList,
  bensList,
  deleteList,
  heroes,
  privateLists,
  setList,
} from '../support/lists.ts';
import { newGroup } from '../support/predictions.ts';
import {
  anasCommentTarget,
  anasGroupPath,
  anasGroupTarget,
  anasListTarget,
  anasNameTarget,
  anasShareTarget,
  reportTarget,
  setReport,
  setShare,
  shareContent,
} from '../support/reports.ts';
import { read, type Write } from '../support/requests.ts';
import { ana, ben, fillBucket, setProfile } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, asBen, seed, refuses, refusesEach, testBounds } = openWorld();
const benReports = (target?: string, changes = {}) => benCommits(reportTarget(ben.uid, target, changes));
const toTarget = (list: typeof anasList) => reportTargetId({ kind: 'list', list });

beforeEach(() =>
  seed(
    seedLists(),
    setList(anasSecondList, { notes }),
    setComment(anasComment, byAna),
    setShare(shareContent),
    { set: anasGroupPath, data: newGroup(ana.uid, ben.uid) },
  ),
);

const changeList = (data: object): Write => ({ update: listPath(anasList), data });
const changeComment = (text: unknown): Write => ({ update: commentPath(anasComment), data: { text } });
const listContent = { name: heroes.name, description: heroes.description };
const notes = { 'parvati-shallow': 'Three times' };
const notedTarget = reportTargetId({ kind: 'list', list: anasSecondList });
const notedContent = { ...listContent, notes };

/** Targets, what each says, and forged contents. */
const targets = [
  {
    what: 'a list',
    target: anasListTarget,
    content: listContent,
    forged: [
      { ...listContent, name: 'Villains' },
      { ...listContent, description: '' },
      { name: listContent.name },
      { ...listContent, text: 'x' },
      notedContent,
    ],
    change: changeList({ description: 'Villains' }),
    changed: { ...listContent, description: 'Villains' },
  },
  {
    what: 'a list with notes',
    target: notedTarget,
    content: notedContent,
    forged: [
      listContent,
      { ...notedContent, notes: { 'parvati-shallow': 'Once' } },
      { ...notedContent, notes: {} },
    ],
    change: { update: listPath(anasSecondList), data: { notes: { 'parvati-shallow': 'Villains' } } },
    changed: { ...listContent, notes: { 'parvati-shallow': 'Villains' } },
  },
  {
    what: 'a comment',
    target: anasCommentTarget,
    content: { text: newComment().text },
    forged: [{ text: 'Villains' }, { text: newComment().text, name: 'x' }],
    change: changeComment('Villains'),
    changed: { text: 'Villains' },
  },
  {
    what: 'a name',
    target: anasNameTarget,
    content: { displayName: ana.displayName },
    forged: [{ displayName: ben.displayName }, { displayName: ana.displayName, name: 'x' }],
    change: setProfile({ ...ana, displayName: 'Villains' }),
    changed: { displayName: 'Villains' },
  },
  {
    what: 'the name of a group',
    target: anasGroupTarget,
    content: { name: 'Tree Mail' },
    forged: [{ name: 'Villains' }, { name: 'Tree Mail', seasonId: 's51' }],
    change: { update: anasGroupPath, data: { name: 'Villains' } },
    changed: { name: 'Villains' },
  },
  {
    what: 'a share with notes',
    target: anasShareTarget,
    content: { ...shareContent, notes },
    forged: [shareContent, { ...shareContent, notes: {} }],
    change: setShare({ ...shareContent, notes: { 'parvati-shallow': 'Villains' } }),
    changed: { ...shareContent, notes: { 'parvati-shallow': 'Villains' } },
  },
  {
    what: 'a share',
    target: anasShareTarget,
    content: shareContent,
    forged: [
      { ...shareContent, title: 'Villains' },
      { ...shareContent, author: null },
      { title: shareContent.title },
      { ...shareContent, name: 'x' },
    ],
    change: setShare({ ...shareContent, title: 'Villains' }),
    changed: { ...shareContent, title: 'Villains' },
  },
] as const;

describe.each(targets)('reporting $what', ({ what, target, content, forged, change, changed }) => {
  beforeEach(async () => {
    if (what === 'a share with notes') await seed(setShare({ ...shareContent, notes }));
  });
  refuses(() => benReports(target, { content }), {
    'the author of the target': () => anaCommits(reportTarget(ana.uid, target)),
    'other words than it says, and no words': [
      ...forged.map((words) => () => benReports(target, { content: words })),
      () => benReports(target, { content: {} }),
      () => benReports(target, { content: undefined }),
      () => benReports(target, { content: JSON.stringify(content) }),
    ],
    'what the same batch makes it say': {
      refused: () => benCommits(reportTarget(ben.uid, target, { content: changed })),
      until: [change],
    },
  });
});

describe('reporting again', () => {
  const [{ target, content, change, changed }] = targets;
  const report = (reported: DocumentData = content) => benReports(target, { content: reported });
  const decideOn = (decidedContent: DocumentData): Write => ({
    set: reportCountPath(target),
    data: { count: 0, isOpen: false, at: serverTimestamp(), decidedAt: serverTimestamp(), decidedContent },
  });

  refuses(report, {
    'the same words, with another reason too': {
      first: report,
      refused: [report, () => benReports(target, { reason: 'spam' })],
      accepted: [() => seed(change), () => report(changed), () => assertFails(report(changed))],
    },
    'earlier words after the target was reported and changed': {
      first: () => report().then(() => seed(change)),
      refused: report,
      accepted: () => report(changed),
    },
    'the same words after a curator decided on them, until one decides on other words': {
      first: () => report().then(() => seed(decideOn(content))),
      refused: report,
      until: [decideOn(changed)],
    },
    'the same words when a curator decided on other words before the report': {
      first: () => seed(decideOn(changed)).then(() => report()),
      refused: report,
      until: [decideOn(changed)],
    },
    'the same words when a curator decided on other words at the time of the report': {
      seed: [setReport(ben.uid, target, { content }), decideOn(changed)],
      refused: report,
      until: [decideOn(changed)],
    },
    'words that it never said': {
      first: report,
      refused: () => report({ ...content, name: 'Rude words' }),
      accepted: () => seed(change).then(() => report(changed)),
    },
    'a part of the report alone': {
      first: report,
      refused: () => benCommits({ update: reportPath(ben.uid, target), data: { text: '' } }),
      accepted: () => read(asBen(), reportPath(ben.uid, target)),
    },
  });
});

describe.each([
  { what: 'a list', target: anasListTarget },
  { what: 'a comment', target: anasCommentTarget },
])('reporting $what that is not public', ({ target }) => {
  const report = () => benReports(target);
  refusesEach(report, Object.entries(privateLists), ([what, changes]) => [
    `a target in ${what}`,
    { seed: [setList(anasList, changes)], refused: report, until: [setList()] },
  ]);
});

it('a member whom a share of a group names can report it, and the author of a share cannot', async () => {
  const title = 'Tree Mail: who knew best';
  const ofGroup = { title, author: null, userIds: [ana.uid, ben.uid] };
  await seed(setShare({ ...ofGroup, author: ben.displayName }));
  await assertFails(benReports(anasShareTarget, { content: { title, author: ben.displayName } }));
  await seed(setShare(ofGroup));
  await assertSucceeds(benReports(anasShareTarget, { content: { title, author: null } }));
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
  testBounds(bounds, (report) => benReports(undefined, report), [
    { delete: reportPath(ben.uid, anasListTarget) },
    fillBucket(ben.uid, 'reports'),
  ]);

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
    'user~nobody',
    'group~nothing',
    'group~',
    'user~',
    'user~ana~',
    'User~ana',
    'share~0123456789abcdef0123456',
    `${anasShareTarget}~`,
  ];
  const contents = targets.map(({ content }) => content);
  refusesEach(benReports, badTargets, (target) => [
    `the target ${target}`,
    contents.map((content) => () => benReports(target, { content })),
  ]);

  it('accepts a comment in the batch that deletes its list, which was readable before', async () => {
    await seed(setComment(anasComment, { ...byAna, userName: ben.displayName, listUserId: ben.uid }));
    await assertSucceeds(benCommits(reportTarget(ben.uid, anasCommentTarget), deleteList(bensList)));
  });

  const [bare, longest, tooLong] = ['', '1'.repeat(16), '1'.repeat(17)].map((digits) => ({
    ...anasList,
    listId: `list_${digits}`,
  })) as [typeof anasList, typeof anasList, typeof anasList];
  refuses(benReports, {
    'a list id without digits or with more than 16': {
      seed: [bare, longest, tooLong].map((key) => setList(key)),
      refused: [bare, tooLong].map((key) => () => benReports(toTarget(key))),
      accepted: () => benReports(toTarget(longest)),
    },
  });
});
