import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { seasons } from '@outrank/shared/catalogue/catalogue';
import {
  deletedListPath,
  type ListKey,
  listPath,
  userListsPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import type { ListContent } from '@outrank/shared/lists/list';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { type DocumentData, doc, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ana,
  anasList,
  ben,
  bensList,
  bestSeasons,
  type Changes,
  changedList,
  daysFromNow,
  giveList,
  heroes,
  newDraft,
  newList,
} from './builders.ts';
import { giveRates, rating } from './rates.ts';
import { openWorld } from './world.ts';

const world = openWorld();

function publishing(list: DocumentData, key = anasList, by = ana.uid) {
  const db = world.signedInAs(by);
  const batch = writeBatch(db).set(doc(db, listPath(key)), list);
  return rating(db, batch, { uid: key.userId, kind: 'lists', id: key.listId });
}

function publish(changes: Changes = {}, key = anasList, by = ana.uid) {
  return publishing(newList(key, changes), key, by).commit();
}

const everybody: ListContent = {
  ...heroes,
  items: [...new Set(seasons.flatMap(({ contestants }) => contestants.map(({ id }) => id)))].map((id) =>
    contestantItem(id),
  ),
};
const everySeason: ListContent = { ...bestSeasons, items: seasons.map(({ id }) => seasonItem(id)) };

describe('publishing a list', () => {
  beforeEach(async () => {
    await world.given(giveRates);
    await world.given((db) => setDoc(doc(db, userListsPath(ana.uid)), { displayName: ana.displayName }));
  });

  it.each([
    { what: 'every contestant', content: everybody, count: 705 },
    { what: 'every season', content: everySeason, count: 46 },
  ])('holds $what of the catalogue, when published and when saved again', async ({ content, count }) => {
    const list = doc(world.signedInAs(ana.uid), listPath(anasList));
    const published = newList(anasList, {}, content);
    expect(published.itemIds).toHaveLength(count);
    await assertSucceeds(publishing(published).commit());
    await assertSucceeds(setDoc(list, changedList({}, content), { merge: true }));
  });

  it('clears the draft in the same batch', async () => {
    const db = world.signedInAs(ana.uid);
    const save = (draft: unknown) =>
      publishing(newList())
        .set(doc(db, userPath(ana.uid)), { draft }, { mergeFields: ['draft'] })
        .commit();
    await world.given((past) => setDoc(doc(past, userPath(ana.uid)), newDraft()));
    await assertFails(save('none'));
    await assertSucceeds(save(null));
  });

  it('is for the signed-in', async () => {
    const db = world.signedOut();
    const batch = writeBatch(db).set(doc(db, listPath(anasList)), newList());
    await assertFails(rating(db, batch, { uid: ana.uid, kind: 'lists', id: anasList.listId }).commit());
    await assertSucceeds(publish());
  });

  it('happens among one’s own lists only', async () => {
    await assertFails(publish({}, anasList, ben.uid));
    await assertFails(publish({ userName: ana.displayName }, bensList));
    await assertSucceeds(publish());
  });

  it.each([
    { what: 'another id than its place', forged: { id: 'list_2' } },
    { what: 'another owner than its place', forged: { userId: ben.uid } },
    { what: 'another fan’s name', forged: { userName: ben.displayName } },
    { what: 'a creation in the past', forged: { createdAt: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a creation in the future', forged: { createdAt: Timestamp.fromDate(daysFromNow(1)) } },
    { what: 'a save in the future', forged: { updatedAt: Timestamp.fromDate(daysFromNow(1)) } },
    { what: 'a change in the future', forged: { changedAt: Timestamp.fromDate(daysFromNow(1)) } },
    { what: 'a day in the past', forged: { createdDay: dayNumber(daysFromNow(-2)) } },
    { what: 'a day in the future', forged: { createdDay: dayNumber(daysFromNow(2)) } },
    { what: 'an upvote from the start', forged: { upvoteCount: 1 } },
    { what: 'an upvote less than none', forged: { upvoteCount: -1 } },
    { what: 'a fraction for a count', forged: { upvoteCount: -0 } },
    { what: 'nobody to see it', forged: { isPublic: false } },
  ])('takes no list with $what', async ({ forged }) => {
    await assertFails(publish(forged));
    await assertSucceeds(publish());
  });

  it.each(['list_', `list_${'1'.repeat(17)}`, 'list_x', 'list_1x', 'liste_1', '1', 'LIST_1'])(
    'takes no list with the id %s',
    async (listId) => {
      await assertFails(publish({}, { ...anasList, listId }));
      await assertSucceeds(publish({}, { ...anasList, listId: `list_${'1'.repeat(16)}` }));
    },
  );

  it('needs a profile, whose name the list takes', async () => {
    await assertFails(publish({}, bensList, ben.uid));
    await world.given((db) => setDoc(doc(db, userListsPath(ben.uid)), { displayName: ben.displayName }));
    await assertSucceeds(publish({}, bensList, ben.uid));
  });

  it('takes the name of before, though the same batch changes it', async () => {
    const profile = doc(world.signedInAs(ana.uid), userListsPath(ana.uid));
    const publishAs = (userName: string) =>
      publishing(newList(anasList, { userName })).set(profile, { displayName: 'Tree Mail' }).commit();
    await assertFails(publishAs('Tree Mail'));
    await assertSucceeds(publishAs(ana.displayName));
  });

  it('takes the new name after a change of names', async () => {
    await setDoc(doc(world.signedInAs(ana.uid), userListsPath(ana.uid)), { displayName: 'Tree Mail' });
    await assertFails(publish());
    await assertSucceeds(publish({ userName: 'Tree Mail' }));
  });

  it('does not replace a list that is there', async () => {
    await world.given((db) => giveList(db));
    await assertFails(publish());
    await assertSucceeds(publish({}, { ...anasList, listId: 'list_2' }));
  });

  it('does not bring back a deleted list', async () => {
    await world.given((db) => setDoc(doc(db, deletedListPath(anasList)), { at: Timestamp.now() }));
    await assertFails(publish());
    await assertSucceeds(publish({}, { ...anasList, listId: 'list_2' }));
  });

  it('does not put a new list in the place of one deleted at the same time', async () => {
    await world.given((db) => giveList(db));
    const db = world.signedInAs(ana.uid);
    const replacing = (key: ListKey) => {
      const batch = writeBatch(db).delete(doc(db, listPath(anasList)));
      batch.set(doc(db, deletedListPath(anasList)), { at: serverTimestamp() });
      batch.set(doc(db, listPath(key)), newList(key));
      return rating(db, batch, { uid: ana.uid, kind: 'lists', id: key.listId }).commit();
    };
    await assertFails(replacing(anasList));
    await assertSucceeds(replacing({ ...anasList, listId: 'list_2' }));
  });
});
