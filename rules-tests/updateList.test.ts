import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { listPath, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import {
  ana,
  anasList,
  ben,
  bestSeasons,
  changedList,
  daysFromNow,
  giveList,
  giveProfiles,
  heroes,
} from './builders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const listOf = (uid: string) => doc(world.signedInAs(uid), listPath(anasList));

describe('saving a list again', () => {
  beforeEach(async () => {
    await world.given(giveProfiles);
    await world.given((db) =>
      giveList(db, anasList, { createdAt: Timestamp.fromDate(daysFromNow(-3)), upvoteCount: 7 }),
    );
  });

  it('is for its owner', async () => {
    await assertFails(updateDoc(listOf(ben.uid), changedList()));
    await assertFails(updateDoc(doc(world.signedOut(), listPath(anasList)), changedList()));
    await assertSucceeds(updateDoc(listOf(ana.uid), changedList()));
  });

  it('may turn contestants into seasons', async () => {
    await assertFails(updateDoc(listOf(ana.uid), changedList({ type: 'survivor-ranking' }, bestSeasons)));
    await assertSucceeds(updateDoc(listOf(ana.uid), changedList({}, bestSeasons)));
  });

  it('may hide a list and show it again', async () => {
    await assertFails(updateDoc(listOf(ana.uid), changedList({ isPublic: null })));
    await assertSucceeds(updateDoc(listOf(ana.uid), changedList({ isPublic: false })));
    await assertSucceeds(updateDoc(listOf(ana.uid), changedList({ isPublic: true })));
  });

  it.each([true, false])(
    'takes no list with a field that no list has, be it public (%s)',
    async (isPublic) => {
      const save = () => updateDoc(listOf(ana.uid), changedList({ isPublic }));
      await world.given((db) => giveList(db, anasList, { note: 'of older data' }));
      await assertFails(save());
      await world.given((db) => giveList(db, anasList, {}));
      await assertSucceeds(save());
    },
  );

  it.each([
    { what: 'another id', forged: { id: 'list_2' } },
    { what: 'another owner', forged: { userId: ben.uid } },
    { what: 'another fan’s name', forged: { userName: ben.displayName } },
    { what: 'a new creation', forged: { createdAt: serverTimestamp() } },
    { what: 'another day of creation', forged: { createdDay: dayNumber(daysFromNow(-3)) } },
    { what: 'one more upvote', forged: { upvoteCount: 8 } },
    { what: 'one upvote less', forged: { upvoteCount: 6 } },
    { what: 'a save in the past', forged: { updatedAt: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a save in the future', forged: { updatedAt: Timestamp.fromDate(daysFromNow(1)) } },
    { what: 'a change in the past', forged: { changedAt: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a change in the future', forged: { changedAt: Timestamp.fromDate(daysFromNow(1)) } },
  ])('takes no $what', async ({ forged }) => {
    await assertFails(updateDoc(listOf(ana.uid), changedList(forged)));
    await assertSucceeds(updateDoc(listOf(ana.uid), changedList()));
  });

  it('keeps the time of the save honest', async () => {
    const { updatedAt: _, ...withoutUpdatedAt } = changedList();
    const { changedAt: __, ...withoutChangedAt } = changedList();
    await assertFails(updateDoc(listOf(ana.uid), withoutUpdatedAt));
    await assertFails(updateDoc(listOf(ana.uid), withoutChangedAt));
    await assertSucceeds(updateDoc(listOf(ana.uid), changedList()));
  });

  it('leaves the name to the function that carries it, also after a change of names', async () => {
    await setDoc(doc(world.signedInAs(ana.uid), userListsPath(ana.uid)), { displayName: 'Tree Mail' });
    await assertFails(updateDoc(listOf(ana.uid), changedList({ userName: 'Tree Mail' })));
    await assertSucceeds(updateDoc(listOf(ana.uid), changedList({}, { ...heroes, name: 'Heroes again' })));
  });

  it('lets no stranger count an upvote past the vote', async () => {
    const upvote = { upvoteCount: 8, changedAt: serverTimestamp() };
    await assertFails(updateDoc(listOf(ben.uid), upvote));
    await assertSucceeds(updateDoc(listOf(ana.uid), changedList()));
  });
});
