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
import { where } from 'firebase/firestore';
import { seedLists } from '../support/comments.ts';
import { bensList } from '../support/lists.ts';
import { reportTarget, setReport, setReportCount } from '../support/reports.ts';
import { ana } from '../support/users.ts';
import { type DocumentKind, queryPage } from './documentKind.ts';

const target = reportTargetId({ kind: 'list', list: bensList });
const report = reportTarget(ana.uid, { target });
const reports = reportsPath(ana.uid);

/** Reports, and the decisions of curators. */
export const moderationKinds: Readonly<Record<string, DocumentKind>> = {
  '/users/{uid}/reports/{target}': {
    path: reportPath(ana.uid, target),
    world: seedLists(),
    seed: [setReport(ana.uid, target)],
    requests: {
      list: queryPage(reports),
      'list more than 50': queryPage(reports, [], QUERY_MAX + 1),
      create: report,
    },
  },
  '/{path=**}/reports/{target}': {
    path: 'other/x/reports/target',
    world: seedLists(),
    seed: [setReport(ana.uid, target)],
    requests: {
      'list the reports of a target': queryPage({ group: REPORTS_GROUP }, [where('target', '==', target)]),
    },
  },
  '/reportCounts/{target}': {
    path: reportCountPath(target),
    world: seedLists(),
    seed: [setReportCount(4, target)],
    requests: { list: queryPage(REPORT_COUNTS), create: report, update: report },
  },
  '/hiddenContent/{target}': {
    path: hiddenContentPath(target),
    requests: { list: queryPage(HIDDEN_CONTENT) },
  },
  '/blockedAccounts/{uid}': {
    path: blockedAccountPath(ana.uid),
    requests: { list: queryPage(BLOCKED_ACCOUNTS) },
  },
  '/moderationLog/{id}': { path: `${MODERATION_LOG}/1` },
};
