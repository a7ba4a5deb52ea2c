import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { listPath, upvotePath } from '@outrank/shared/firestore/documentPaths';
import {
  doc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, anasList, ben, bensList, daysFromNow, giveList, giveProfiles } from './builders.ts';
import { counted, newUpvote, unvoting, upvoting } from './reactionBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asBen = () => world.signedInAs(ben.uid);
const benUpvotes = (forged: Parameters<typeof upvoting>[2] = {}) =>
  upvoting(asBen(), ben.uid, forged).commit();
const bensMark = () => doc(asBen(), upvotePath(ben.uid, anasList));
const list = () => doc(asBen(), listPath(anasList));

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db, anasList, { upvoteCount: 7 }));
  await world.given((db) => giveList(db, bensList));
});

describe('upvoting a list', () => {
  it('is for the signed-in', async () => {
    await assertFails(upvoting(world.signedOut(), ben.uid).commit());
    await assertSucceeds(benUpvotes());
  });

  it('is for its owner too', async () => {
    await assertSucceeds(upvoting(world.signedInAs(ana.uid), ana.uid).commit());
  });

  it('is nothing that one does for another fan', async () => {
    const anasMark = doc(asBen(), upvotePath(ana.uid, anasList));
    await assertFails(upvoting(asBen(), ana.uid).commit());
    await assertFails(upvoting(asBen(), ben.uid).set(anasMark, newUpvote()).commit());
    await assertSucceeds(benUpvotes());
  });

  it('counts once for each fan', async () => {
    await assertSucceeds(benUpvotes());
    await assertFails(benUpvotes());
    await assertSucceeds(upvoting(world.signedInAs(ana.uid), ana.uid).commit());
  });

  it('needs the mark', async () => {
    await assertFails(updateDoc(list(), counted(1)));
    await assertSucceeds(benUpvotes());
  });

  it('needs the count', async () => {
    await assertFails(setDoc(bensMark(), newUpvote()));
    const elsewhere = writeBatch(asBen()).set(bensMark(), newUpvote());
    await assertFails(elsewhere.update(doc(asBen(), listPath(bensList)), counted(1)).commit());
    await assertSucceeds(benUpvotes());
  });

  it.each([
    { what: 'two upvotes', forged: { upvoteCount: 9 } },
    { what: 'no upvote', forged: { upvoteCount: 7 } },
    { what: 'one upvote less', forged: { upvoteCount: 6 } },
    { what: 'an upvote and a half', forged: { upvoteCount: 8.5 } },
    { what: 'what is no number', forged: { upvoteCount: Number.NaN } },
    { what: 'a text', forged: { upvoteCount: '8' } },
    { what: 'nothing', forged: { upvoteCount: null } },
    { what: 'a change in the past', forged: { changedAt: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a change in the future', forged: { changedAt: Timestamp.fromDate(daysFromNow(1)) } },
    { what: 'another name', forged: { name: 'Villains' } },
    { what: 'another save', forged: { updatedAt: serverTimestamp() } },
    { what: 'another order', forged: { itemIds: ['sandra-diaz-twine', 'parvati-shallow'] } },
    { what: 'a further field', forged: { upvotes: [ben.uid] } },
  ])('does not write $what on the list', async ({ forged }) => {
    await assertFails(benUpvotes({ list: forged }));
    await assertSucceeds(benUpvotes());
  });

  it('takes no decimal sum for a count', async () => {
    await world.given((db) => updateDoc(doc(db, listPath(anasList)), { upvoteCount: 7.5 }));
    await assertFails(benUpvotes());
    await world.given((db) => updateDoc(doc(db, listPath(anasList)), { upvoteCount: 7 }));
    await assertSucceeds(benUpvotes());
  });

  it('says when the list changed', async () => {
    const batch = writeBatch(asBen()).set(bensMark(), newUpvote());
    await assertFails(batch.update(list(), { upvoteCount: increment(1) }).commit());
    await assertSucceeds(benUpvotes());
  });

  it('counts once in one batch', async () => {
    await assertFails(upvoting(asBen(), ben.uid).update(list(), counted(1)).commit());
    await assertSucceeds(benUpvotes());
  });

  it('of two lists takes two marks', async () => {
    const other = doc(asBen(), listPath(bensList));
    await assertFails(upvoting(asBen(), ben.uid).update(other, counted(1)).commit());
    const both = upvoting(asBen(), ben.uid).update(other, counted(1));
    await assertSucceeds(both.set(doc(asBen(), upvotePath(ben.uid, bensList)), newUpvote(bensList)).commit());
  });

  it.each([
    { what: 'a hidden list', hidden: { isPublic: false } },
    { what: 'an older list that is not public', hidden: { public: false } },
  ])('of $what is for its owner', async ({ hidden }) => {
    await world.given((db) => giveList(db, anasList, hidden));
    await assertFails(benUpvotes());
    await assertSucceeds(upvoting(world.signedInAs(ana.uid), ana.uid).commit());
  });

  it('needs a list that is there', async () => {
    const missing = { ...anasList, listId: 'list_404' };
    await assertFails(benUpvotes({ key: missing }));
    await assertFails(setDoc(doc(asBen(), upvotePath(ben.uid, missing)), newUpvote(missing)));
    await assertSucceeds(benUpvotes());
  });
});

describe('the mark of an upvote', () => {
  it.each([
    { what: 'another list’s owner', forged: { userId: ben.uid } },
    { what: 'another list’s id', forged: { listId: 'list_2' } },
    { what: 'no list', forged: { listId: undefined } },
    { what: 'a number for a list', forged: { listId: 1 } },
    { what: 'a further field', forged: { name: 'Heroes' } },
    { what: 'no time', forged: { at: undefined } },
    { what: 'a time in the past', forged: { at: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a time in the future', forged: { at: Timestamp.fromDate(daysFromNow(1)) } },
  ])('holds no $what', async ({ forged }) => {
    await assertFails(benUpvotes({ mark: forged }));
    await assertSucceeds(benUpvotes());
  });

  it('names the list that it is counted on', async () => {
    const both = () => upvoting(asBen(), ben.uid).update(doc(asBen(), listPath(bensList)), counted(1));
    const other = doc(asBen(), upvotePath(ben.uid, bensList));
    await assertFails(both().set(other, newUpvote(anasList)).commit());
    await assertSucceeds(both().set(other, newUpvote(bensList)).commit());
  });

  it('stands under the key of its list', async () => {
    const stray = doc(asBen(), `users/${ben.uid}/upvotes/heroes`);
    await assertFails(writeBatch(asBen()).set(stray, newUpvote()).update(list(), counted(1)).commit());
    await assertSucceeds(benUpvotes());
  });

  it('never changes', async () => {
    await assertSucceeds(benUpvotes());
    await assertFails(updateDoc(bensMark(), { at: serverTimestamp() }));
    await assertSucceeds(unvoting(asBen(), ben.uid).commit());
  });
});
