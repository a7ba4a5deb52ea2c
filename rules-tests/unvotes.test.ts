import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deletedListPath, listPath, upvotePath } from '@outrank/shared/firestore/documentPaths';
import { deleteDoc, doc, increment, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, anasList, ben, giveList, giveProfiles } from './builders.ts';
import { counted, giveUpvote, unvoting, upvoting } from './reactionBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asBen = () => world.signedInAs(ben.uid);
const benUnvotes = (forged: Parameters<typeof unvoting>[2] = {}) =>
  unvoting(asBen(), ben.uid, forged).commit();
const bensMark = () => doc(asBen(), upvotePath(ben.uid, anasList));
const list = () => doc(asBen(), listPath(anasList));

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db, anasList, { upvoteCount: 7 }));
  await world.given((db) => giveUpvote(db, ben.uid));
});

describe('taking an upvote back', () => {
  it('works once, and then the list can be upvoted again', async () => {
    await assertSucceeds(benUnvotes());
    await assertFails(benUnvotes());
    await assertSucceeds(upvoting(asBen(), ben.uid).commit());
  });

  it('is nothing that one does for another fan', async () => {
    await assertFails(unvoting(world.signedInAs(ana.uid), ben.uid).commit());
    await assertFails(updateDoc(doc(world.signedInAs(ana.uid), listPath(anasList)), counted(-1)));
    await assertSucceeds(benUnvotes());
  });

  it('needs both halves', async () => {
    await assertFails(updateDoc(list(), counted(-1)));
    await assertFails(deleteDoc(bensMark()));
    await assertSucceeds(benUnvotes());
  });

  it.each([
    { what: 'two upvotes less', forged: { upvoteCount: increment(-2) } },
    { what: 'no upvote less', forged: { upvoteCount: increment(0) } },
    { what: 'one upvote more', forged: { upvoteCount: increment(1) } },
    { what: 'another name', forged: { name: 'Villains' } },
  ])('does not write $what on the list', async ({ forged }) => {
    await assertFails(benUnvotes({ list: forged }));
    await assertSucceeds(benUnvotes());
  });

  it('leaves a whole number by its type', async () => {
    await world.given((db) => updateDoc(doc(db, listPath(anasList)), { upvoteCount: 1 }));
    await assertFails(benUnvotes({ list: { upvoteCount: -0 } }));
    await assertSucceeds(benUnvotes({ list: { upvoteCount: 0 } }));
  });

  it('never counts below zero', async () => {
    await world.given((db) => updateDoc(doc(db, listPath(anasList)), { upvoteCount: 0 }));
    await assertFails(benUnvotes());
    await world.given((db) => updateDoc(doc(db, listPath(anasList)), { upvoteCount: 1 }));
    await assertSucceeds(benUnvotes());
  });

  it('from a list that is gone removes the mark alone', async () => {
    await assertFails(deleteDoc(bensMark()));
    await world.given((db) => deleteDoc(doc(db, listPath(anasList))));
    await assertFails(benUnvotes());
    await assertFails(deleteDoc(doc(world.signedInAs(ana.uid), upvotePath(ben.uid, anasList))));
    await assertSucceeds(deleteDoc(bensMark()));
  });

  it('may go in the batch that deletes the list', async () => {
    await world.given((db) => giveUpvote(db, ana.uid));
    const db = world.signedInAs(ana.uid);
    const mark = doc(db, upvotePath(ana.uid, anasList));
    await assertFails(deleteDoc(mark));
    const all = writeBatch(db)
      .delete(mark)
      .delete(doc(db, listPath(anasList)))
      .set(doc(db, deletedListPath(anasList)), { at: serverTimestamp() });
    await assertSucceeds(all.commit());
  });
});
