import { googleAccountPath } from '@outrank/shared/documents/account';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import { COMMENTS, commentPath } from '@outrank/shared/documents/comment';
import { deletedListPath, LISTS_GROUP, listPath, listsPath } from '@outrank/shared/documents/list';
import { REPORTS_GROUP, reportsPath } from '@outrank/shared/documents/moderation';
import { commentVotePath, commentVotesPath } from '@outrank/shared/documents/reactions';
import { COUNT_MAX, QUERY_MAX } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { serverTimestamp, where } from 'firebase/firestore';
import { newBallots, submitBallots } from '../support/ballots.ts';
import {
  anasComment,
  bensComment,
  byAna,
  missingComment,
  newComment,
  postComment,
  setComment,
  setCommentVote,
  voteOnComment,
} from '../support/comments.ts';
import { offerList, setConsensusBallot } from '../support/consensusBallots.ts';
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
import { castUpvote, newFavorite, setUpvote } from '../support/reactions.ts';
import { newReport, reportTarget, setReport } from '../support/reports.ts';
import { read } from '../support/requests.ts';
import {
  ana,
  getGoogleId,
  newDraft,
  newRate,
  newSpoilerChoice,
  rename,
  setProfiles,
  takeToken,
} from '../support/users.ts';
import { seedLists } from '../support/world.ts';
import { type DocumentKind, queryPage, target } from './documentKind.ts';

const classicLists = Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, ['parvati-shallow']]));

const isPublic = [where('isPublic', '==', true)];
const bensWorld = [setProfiles(), setList(bensList)];

const byList = [where('listUserId', '==', anasList.userId), where('listId', '==', anasList.listId)];
const byAuthor = [where('userId', '==', ana.uid)];

/** Every kind of document, and what its requests need. */
export const kinds: Readonly<Record<string, DocumentKind>> = {
  '/googleAccounts/{id}': {
    world: [{ delete: googleAccountPath(getGoogleId(ana.uid)) }],
    document: { uid: ana.uid, at: serverTimestamp() },
  },
  '/googleAccounts/{id}/rates/{kind}': {
    document: newRate('comments', 'any'),
    requests: {
      'create `deletions`': [takeToken(ana.uid, 'deletions', ana.uid)],
      'create `shares`': [takeToken(ana.uid, 'shares', 'any')],
      update: [takeToken(ana.uid, 'comments', 'any')],
    },
  },
  '/userLists/{uid}': { document: { displayName: 'Tree Mail' }, requests: { update: rename(ana.uid) } },
  '/users/{uid}': { document: newDraft() },
  '/users/{uid}/settings/spoilers': { document: newSpoilerChoice() },
  '/userGlobalRankings/{uid}': {
    document: newBallots(),
    requests: { create: submitBallots(ana.uid), update: submitBallots(ana.uid) },
  },
  '/accountDeletions/{uid}': {},
  '/rankings/current': { document: { ...classicLists, lastUpdated: '2026-11-21T02:29:00.000Z' } },
  '/globalRankingsData/{categoryId}': {},
  '/globalRankingsData/{categoryId}/editions/{editionId}': {},
  '/globalRankingsData/{categoryId}/figures/current': {},
  '/globalRankingsData/{categoryId}/shards/{n}': {},
  '/globalRankingsData/{categoryId}/counted/{uid}': {},
  '/userLists/{uid}/consensusBallots/{subject}': {
    path: consensusBallotPath({ userId: ana.uid, subject: 'seasons' }),
    world: [...setProfiles(), setList()],
    seed: [setConsensusBallot(anasList)],
    requests: { create: offerList(), update: offerList() },
  },
  '/consensus/{subject}': {},
  '/consensus/{subject}/editions/{editionId}': {},
  '/consensus/{subject}/shards/{n}': {},
  '/consensus/{subject}/counted/{uid}': {},
  '/weeklyTop/current': {},
  '/searchSnapshots/{chunk}': {},
  '/reconcileState/{step}': {},
  '/userLists/{uid}/lists/{listId}': {
    world: setProfiles(),
    document: newList(),
    requests: {
      'get a hidden list': { seed: [setList(anasList, { isPublic: false })] },
      'list a user’s public lists': queryPage(listsPath(ana.uid), isPublic, COUNT_MAX),
      create: publishList(),
      'update its content, `isPublic`, `updatedAt` and `changedAt`': saveList({ name: 'Villains' }),
      'update `upvoteCount`': saveList({ upvoteCount: 1 }),
      'update `commentCount`': saveList({ commentCount: 1 }),
      'update any other field': saveList({ userName: 'Tree Mail' }),
      delete: deleteList(),
    },
  },
  '/{path=**}/lists/{listId}': {
    world: [...setProfiles(), setList()],
    document: newList(),
    requests: { 'list public lists of all users': queryPage({ group: LISTS_GROUP }, isPublic) },
  },
  '/deletedLists/{listKey}': {
    path: deletedListPath(anasList),
    world: [...setProfiles(), setList()],
    seed: [{ delete: listPath(anasList) }, setListTombstone()],
    requests: { create: deleteList() },
  },
  '/users/{uid}/upvotes/{listKey}': {
    world: bensWorld,
    seed: [setUpvote(ana.uid, bensList)],
    requests: { create: castUpvote(ana.uid, bensList) },
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
      'update its counts': [{ update: commentPath(anasComment), data: { upvoteCount: 1 } }],
      'update any other field': [{ update: commentPath(anasComment), data: { text: 'Sandra first.' } }],
    },
  },
  '/users/{uid}/commentVotes/{commentId}': {
    path: commentVotePath(ana.uid, bensComment),
    world: [...seedLists(), setComment()],
    seed: [setCommentVote(ana.uid)],
    requests: {
      'list more than 50': queryPage(commentVotesPath(ana.uid), [], QUERY_MAX + 1),
      create: voteOnComment(ana.uid),
      update: voteOnComment(ana.uid, -1),
    },
  },
  '/deletedComments/{commentId}': {},
  '/users/{uid}/reports/{target}': {
    world: seedLists(),
    document: newReport(target, { content: { name: 'Villains', description: '' } }),
    requests: {
      'list more than 50': queryPage(reportsPath(ana.uid), [], QUERY_MAX + 1),
      create: reportTarget(ana.uid, target),
      update: reportTarget(ana.uid, target),
    },
  },
  '/{path=**}/reports/{target}': {
    world: [...seedLists(), setReport(ana.uid, target)],
    document: newReport(target),
    requests: {
      'list the reports of a target': queryPage({ group: REPORTS_GROUP }, [where('target', '==', target)]),
    },
  },
  '/reportCounts/{target}': {},
  '/hiddenContent/{target}': {},
  '/blockedAccounts/{id}': {},
  '/moderationLog/{id}': {},
  '/shares/{id}': {
    document: { share: '{}', sources: [listPath(anasList)], userIds: [ana.uid], namedIds: [ana.uid] },
  },
};
