import {
  BLOCKED_ACCOUNTS,
  blockedAccountPath,
  HIDDEN_CONTENT,
  hiddenContentPath,
  MODERATION_LOG,
  REPORT_COUNTS,
  REPORTS_GROUP,
  reportCountPath,
  reportPath,
  reportsPath,
} from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore';
import { ana, bensList } from '../builders.ts';
import { seedListsForComments } from '../commentBuilders.ts';
import { newReport, reporting, seedReportCounts } from '../reports.ts';
import { curator, nobody, owner, plainly, type Right, type Row } from './row.ts';

const target = reportTargetId({ kind: 'list', list: bensList });
const report = reportPath(ana.uid, target);
const reportCounts = reportCountPath(target);
const bar = blockedAccountPath(ana.uid);
const decided = { by: 'cleo', at: Timestamp.fromMillis(0), reason: 'Spam' };

const upTo50 = (path: string): Right => ({
  act: 'list',
  who: curator,
  when: 'at most 50',
  attempt: (db) => getDocs(query(collection(db, path), limit(QUERY_MAX))),
});
const reportOfAna = (db: Firestore) => reporting(db, ana.uid, { target }).commit();
const put = (path: string, data: object) => (db: Firestore) => setDoc(doc(db, path), data);

/** Reports, and what curators make of them. */
export const moderationRows: readonly Row[] = [
  {
    match: '/users/{uid}/reports/{target}',
    place: report,
    around: seedListsForComments,
    given: put(report, newReport(target)),
    functions: 'delete, with the account',
    rights: [
      { act: 'get', who: owner, attempt: plainly('get', report) },
      {
        act: 'list',
        who: [...owner, ...curator],
        when: 'at most 50',
        attempt: (db) => getDocs(query(collection(db, reportsPath(ana.uid)), limit(QUERY_MAX))),
      },
      {
        act: 'list',
        what: 'more than 50',
        who: nobody,
        attempt: (db) => getDocs(query(collection(db, reportsPath(ana.uid)), limit(QUERY_MAX + 1))),
      },
      {
        act: 'create',
        who: owner,
        when: 'about a list or a comment of another that the fan may see; a reason of four and a trimmed text of 0 to 300 at the server’s time; with the count in the same batch; counted by the account’s rate; not barred',
        attempt: reportOfAna,
      },
    ],
  },
  {
    match: '/{path=**}/reports/{target}',
    place: 'other/x/reports/target',
    around: seedListsForComments,
    given: put(report, newReport(target)),
    functions: 'nothing',
    rights: [
      {
        act: 'list',
        what: 'those of one target',
        who: curator,
        when: 'at most 50',
        attempt: (db) =>
          getDocs(query(collectionGroup(db, REPORTS_GROUP), where('target', '==', target), limit(QUERY_MAX))),
      },
    ],
  },
  {
    match: `/${REPORT_COUNTS}/{target}`,
    place: reportCounts,
    around: seedListsForComments,
    given: (db) => seedReportCounts(db, 4, target),
    functions: 'delete, when a curator decided',
    rights: [
      upTo50(REPORT_COUNTS),
      {
        act: 'create',
        who: owner,
        when: 'a count of 1, with the own report in the same batch',
        attempt: reportOfAna,
      },
      {
        act: 'update',
        who: owner,
        when: 'one more, with the own report in the same batch',
        attempt: reportOfAna,
      },
    ],
  },
  {
    match: `/${HIDDEN_CONTENT}/{target}`,
    place: hiddenContentPath(target),
    given: put(hiddenContentPath(target), decided),
    functions:
      'write them for a curator; delete them, when it is restored or its author deletes it, with the list or the account',
    rights: [upTo50(HIDDEN_CONTENT)],
  },
  {
    match: `/${BLOCKED_ACCOUNTS}/{uid}`,
    place: bar,
    given: put(bar, decided),
    functions: 'write them for a curator, or for a fan who leaves',
    rights: [{ act: 'get', who: curator, attempt: plainly('get', bar) }, upTo50(BLOCKED_ACCOUNTS)],
  },
  {
    match: `/${MODERATION_LOG}/{id}`,
    isUnnamed: true,
    place: `${MODERATION_LOG}/1`,
    given: put(`${MODERATION_LOG}/1`, { ...decided, action: 'hide', target: target }),
    functions: 'write an entry for each decision',
    rights: [],
  },
];
