import {
  BLOCKED_ACCOUNTS,
  blockedAccountPath,
  COMMENTS,
  commentPath,
  commentVotePath,
  commentVotesPath,
  deletedCommentPath,
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
import {
  anasComment,
  bensComment,
  byAna,
  countVote,
  missingComment,
  postComment,
  seedLists,
  setComment,
  setCommentVote,
  voteOnComment,
} from '../support/comments.ts';
import { anasList, bensList, setList } from '../support/lists.ts';
import { reportTarget, setReport, setReportCount } from '../support/reports.ts';
import { commit, read } from '../support/requests.ts';
import { ana } from '../support/users.ts';
import { type DocumentKind, queryPage } from './documentKind.ts';

const path = commentPath(anasComment);
const votes = commentVotesPath(ana.uid);
const byList = [where('listUserId', '==', anasList.userId), where('listId', '==', anasList.listId)];
const byAuthor = [where('userId', '==', ana.uid)];
const vote = { id: anasComment, value: 1, step: { up: 1 } };

const target = reportTargetId({ kind: 'list', list: bensList });
const report = reportTarget(ana.uid, { target });
const reports = reportsPath(ana.uid);

/** Comments, the votes on them, and moderation. */
export const commentKinds: Readonly<Record<string, DocumentKind>> = {
  '/comments/{commentId}': {
    path,
    world: seedLists(),
    seed: [setComment(anasComment, byAna)],
    requests: {
      'get under a hidden list': { seed: [setList(anasList, { isPublic: false })] },
      'get a comment that does not exist': (db) => read(db, commentPath(missingComment)),
      'list under one list': queryPage(COMMENTS, byList),
      'list all comments of an author': queryPage(COMMENTS, byAuthor),
      'create in one’s own name': postComment(byAna, anasComment, ana.uid),
      'update `upvoteCount` and `downvoteCount`': (db, uid) => commit(db, voteOnComment(uid, vote)),
      'update any other field': [{ update: path, data: { text: 'Sandra first.' } }],
    },
  },
  '/users/{uid}/commentVotes/{commentId}': {
    path: commentVotePath(ana.uid, bensComment),
    world: [seedLists(), setComment()],
    seed: [setCommentVote(ana.uid, 1), countVote({ up: 1 })],
    requests: {
      list: queryPage(votes),
      'list more than 50': queryPage(votes, [], QUERY_MAX + 1),
      create: voteOnComment(ana.uid),
      update: voteOnComment(ana.uid, { value: -1, step: { up: -1, down: 1 } }),
      delete: voteOnComment(ana.uid, { value: 0, step: { up: -1 } }),
    },
  },
  '/deletedComments/{commentId}': { path: deletedCommentPath(anasComment) },
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
