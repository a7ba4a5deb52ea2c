import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deletedListPath, type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import {
  ana,
  anasList,
  ben,
  bensList,
  type Changes,
  changedList,
  giveList,
  giveProfiles,
  newList,
} from './builders.ts';
import { giveRates, rating } from './rates.ts';
import { openWorld } from './world.ts';

const world = openWorld();

/** The batch of the web app: the list goes, and its tombstone comes. */
function deleteList(by: string, key: ListKey = anasList, tombstone: Changes = {}, tombstoneOf = key) {
  const db = world.signedInAs(by);
  return writeBatch(db)
    .delete(doc(db, listPath(key)))
    .set(doc(db, deletedListPath(tombstoneOf)), { at: serverTimestamp(), ...tombstone })
    .commit();
}

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
  await world.given((db) => giveList(db, bensList));
});

describe('deleting a list', () => {
  it('is for its owner', async () => {
    await assertFails(deleteList(ben.uid));
    await assertSucceeds(deleteList(ana.uid));
  });

  it('is for the signed-in', async () => {
    const db = world.signedOut();
    const batch = writeBatch(db).delete(doc(db, listPath(anasList)));
    await assertFails(batch.set(doc(db, deletedListPath(anasList)), { at: serverTimestamp() }).commit());
    await assertSucceeds(deleteList(ana.uid));
  });

  it('leaves a tombstone', async () => {
    await assertFails(deleteDoc(doc(world.signedInAs(ana.uid), listPath(anasList))));
    await assertSucceeds(deleteList(ana.uid));
  });

  it('is for its owner also when a tombstone is there already', async () => {
    await world.given((db) => setDoc(doc(db, deletedListPath(anasList)), { at: Timestamp.now() }));
    await assertFails(deleteDoc(doc(world.signedInAs(ben.uid), listPath(anasList))));
    await assertSucceeds(deleteDoc(doc(world.signedInAs(ana.uid), listPath(anasList))));
  });

  it('leaves the tombstone of this list', async () => {
    const second = { ...anasList, listId: 'list_2' };
    await world.given((db) => giveList(db, second));
    await assertFails(deleteList(ana.uid, anasList, {}, second));
    await assertSucceeds(deleteList(ana.uid));
  });

  it('is for ever', async () => {
    await assertSucceeds(deleteList(ana.uid));
    await world.given(giveRates);
    const db = world.signedInAs(ana.uid);
    const publish = (key: ListKey) => {
      const batch = writeBatch(db).set(doc(db, listPath(key)), newList(key));
      return rating(db, batch, { uid: ana.uid, kind: 'lists', id: key.listId }).commit();
    };
    await assertFails(publish(anasList));
    await assertSucceeds(publish({ ...anasList, listId: 'list_2' }));
  });
});

describe('a tombstone', () => {
  it.each([
    { what: 'a time in the past', forged: { at: Timestamp.fromMillis(0) } },
    { what: 'a text for a time', forged: { at: 'now' } },
    { what: 'a further field', forged: { by: ana.uid } },
  ])('has no $what', async ({ forged }) => {
    await assertFails(deleteList(ana.uid, anasList, forged));
    await assertSucceeds(deleteList(ana.uid));
  });

  it('comes with the deletion only', async () => {
    const db = world.signedInAs(ana.uid);
    const tombstone = doc(db, deletedListPath(anasList));
    await assertFails(setDoc(tombstone, { at: serverTimestamp() }));
    const save = writeBatch(db).update(doc(db, listPath(anasList)), changedList());
    await assertFails(save.set(tombstone, { at: serverTimestamp() }).commit());
    await assertSucceeds(deleteList(ana.uid));
  });

  it('is for a list that was there', async () => {
    const missing = { ...anasList, listId: 'list_404' };
    const tombstone = doc(world.signedInAs(ana.uid), deletedListPath(missing));
    await assertFails(setDoc(tombstone, { at: serverTimestamp() }));
    await assertFails(deleteList(ana.uid, missing));
    await assertSucceeds(deleteList(ana.uid));
  });

  it('is for lists with an id of 1 to 16 digits', async () => {
    const longest = { ...anasList, listId: `list_${'1'.repeat(16)}` };
    const tooLong = { ...anasList, listId: `${longest.listId}1` };
    const bare = { ...anasList, listId: 'list_' };
    await world.given((db) => Promise.all([longest, tooLong, bare].map((key) => giveList(db, key))));
    await assertFails(deleteList(ana.uid, tooLong));
    await assertFails(deleteList(ana.uid, bare));
    await assertSucceeds(deleteList(ana.uid, longest));
  });

  it('is not for the list of another fan', async () => {
    await assertFails(deleteList(ana.uid, anasList, {}, bensList));
    const db = world.signedInAs(ana.uid);
    const both = writeBatch(db).delete(doc(db, listPath(anasList)));
    both.set(doc(db, deletedListPath(anasList)), { at: serverTimestamp() });
    await assertFails(both.set(doc(db, deletedListPath(bensList)), { at: serverTimestamp() }).commit());
    await assertSucceeds(deleteList(ana.uid));
  });

  it.each(['ana~list_1~2', 'ana', 'ana~list_x', 'ana~', '~list_1'])('does not stand at %s', async (name) => {
    const db = world.signedInAs(ana.uid);
    const batch = writeBatch(db).delete(doc(db, listPath(anasList)));
    batch.set(doc(db, deletedListPath(anasList)), { at: serverTimestamp() });
    await assertFails(batch.set(doc(db, `deletedLists/${name}`), { at: serverTimestamp() }).commit());
    await assertSucceeds(deleteList(ana.uid));
  });

  it('is read, changed and removed by nobody', async () => {
    await assertSucceeds(deleteList(ana.uid));
    const db = world.signedInAs(ana.uid);
    const tombstone = doc(db, deletedListPath(anasList));
    await assertFails(getDoc(tombstone));
    await assertFails(getDocs(query(collection(db, 'deletedLists'), limit(1))));
    await assertFails(setDoc(tombstone, { at: serverTimestamp() }));
    await assertFails(deleteDoc(tombstone));
    await assertSucceeds(deleteList(ben.uid, bensList));
  });
});
