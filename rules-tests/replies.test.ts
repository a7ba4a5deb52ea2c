import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeEach, describe, it } from 'vitest';
import { anasList, ben, type Changes, giveList } from './builders.ts';
import {
  bensComment,
  commentId,
  commenting,
  giveComment,
  replyTo,
  seedListsForComments,
} from './commentBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const benComments = (changes: Changes = {}, id?: string) =>
  commenting(world.signedInAs(ben.uid), changes, id).commit();

beforeEach(() => world.given(seedListsForComments));

describe('a reply', () => {
  beforeEach(() => world.given((db) => giveComment(db)));

  it('answers a comment that is there', async () => {
    await assertFails(benComments(replyTo(commentId(404))));
    await assertSucceeds(benComments(replyTo(bensComment)));
  });

  it('answers no reply', async () => {
    await world.given((db) => giveComment(db, commentId(5), replyTo(bensComment)));
    await assertFails(benComments(replyTo(commentId(5))));
    await assertSucceeds(benComments(replyTo(bensComment)));
  });

  it('answers no comment on another list', async () => {
    await world.given((db) => giveList(db, { ...anasList, listId: 'list_2' }));
    await world.given((db) => giveComment(db, commentId(5), { listUserId: ben.uid }));
    await world.given((db) => giveComment(db, commentId(6), { listId: 'list_2' }));
    await assertFails(benComments(replyTo(commentId(5))));
    await assertFails(benComments(replyTo(commentId(6))));
    await assertSucceeds(benComments({ ...replyTo(commentId(5)), listUserId: ben.uid }));
    await assertSucceeds(benComments({ ...replyTo(commentId(6)), listId: 'list_2' }, commentId(3)));
  });

  it('answers not itself', async () => {
    await assertFails(benComments(replyTo(commentId(2))));
    await assertSucceeds(benComments(replyTo(bensComment)));
  });

  it('names the comment in words, not in numbers', async () => {
    await world.given((db) => giveComment(db, '1'));
    await assertFails(benComments({ parentId: 1, isReply: true }));
    await assertSucceeds(benComments({ parentId: '1', isReply: true }));
  });

  it.each([
    { what: 'a reply without a comment', forged: { parentId: null, isReply: true } },
    { what: 'a comment that answers one', forged: { parentId: bensComment, isReply: false } },
    { what: 'a reply to nothing', forged: { parentId: '', isReply: true } },
    { what: 'a reply that says so in words', forged: { parentId: bensComment, isReply: 'true' } },
  ])('is not $what', async ({ forged }) => {
    await assertFails(benComments(forged));
    await assertSucceeds(benComments(replyTo(bensComment)));
  });
});
