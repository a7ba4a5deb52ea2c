import {
  COMMENTS,
  commentPath,
  commentVotePath,
  commentVotesPath,
  deletedCommentPath,
} from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
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
import { anasList, setList } from '../support/lists.ts';
import { commit, read } from '../support/requests.ts';
import { ana } from '../support/users.ts';
import { type DocumentKind, queryPage } from './documentKind.ts';

const path = commentPath(anasComment);
const votes = commentVotesPath(ana.uid);
const byList = [where('listUserId', '==', anasList.userId), where('listId', '==', anasList.listId)];
const byAuthor = [where('userId', '==', ana.uid)];
const vote = { id: anasComment, value: 1, step: { up: 1 } };

/** Comments, their tombstones and the votes on them. */
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
};
