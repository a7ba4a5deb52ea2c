import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  commentPath,
  deletedCommentPath,
  deletedListPath,
  listPath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, anasList, ben, bensList, type Changes, giveList } from './builders.ts';
import { bensComment, commentId, commenting, giveComment, seedListsForComments } from './commentBuilders.ts';
import { giveRate } from './rates.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const benComments = (changes: Changes = {}, id?: string) =>
  commenting(world.signedInAs(ben.uid), changes, id).commit();

beforeEach(() => world.given(seedListsForComments));

describe('a comment', () => {
  it('is for the signed-in', async () => {
    await assertFails(commenting(world.signedOut()).commit());
    await assertSucceeds(benComments());
  });

  it('is written by whoever it names', async () => {
    const asAna = world.signedInAs(ana.uid);
    const signed = { userId: ana.uid, userName: ana.displayName };
    await assertFails(commenting(asAna, {}, commentId(3), ana.uid).commit());
    await assertFails(
      commenting(asAna, { ...signed, userName: ben.displayName }, commentId(3), ana.uid).commit(),
    );
    await assertFails(commenting(asAna, { ...signed, userId: ben.uid }, commentId(3), ana.uid).commit());
    await assertSucceeds(commenting(asAna, signed, commentId(3), ana.uid).commit());
  });

  it('may stand under one’s own list', async () => {
    await assertSucceeds(benComments({ listUserId: ben.uid }));
  });

  it('takes the name that the fan has now', async () => {
    await setDoc(doc(world.signedInAs(ben.uid), userListsPath(ben.uid)), { displayName: 'Tree Mail' });
    await assertFails(benComments());
    await assertSucceeds(benComments({ userName: 'Tree Mail' }));
  });

  it('takes the name of before, though the same batch changes it', async () => {
    const asBen = world.signedInAs(ben.uid);
    const profile = doc(asBen, userListsPath(ben.uid));
    const commentAs = (userName: string) =>
      commenting(asBen, { userName }).set(profile, { displayName: 'Tree Mail' }).commit();
    await assertFails(commentAs('Tree Mail'));
    await assertSucceeds(commentAs(ben.displayName));
  });

  it('needs a profile', async () => {
    const cleo = { userId: 'cleo', userName: 'Cleo of Samoa' };
    const asCleo = () => commenting(world.signedInAs('cleo'), cleo, commentId(3), 'cleo').commit();
    await world.given((db) => giveRate(db, 'cleo', 'comments'));
    await assertFails(asCleo());
    await world.given((db) => setDoc(doc(db, userListsPath('cleo')), { displayName: cleo.userName }));
    await assertSucceeds(asCleo());
  });

  it.each(['c'.repeat(19), 'c'.repeat(21), `${'c'.repeat(19)}~`, `${'c'.repeat(19)}é`])(
    'does not get the id %s',
    async (id) => {
      await assertFails(benComments({}, id));
      await assertSucceeds(benComments({}, `${'c'.repeat(19)}9`));
    },
  );

  it('takes the place of no other comment', async () => {
    await world.given((db) => giveComment(db));
    await assertFails(benComments({}, bensComment));
    await assertSucceeds(benComments());
  });

  it('takes the place of no deleted comment, whose replies it would get', async () => {
    await world.given((db) => setDoc(doc(db, deletedCommentPath(commentId(2))), { at: Timestamp.now() }));
    await assertFails(benComments());
    await assertSucceeds(benComments({}, commentId(3)));
  });

  it('never changes', async () => {
    await assertSucceeds(benComments());
    const comment = doc(world.signedInAs(ben.uid), commentPath(commentId(2)));
    for (const change of [{ text: 'Sandra first.' }, { userName: 'B' }, { createdAt: serverTimestamp() }]) {
      await assertFails(updateDoc(comment, change));
    }
    await assertSucceeds(benComments({}, commentId(3)));
  });

  it('is deleted by the function alone', async () => {
    await world.given((db) => giveComment(db));
    for (const db of [world.signedInAs(ben.uid), world.signedInAs(ana.uid), world.signedOut()]) {
      await assertFails(deleteDoc(doc(db, commentPath(bensComment))));
    }
    await assertSucceeds(benComments());
  });
});

describe('a comment stands under a list', () => {
  it('that is there', async () => {
    await assertFails(benComments({ listId: 'list_404' }));
    await assertFails(benComments({ listUserId: 'cleo' }));
    await assertSucceeds(benComments());
  });

  it('that it names in words, not in numbers', async () => {
    await world.given((db) => giveList(db, { userId: '1', listId: '1' }));
    await assertFails(benComments({ listUserId: 1, listId: '1' }));
    await assertFails(benComments({ listUserId: '1', listId: 1 }));
    await assertSucceeds(benComments({ listUserId: '1', listId: '1' }));
  });

  it.each([
    { what: 'a hidden list', hidden: { isPublic: false } },
    { what: 'an older list that is not public', hidden: { public: false } },
    { what: 'a list that does not say whether it is public', hidden: { isPublic: undefined } },
  ])('of which $what takes its owner’s only', async ({ hidden }) => {
    await world.given((db) => giveList(db, anasList, hidden));
    await assertFails(benComments());
    const asAna = { userId: ana.uid, userName: ana.displayName };
    await assertSucceeds(commenting(world.signedInAs(ana.uid), asAna, commentId(3), ana.uid).commit());
  });

  it('that is not deleted in the same batch', async () => {
    const db = world.signedInAs(ben.uid);
    const list = { ...bensList, listId: 'list_2' };
    await world.given((past) => giveList(past, list));
    const deletingAndUnder = (listId: string) =>
      commenting(db, { listUserId: ben.uid, listId })
        .delete(doc(db, listPath(list)))
        .set(doc(db, deletedListPath(list)), { at: serverTimestamp() });
    await assertFails(deletingAndUnder('list_2').commit());
    await assertSucceeds(deletingAndUnder('list_1').commit());
  });
});
