import {
  COMMENTS,
  commentPath,
  commentVotePath,
  commentVotesPath,
  deletedListPath,
  LISTS_GROUP,
  listPath,
  listsPath,
  REPORTS_GROUP,
  reportsPath,
} from '@outrank/shared/firestore/documentPaths';
import { COUNT_MAX, QUERY_MAX } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { serverTimestamp, where } from 'firebase/firestore';
import {
  anasComment,
  bensComment,
  byAna,
  countVote,
  missingComment,
  newComment,
  postComment,
  setComment,
  setCommentVote,
  voteOnComment,
} from '../support/comments.ts';
import {
  anasList,
  bensList,
  deleteList,
  newList,
  publishList,
  saveList,
  setList,
  setListTombstone,
} from '../support/lists.ts';
import { castUpvote, newFavorite, withdrawUpvote } from '../support/reactions.ts';
import { newReport, reportTarget, setReport, setReportCount } from '../support/reports.ts';
import { commit, read } from '../support/requests.ts';
import { ana, newDraft, newRate, raiseRate, setProfiles, setRates } from '../support/users.ts';
import { seedLists } from '../support/world.ts';
import { type DocumentKind, queryPage, target } from './documentKind.ts';

const ranking = Array.from({ length: 10 }, (_, index) => `slug-${index}`);
const classicLists = Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, ['parvati-shallow']]));

const isPublic = [where('isPublic', '==', true)];
const profilesAndRates = [setProfiles(), setRates()];
const bensWorld = [setProfiles(), setList(bensList)];
const upvote = castUpvote(ana.uid, { key: bensList });

const byList = [where('listUserId', '==', anasList.userId), where('listId', '==', anasList.listId)];
const byAuthor = [where('userId', '==', ana.uid)];
const vote = { id: anasComment, value: 1, step: { up: 1 } };
const report = reportTarget(ana.uid, { target });

/** Every kind of document, and what its requests need. */
export const kinds: Readonly<Record<string, DocumentKind>> = {
  '/userLists/{uid}': { document: { displayName: 'Tree Mail' } },
  '/users/{uid}': { document: newDraft() },
  '/users/{uid}/rates/{kind}': {
    document: newRate('any'),
    requests: { update: [raiseRate(ana.uid, 'comments', 'any')] },
  },
  '/userGlobalRankings/{uid}': { document: { 'goat-strategy': { ranking, submittedAt: serverTimestamp() } } },
  '/accountDeletions/{uid}': {},
  '/rankings/current': { document: { ...classicLists, lastUpdated: '2026-11-21T02:29:00.000Z' } },
  '/globalRankingsData/{categoryId}': {},
  '/globalRankingsData/{categoryId}/editions/{editionId}': {},
  '/globalRankingsData/{categoryId}/shards/{n}': {},
  '/globalRankingsData/{categoryId}/counted/{uid}': {},
  '/weeklyTop/current': {},
  '/searchSnapshots/{chunk}': {},
  '/userLists/{uid}/lists/{listId}': {
    world: profilesAndRates,
    document: newList(),
    requests: {
      'get a hidden list': { seed: [setList(anasList, { isPublic: false })] },
      'list a user’s public lists': queryPage(listsPath(ana.uid), isPublic, COUNT_MAX),
      create: publishList(),
      'update its content, `isPublic`, `updatedAt` and `changedAt`': [saveList({ name: 'Villains' })],
      'update `upvoteCount` and `changedAt`': (db, uid) => commit(db, castUpvote(uid)),
      'update any other field': [saveList({ userName: 'Tree Mail' })],
      delete: deleteList(),
    },
  },
  '/{path=**}/lists/{listId}': {
    world: [...profilesAndRates, setList()],
    document: newList(),
    requests: { 'list public lists of all users': queryPage({ group: LISTS_GROUP }, isPublic) },
  },
  '/deletedLists/{listKey}': {
    path: deletedListPath(anasList),
    world: [...profilesAndRates, setList()],
    seed: [{ delete: listPath(anasList) }, setListTombstone()],
    requests: { create: deleteList() },
  },
  '/users/{uid}/upvotes/{listKey}': {
    world: bensWorld,
    seed: upvote,
    requests: { create: upvote, delete: withdrawUpvote(ana.uid, { key: bensList }) },
  },
  '/users/{uid}/favorites/{listKey}': { world: bensWorld, document: newFavorite(bensList) },
  '/comments/{commentId}': {
    world: seedLists(),
    document: newComment(byAna),
    requests: {
      'get under a hidden list': { seed: [setList(anasList, { isPublic: false })] },
      'get a comment that does not exist': (db) => read(db, commentPath(missingComment)),
      'list under one list': queryPage(COMMENTS, byList),
      'list all comments of an author': queryPage(COMMENTS, byAuthor),
      'create in one’s own name': postComment(byAna, anasComment, ana.uid),
      'update `upvoteCount` and `downvoteCount`': (db, uid) => commit(db, voteOnComment(uid, vote)),
      'update any other field': [{ update: commentPath(anasComment), data: { text: 'Sandra first.' } }],
    },
  },
  '/users/{uid}/commentVotes/{commentId}': {
    path: commentVotePath(ana.uid, bensComment),
    world: [seedLists(), setComment()],
    seed: [setCommentVote(ana.uid, 1), countVote({ up: 1 })],
    requests: {
      'list more than 50': queryPage(commentVotesPath(ana.uid), [], QUERY_MAX + 1),
      create: voteOnComment(ana.uid),
      update: voteOnComment(ana.uid, { value: -1, step: { up: -1, down: 1 } }),
      delete: voteOnComment(ana.uid, { value: 0, step: { up: -1 } }),
    },
  },
  '/deletedComments/{commentId}': {},
  '/users/{uid}/reports/{target}': {
    world: seedLists(),
    document: newReport(target),
    requests: { 'list more than 50': queryPage(reportsPath(ana.uid), [], QUERY_MAX + 1), create: report },
  },
  '/{path=**}/reports/{target}': {
    world: [...seedLists(), setReport(ana.uid, target)],
    document: newReport(target),
    requests: {
      'list the reports of a target': queryPage({ group: REPORTS_GROUP }, [where('target', '==', target)]),
    },
  },
  '/reportCounts/{target}': {
    world: seedLists(),
    seed: [setReportCount(4, target)],
    requests: { create: report, update: report },
  },
  '/hiddenContent/{target}': {},
  '/blockedAccounts/{uid}': {},
  '/moderationLog/{id}': {},
};
