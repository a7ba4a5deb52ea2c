import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { COMMENT_TEXT_MAX } from '@outrank/shared/limits';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { type Bound, boundLength, getDaysFromNow, requireFields } from '../support/bounds.ts';
import {
  bensComment,
  byAna,
  createCommentId,
  missingComment,
  newComment,
  postComment,
  replyTo,
  setComment,
} from '../support/comments.ts';
import { anasSecondList, bensList, deleteList, setList, unreadableLists } from '../support/lists.ts';
import { commit } from '../support/requests.ts';
import { ana, ben, cleo, rename, setProfile } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const world = openWorld();
const { anaCommits, benCommits, signedInAs, seed } = world;
const { accepts, refuses, refusesEach, refusesOthers, testBounds } = world;
const benPosts = (changes = {}, id?: string) => benCommits(postComment(changes, id));
const anaPosts = (changes = {}) => anaCommits(postComment({ ...byAna, ...changes }, undefined, ana.uid));

const byCleo = { userId: cleo.uid, userName: cleo.displayName };

const treeMail = rename(ben.uid, 'Tree Mail');
const second = createCommentId(2);
const third = createCommentId(3);
const updateSecond = (data: object) => benCommits({ update: commentPath(second), data });

beforeEach(() => seed(seedLists()));

describe('posting a comment', () => {
  accepts({ 'a comment under the author’s own list': () => benPosts({ listUserId: ben.uid }) });

  const badIds = ['c'.repeat(19), 'c'.repeat(21), `${'c'.repeat(19)}~`, `${'c'.repeat(19)}é`];
  refusesEach(
    () => benPosts({}, `${'c'.repeat(19)}9`),
    badIds,
    (id) => [`the id ${id}`, () => benPosts({}, id)],
  );

  refuses(benPosts, {
    'the name or id of another user': {
      refused: [
        () => anaPosts({ userId: ben.uid, userName: ben.displayName }),
        () => anaPosts({ userName: ben.displayName }),
        () => anaPosts({ userId: ben.uid }),
      ],
      accepted: anaPosts,
    },
    'the old name after a change of the name': {
      first: () => benCommits(treeMail),
      refused: benPosts,
      accepted: () => benPosts({ userName: 'Tree Mail' }),
    },
    'a new name that the same batch changes': {
      refused: () => benCommits(postComment({ userName: 'Tree Mail' }), treeMail),
      accepted: () => benCommits(postComment(), treeMail),
    },
    'a user without a profile': {
      refused: () => commit(signedInAs(cleo.uid), postComment(byCleo, undefined, cleo.uid)),
      until: [setProfile(cleo)],
    },
    'replacing another comment': { seed: [setComment()], refused: () => benPosts({}, bensComment) },
    'replacing a deleted comment, whose replies it would get': {
      seed: [{ set: deletedCommentPath(second), data: { at: serverTimestamp() } }],
      refused: benPosts,
      accepted: () => benPosts({}, third),
    },
    'changing a comment': {
      first: benPosts,
      refused: [{ text: 'Sandra first.' }, { userName: 'B' }, { createdAt: serverTimestamp() }].map(
        (change) => () => updateSecond(change),
      ),
      accepted: () => benPosts({}, third),
    },
  });
});

describe('a comment under a list', () => {
  const bensSecondList = { ...bensList, listId: 'list_2' };
  const postWhileDeleting = (listId: string) =>
    benCommits(postComment({ listUserId: ben.uid, listId }), deleteList(bensSecondList));

  refuses(benPosts, {
    'a list that does not exist': [
      () => benPosts({ listId: 'list_404' }),
      () => benPosts({ listUserId: 'cleo' }),
    ],
    'numbers as the names of the list': {
      seed: [setList({ userId: '1', listId: '1' })],
      refused: [
        () => benPosts({ listUserId: 1, listId: '1' }),
        () => benPosts({ listUserId: '1', listId: 1 }),
      ],
      accepted: () => benPosts({ listUserId: '1', listId: '1' }),
    },
    'a list that the same batch deletes': {
      seed: [setList(bensSecondList)],
      refused: () => postWhileDeleting('list_2'),
      accepted: () => postWhileDeleting('list_1'),
    },
  });

  refusesOthers(unreadableLists, anaPosts, benPosts);
});

describe('a reply', () => {
  const fifth = createCommentId(5);
  const sixth = createCommentId(6);

  beforeEach(() => seed(setComment()));

  refuses(() => benPosts(replyTo(bensComment)), {
    'a comment that does not exist': () => benPosts(replyTo(missingComment)),
    'another reply': {
      seed: [setComment(fifth, replyTo(bensComment))],
      refused: () => benPosts(replyTo(fifth)),
    },
    'a comment under another list': {
      seed: [
        setList(anasSecondList),
        setComment(fifth, { listUserId: ben.uid }),
        setComment(sixth, { listId: 'list_2' }),
      ],
      refused: [() => benPosts(replyTo(fifth)), () => benPosts(replyTo(sixth))],
      accepted: [
        () => benPosts({ ...replyTo(fifth), listUserId: ben.uid }),
        () => benPosts({ ...replyTo(sixth), listId: 'list_2' }, third),
      ],
    },
    'a reply to itself': () => benPosts(replyTo(second)),
    'a number as the id of its parent': {
      seed: [setComment('1')],
      refused: () => benPosts({ parentId: 1, isReply: true }),
      accepted: () => benPosts({ parentId: '1', isReply: true }),
    },
    'a reply without a parent': () => benPosts({ parentId: null, isReply: true }),
    'a parent of a comment that is no reply': () => benPosts({ parentId: bensComment, isReply: false }),
    'a reply to an empty id': () => benPosts({ parentId: '', isReply: true }),
    'a text for isReply': () => benPosts({ parentId: bensComment, isReply: 'true' }),
  });
});

const bounds: readonly Bound[] = [
  ...requireFields(newComment()),
  ...boundLength('text', COMMENT_TEXT_MAX),
  ['has no unknown field', {}, { upvotes: [ben.uid] }],
  ['has no number for the owner of its list', {}, { listUserId: 1 }],
  ['has no number for its list', {}, { listId: 1 }],
  ['has no number for its author', {}, { userId: 1 }],
  ['has no past time', {}, { createdAt: getDaysFromNow(-1) }],
  ['has no future time', {}, { createdAt: getDaysFromNow(3) }],
  ['has no text for a time', {}, { createdAt: '2026-11-21T00:00:00.000Z' }],
  ...['upvoteCount', 'downvoteCount'].flatMap((count): Bound[] => [
    [`has no ${count} from the start`, {}, { [count]: 1 }],
    [`has no negative ${count}`, {}, { [count]: -1 }],
    [`has no double as ${count}`, {}, { [count]: -0 }],
    [`has no array as ${count}`, {}, { [count]: [] }],
  ]),
  ['has a text of at least one character', { text: 'x' }, { text: '' }],
  ['has a text that is not blank', { text: 'x' }, { text: ' \n ' }],
  ['has no number for a text', { text: '7' }, { text: 7 }],
  ['has no array for a text', { text: '7' }, { text: ['7'] }],
];

describe('a comment', () => {
  testBounds(bounds, benPosts, [{ delete: commentPath(second) }]);
});
