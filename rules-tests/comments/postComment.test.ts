import { assertSucceeds } from '@firebase/rules-unit-testing';
import { commentPath, deletedCommentPath, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import {
  bensComment,
  byAna,
  createCommentId,
  missingComment,
  postComment,
  replyTo,
  seedLists,
  setComment,
} from '../support/comments.ts';
import { anasSecondList, bensList, deleteList, setList, unreadableLists } from '../support/lists.ts';
import { commit } from '../support/requests.ts';
import { ana, ben, setProfile, setRate } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, benCommits, signedInAs, seed, refuses, refusesOthers } = openWorld();
const benPosts = (changes = {}, id?: string) => benCommits(postComment(changes, id));
const anaPosts = (changes = {}) => anaCommits(postComment({ ...byAna, ...changes }, undefined, ana.uid));

const cleo = { uid: 'cleo', displayName: 'Cleo of Samoa' };
const byCleo = { userId: cleo.uid, userName: cleo.displayName };
const cleoPosts = () => commit(signedInAs(cleo.uid), postComment(byCleo, undefined, cleo.uid));

const treeMail = { set: userListsPath(ben.uid), data: { displayName: 'Tree Mail' } };
const second = createCommentId(2);
const third = createCommentId(3);
const updateSecond = (data: object) => benCommits({ update: commentPath(second), data });

beforeEach(() => seed(seedLists()));

describe('posting a comment', () => {
  it('accepts a comment under the author’s own list', async () => {
    await assertSucceeds(benPosts({ listUserId: ben.uid }));
  });

  const badIds = ['c'.repeat(19), 'c'.repeat(21), `${'c'.repeat(19)}~`, `${'c'.repeat(19)}é`];
  refuses(
    () => benPosts({}, `${'c'.repeat(19)}9`),
    Object.fromEntries(badIds.map((id) => [`the id ${id}`, () => benPosts({}, id)])),
  );

  refuses(() => benPosts(), {
    'the name or id of another user': {
      refused: [
        () => anaPosts({ userId: ben.uid, userName: ben.displayName }),
        () => anaPosts({ userName: ben.displayName }),
        () => anaPosts({ userId: ben.uid }),
      ],
      accepted: () => anaPosts(),
    },
    'the old name after a change of the name': {
      first: () => benCommits(treeMail),
      refused: () => benPosts(),
      accepted: () => benPosts({ userName: 'Tree Mail' }),
    },
    'a new name that the same batch changes': {
      refused: () => benCommits(postComment({ userName: 'Tree Mail' }), treeMail),
      accepted: () => benCommits(postComment(), treeMail),
    },
    'a user without a profile': {
      seed: [setRate(cleo.uid, 'comments')],
      refused: cleoPosts,
      accepted: [() => seed(setProfile(cleo)), cleoPosts],
    },
    'replacing another comment': { seed: [setComment()], refused: () => benPosts({}, bensComment) },
    'replacing a deleted comment, whose replies it would get': {
      seed: [{ set: deletedCommentPath(second), data: { at: serverTimestamp() } }],
      refused: () => benPosts(),
      accepted: () => benPosts({}, third),
    },
    'changing a comment': {
      first: () => benPosts(),
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

  refuses(() => benPosts(), {
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

  refusesOthers(
    unreadableLists,
    () => anaPosts(),
    () => benPosts(),
  );
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
