import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { favoritePath, type ListKey, listPath } from '@outrank/shared/firestore/documentPaths';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
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
  daysFromNow,
  giveList,
  giveProfiles,
  heroes,
} from './builders.ts';
import { giveFavorite, newFavorite } from './reactionBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asBen = () => world.signedInAs(ben.uid);
const bensMark = (key: ListKey = anasList) => doc(asBen(), favoritePath(ben.uid, key));
const benAdds = (changes: Changes = {}, key = anasList) => setDoc(bensMark(key), newFavorite(key, changes));

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
  await world.given((db) => giveList(db, bensList));
});

describe('a favorite', () => {
  it('is added by the fan alone', async () => {
    for (const db of [world.signedOut(), world.signedInAs(ana.uid)]) {
      await assertFails(setDoc(doc(db, favoritePath(ben.uid, anasList)), newFavorite()));
    }
    await assertSucceeds(benAdds());
  });

  it('may be one’s own list', async () => {
    await assertSucceeds(benAdds({}, bensList));
  });

  it.each([
    { what: 'another list’s owner', forged: { userId: ben.uid } },
    { what: 'another list’s id', forged: { listId: 'list_2' } },
    { what: 'no owner', forged: { userId: undefined } },
    { what: 'another name than the list’s', forged: { name: 'Villains' } },
    { what: 'no name', forged: { name: undefined } },
    { what: 'a number for a name', forged: { name: 7 } },
    { what: 'a further field', forged: { note: 'Read again' } },
    { what: 'no time', forged: { favoritedAt: undefined } },
    { what: 'a time in the past', forged: { favoritedAt: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a time in the future', forged: { favoritedAt: Timestamp.fromDate(daysFromNow(1)) } },
  ])('holds no $what', async ({ forged }) => {
    await assertFails(benAdds(forged));
    await assertSucceeds(benAdds());
  });

  it('stands under the key of its list', async () => {
    await assertFails(setDoc(doc(asBen(), `users/${ben.uid}/favorites/heroes`), newFavorite()));
    await assertSucceeds(benAdds());
  });

  it('is of a list that is there', async () => {
    await assertFails(benAdds({}, { ...anasList, listId: 'list_404' }));
    await assertSucceeds(benAdds());
  });

  it.each([
    { what: 'a hidden list', hidden: { isPublic: false } },
    { what: 'an older list that is not public', hidden: { public: false } },
    { what: 'a list that does not say whether it is public', hidden: { isPublic: undefined } },
  ])('of $what is for its owner', async ({ hidden }) => {
    await world.given((db) => giveList(db, anasList, hidden));
    await assertFails(benAdds());
    await assertSucceeds(
      setDoc(doc(world.signedInAs(ana.uid), favoritePath(ana.uid, anasList)), newFavorite()),
    );
  });

  it('takes the name that the list has now', async () => {
    await world.given((db) => updateDoc(doc(db, listPath(anasList)), { name: 'Villains' }));
    await assertFails(benAdds());
    await assertSucceeds(benAdds({ name: 'Villains' }));
  });

  it('takes the name of before, though the same batch changes it', async () => {
    const db = world.signedInAs(ana.uid);
    const renameAndAdd = (name: string) =>
      writeBatch(db)
        .update(doc(db, listPath(anasList)), changedList({ name: 'Villains' }))
        .set(doc(db, favoritePath(ana.uid, anasList)), newFavorite(anasList, { name }))
        .commit();
    await assertFails(renameAndAdd('Villains'));
    await assertSucceeds(renameAndAdd(heroes.name));
  });

  it('never changes', async () => {
    await assertSucceeds(benAdds());
    await assertFails(updateDoc(bensMark(), { favoritedAt: serverTimestamp() }));
    await assertFails(benAdds());
  });

  it('is removed by the fan alone, also when its list is gone', async () => {
    await world.given((db) => giveFavorite(db, ben.uid));
    await world.given((db) => deleteDoc(doc(db, listPath(anasList))));
    await assertFails(deleteDoc(doc(world.signedInAs(ana.uid), favoritePath(ben.uid, anasList))));
    await assertFails(deleteDoc(doc(world.signedOut(), favoritePath(ben.uid, anasList))));
    await assertSucceeds(deleteDoc(bensMark()));
  });
});
