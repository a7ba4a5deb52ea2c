import { googleAccountPath } from '@outrank/shared/documents/account';
import { predictionPath } from '@outrank/shared/documents/airing';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import { COMMENTS, commentPath } from '@outrank/shared/documents/comment';
import { followPath } from '@outrank/shared/documents/following';
import { GROUPS } from '@outrank/shared/documents/group';
import { inboxPath } from '@outrank/shared/documents/inbox';
import { deletedListPath, LISTS_GROUP, listPath, listsPath } from '@outrank/shared/documents/list';
import { REPORTS_GROUP } from '@outrank/shared/documents/moderation';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import type { KindName } from '@outrank/shared/documents/registry';
import { SHARES } from '@outrank/shared/documents/shares';
import { COUNT_MAX, QUERY_MAX } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { serverTimestamp } from 'firebase/firestore';
import { newBallots, submitBallots } from '../support/ballots.ts';
import { getDaysFromNow } from '../support/bounds.ts';
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
import { setConsensusBallot, submitList } from '../support/consensusBallots.ts';
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
import {
  newGroup,
  openKey,
  remaining,
  setAiring,
  setCounted,
  submitPrediction,
} from '../support/predictions.ts';
import { castUpvote, follow, newFavorite, setUpvote } from '../support/reactions.ts';
import { newReport, reportTarget, setReport } from '../support/reports.ts';
import { read } from '../support/requests.ts';
import {
  ana,
  ben,
  getGoogleId,
  newDraft,
  newRate,
  newSpoilerChoice,
  rename,
  setProfiles,
  takeToken,
} from '../support/users.ts';
import { seedLists } from '../support/world.ts';
import { type RequestsOfKind, target } from './prepareRequest.ts';

const classicLists = Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, ['parvati-shallow']]));

const isPublic = { isPublic: true };
const bensWorld = [setProfiles(), setList(bensList)];

const byList = { listUserId: anasList.userId, listId: anasList.listId };

/** What the requests of each kind of document need. */
export const kinds: Readonly<Record<KindName, RequestsOfKind>> = {
  googleAccount: {
    world: [{ delete: googleAccountPath(getGoogleId(ana.uid)) }],
    document: { uid: ana.uid, at: serverTimestamp() },
  },
  rates: {
    document: newRate('comments', 'any'),
    requests: {
      'create `deletions`': [takeToken(ana.uid, 'deletions', ana.uid)],
      'create `shares`': [takeToken(ana.uid, 'shares', 'any')],
      update: [takeToken(ana.uid, 'comments', 'any')],
    },
  },
  profile: { document: { displayName: 'Tree Mail' }, requests: { update: rename(ana.uid) } },
  drafts: { document: newDraft() },
  inbox: {
    document: { entries: [], at: serverTimestamp(), seenAt: null },
    requests: {
      'update `seenAt`': [{ update: inboxPath(ana.uid), data: { seenAt: serverTimestamp() } }],
      'update any other field': [
        { update: inboxPath(ana.uid), data: { entries: [{}], seenAt: serverTimestamp() } },
      ],
    },
  },
  spoilers: { document: newSpoilerChoice() },
  ballots: {
    document: newBallots(),
    requests: { create: submitBallots(ana.uid), update: submitBallots(ana.uid) },
  },
  predictions: {
    path: predictionPath(openKey, ana.uid),
    world: [setAiring()],
    document: { order: remaining, at: serverTimestamp() },
    requests: {
      'get a counted one': { seed: [setCounted()] },
      create: submitPrediction(ana.uid),
      update: submitPrediction(ana.uid),
      'delete a closed one': { seed: [setAiring({ closesAt: getDaysFromNow(-1) })] },
    },
  },
  standings: {},
  groups: {
    document: newGroup(ana.uid),
    requests: {
      'list those of a member': { path: GROUPS, contains: { memberIds: ana.uid }, limit: QUERY_MAX },
      'list those of all': { path: GROUPS, limit: QUERY_MAX },
    },
  },
  accountDeletions: {},
  classicRankings: { document: { ...classicLists, lastUpdated: '2026-11-21T02:29:00.000Z' } },
  topTen: {},
  topTenEditions: {},
  rankCounts: {},
  topTenShards: {},
  topTenCounted: {},
  consensusBallots: {
    path: consensusBallotPath({ userId: ana.uid, subject: 'seasons' }),
    world: [...setProfiles(), setList()],
    seed: [setConsensusBallot(anasList)],
    requests: { create: submitList(), update: submitList() },
  },
  consensus: {},
  consensusEditions: {},
  consensusShards: {},
  consensusCounted: {},
  publishedSeasons: {},
  airingSeasons: {},
  predictionResults: {},
  seasonStandings: {},
  weeklyTop: {},
  searchSnapshots: {},
  repairState: {},
  lists: {
    world: setProfiles(),
    document: newList(),
    requests: {
      'get a hidden list': { seed: [setList(anasList, { isPublic: false })] },
      'list a user’s public lists': { path: listsPath(ana.uid), filter: isPublic, limit: COUNT_MAX },
      create: publishList(),
      'update its content, `isPublic`, `updatedAt` and `changedAt`': saveList({ name: 'Villains' }),
      'update `upvoteCount`': saveList({ upvoteCount: 1 }),
      'update `commentCount`': saveList({ commentCount: 1 }),
      'update any other field': saveList({ userName: 'Tree Mail' }),
      delete: deleteList(),
    },
  },
  deletedLists: {
    path: deletedListPath(anasList),
    world: [...setProfiles(), setList()],
    seed: [{ delete: listPath(anasList) }, setListTombstone()],
    requests: { create: deleteList() },
  },
  upvotes: {
    world: bensWorld,
    seed: [setUpvote(ana.uid, bensList)],
    requests: { create: castUpvote(ana.uid, bensList) },
  },
  favorites: { world: bensWorld, document: newFavorite(bensList) },
  following: { path: followPath(ana.uid, ben.uid), requests: { create: follow(ana.uid, ben.uid) } },
  comments: {
    world: seedLists(),
    document: newComment(byAna),
    requests: {
      'get under a hidden list': { seed: [setList(anasList, { isPublic: false })] },
      'get a comment that does not exist': (db) => read(db, commentPath(missingComment)),
      'list under one list': { path: COMMENTS, filter: byList, limit: QUERY_MAX },
      'list all comments of an author': { path: COMMENTS, filter: { userId: ana.uid }, limit: QUERY_MAX },
      'create in one’s own name': postComment(byAna, anasComment, ana.uid),
      'update its counts': [{ update: commentPath(anasComment), data: { upvoteCount: 1 } }],
      'update any other field': [{ update: commentPath(anasComment), data: { text: 'Sandra first.' } }],
    },
  },
  commentVotes: {
    path: commentVotePath(ana.uid, bensComment),
    world: [...seedLists(), setComment()],
    seed: [setCommentVote(ana.uid)],
    requests: {
      create: voteOnComment(ana.uid),
      update: voteOnComment(ana.uid, -1),
    },
  },
  deletedComments: {},
  reports: {
    world: seedLists(),
    document: newReport(target, { content: { name: 'Villains', description: '' } }),
    requests: {
      create: reportTarget(ana.uid, target),
      update: reportTarget(ana.uid, target),
    },
  },
  reportCounts: {},
  hiddenContent: {},
  blockedAccounts: {},
  moderationLog: {},
  shares: {
    document: { share: '{}', sources: [listPath(anasList)], userIds: [ana.uid] },
    requests: {
      'list those that show own content': { path: SHARES, contains: { userIds: ana.uid }, limit: QUERY_MAX },
      'list those of all': { path: SHARES, limit: QUERY_MAX },
    },
  },
  importMarkers: {},
};

/** What the requests about the documents of all users at once need. */
export const groups: Readonly<Partial<Record<KindName, RequestsOfKind>>> = {
  lists: {
    world: [...setProfiles(), setList()],
    document: newList(),
    requests: {
      'list public lists of all users': {
        path: LISTS_GROUP,
        isGroup: true,
        filter: isPublic,
        limit: COUNT_MAX,
      },
    },
  },
  reports: {
    world: [...seedLists(), setReport(ana.uid, target)],
    document: newReport(target),
    requests: {
      'list the reports of a target': {
        path: REPORTS_GROUP,
        isGroup: true,
        filter: { target },
        limit: QUERY_MAX,
      },
    },
  },
};
