import {
  COMMENTS,
  commentPath,
  commentVotePath,
  commentVotesPath,
} from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { ana, anasList, giveList } from '../builders.ts';
import {
  bensComment,
  commentId,
  commenting,
  giveComment,
  giveMark,
  seedListsForComments,
  votingOn,
} from '../commentBuilders.ts';
import { curator, nobody, owner, plainly, type Row, signedIn } from './row.ts';

const anasComment = commentId(7);
const inAnasName = { userId: ana.uid, userName: ana.displayName };
const place = commentPath(anasComment);
const mark = commentVotePath(ana.uid, bensComment);

function talkOf(db: Firestore) {
  const { userId, listId } = anasList;
  return query(
    collection(db, COMMENTS),
    where('listUserId', '==', userId),
    where('listId', '==', listId),
    limit(QUERY_MAX),
  );
}

async function giveVote(db: Firestore) {
  await giveMark(db, ana.uid, 1);
  await updateDoc(doc(db, commentPath(bensComment)), { upvoteCount: 1 });
}

const commentRow: Row = {
  match: '/comments/{commentId}',
  place,
  around: seedListsForComments,
  given: (db) => giveComment(db, anasComment, inAnasName),
  functions:
    'delete; carry a new `userName`; repair the counts, take back the votes of a fan who leaves; hide and restore for a curator',
  rights: [
    { act: 'get', what: 'under a public list', who: signedIn, attempt: plainly('get', place) },
    {
      act: 'get',
      what: 'under a hidden list',
      who: [...owner, ...curator],
      when: 'the list’s owner, or a curator',
      given: (db) => giveList(db, anasList, { isPublic: false }),
      attempt: plainly('get', place),
    },
    {
      act: 'get',
      what: 'that there is none',
      who: signedIn,
      attempt: (db) => getDoc(doc(db, commentPath(commentId(404)))),
    },
    {
      act: 'list',
      what: 'under one list',
      who: signedIn,
      when: 'may see the list; at most 50',
      attempt: (db) => getDocs(talkOf(db)),
    },
    {
      act: 'list',
      what: 'all of one author',
      who: owner,
      when: 'at most 50',
      attempt: (db) =>
        getDocs(query(collection(db, COMMENTS), where('userId', '==', ana.uid), limit(QUERY_MAX))),
    },
    { act: 'list', what: 'of all', who: nobody, attempt: plainly('list', place) },
    {
      act: 'create',
      what: 'in the own name',
      who: owner,
      when: 'a text of 1 to 500 at the server’s time, without votes, under a list that the author may see; a reply answers a comment of the same list; no tombstone; counted by the account’s rate; not barred',
      attempt: (db) => commenting(db, inAnasName, anasComment, ana.uid).commit(),
    },
    {
      act: 'update',
      what: '`upvoteCount` `downvoteCount`',
      who: signedIn,
      when: 'may see the list; the own mark changes in the same batch and tells the steps; not barred',
      attempt: (db, uid) => votingOn(db, uid, { id: anasComment, value: 1, step: { up: 1 } }).commit(),
    },
    {
      act: 'update',
      what: 'anything else',
      who: nobody,
      attempt: (db) => updateDoc(doc(db, place), { text: 'Sandra first.' }),
    },
  ],
};

const markRow: Row = {
  match: '/users/{uid}/commentVotes/{commentId}',
  place: mark,
  around: async (db) => {
    await seedListsForComments(db);
    await giveComment(db);
  },
  given: giveVote,
  functions: 'delete, with the comment, the list or the account',
  rights: [
    { act: 'get', who: owner, attempt: plainly('get', mark) },
    {
      act: 'list',
      who: owner,
      when: 'at most 50',
      attempt: (db) => getDocs(query(collection(db, commentVotesPath(ana.uid)), limit(QUERY_MAX))),
    },
    {
      act: 'list',
      what: 'more than 50',
      who: nobody,
      attempt: (db) => getDocs(query(collection(db, commentVotesPath(ana.uid)), limit(QUERY_MAX + 1))),
    },
    {
      act: 'create',
      who: owner,
      when: '1 or -1, on the comment and list that it names, with the counts in the same batch',
      attempt: (db) => votingOn(db, ana.uid, { value: 1, step: { up: 1 } }).commit(),
    },
    {
      act: 'update',
      who: owner,
      when: 'as at its creation',
      attempt: (db) => votingOn(db, ana.uid, { value: -1, step: { up: -1, down: 1 } }).commit(),
    },
    {
      act: 'delete',
      who: owner,
      when: 'with the counts in the same batch, or when the comment is gone',
      attempt: (db) => votingOn(db, ana.uid, { value: 0, step: { up: -1 } }).commit(),
    },
  ],
};

const tombstone = 'deletedComments/comment0000000000007';

/** The talk about lists, and what stays of deleted comments. */
export const commentRows: readonly Row[] = [
  commentRow,
  markRow,
  {
    match: '/deletedComments/{commentId}',
    isUnnamed: true,
    place: tombstone,
    given: (db) => setDoc(doc(db, tombstone), { at: new Date() }),
    functions:
      'write them, in the transaction that deletes or hides a comment; delete them, when it is restored',
    rights: [],
  },
];
