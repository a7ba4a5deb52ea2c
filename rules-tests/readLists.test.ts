import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { LISTS_GROUP, listPath, listsPath } from '@outrank/shared/firestore/documentPaths';
import { COUNT_MAX, QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana, anasList, ben, bensList, giveList, giveProfiles } from './builders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const isPublic = where('isPublic', '==', true);

function listsOf(uid: string, by: Firestore, ...constraints: QueryConstraint[]) {
  return query(collection(by, listsPath(uid)), ...constraints);
}

function everyones(by: Firestore, ...constraints: QueryConstraint[]) {
  return query(collectionGroup(by, LISTS_GROUP), ...constraints);
}

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
  await world.given((db) => giveList(db, bensList));
});

describe('reading one list', () => {
  it('is for the signed-in', async () => {
    await assertFails(getDoc(doc(world.signedOut(), listPath(anasList))));
    await assertSucceeds(getDoc(doc(world.signedInAs(ben.uid), listPath(anasList))));
  });

  it.each([
    { what: 'a hidden list', hidden: { isPublic: false } },
    { what: 'an older list that is not public', hidden: { public: false } },
    { what: 'a list that does not say whether it is public', hidden: { isPublic: undefined } },
  ])('shows $what to its owner only', async ({ hidden }) => {
    await world.given((db) => giveList(db, anasList, hidden));
    await assertFails(getDoc(doc(world.signedInAs(ben.uid), listPath(anasList))));
    await assertSucceeds(getDoc(doc(world.signedInAs(ana.uid), listPath(anasList))));
  });

  it('shows an older list that says it is public', async () => {
    await world.given((db) => giveList(db, anasList, { public: true }));
    await assertSucceeds(getDoc(doc(world.signedInAs(ben.uid), listPath(anasList))));
  });

  it('tells a stranger as little of a list that is not there', async () => {
    const missing = { ...anasList, listId: 'list_404' };
    await assertFails(getDoc(doc(world.signedInAs(ben.uid), listPath(missing))));
    await assertSucceeds(getDoc(doc(world.signedInAs(ana.uid), listPath(missing))));
  });
});

describe.each([
  {
    whose: 'one’s own lists',
    most: QUERY_MAX,
    ask: (...rest: QueryConstraint[]) => listsOf(ana.uid, world.signedInAs(ana.uid), ...rest),
  },
  {
    whose: 'another fan’s lists',
    most: COUNT_MAX,
    ask: (...rest: QueryConstraint[]) => listsOf(ana.uid, world.signedInAs(ben.uid), isPublic, ...rest),
  },
  {
    whose: 'one’s own public lists',
    most: COUNT_MAX,
    ask: (...rest: QueryConstraint[]) => listsOf(ana.uid, world.signedInAs(ana.uid), isPublic, ...rest),
  },
  {
    whose: 'everyone’s lists',
    most: QUERY_MAX,
    ask: (...rest: QueryConstraint[]) => everyones(world.signedInAs(ben.uid), isPublic, ...rest),
  },
])('asking for $whose', ({ ask, most }) => {
  const newest = orderBy('createdAt', 'desc');

  it('names how many at most', async () => {
    await assertFails(getDocs(ask(newest)));
    await assertFails(getDocs(ask(newest, limit(most + 1))));
    const { empty } = await assertSucceeds(getDocs(ask(newest, limit(most))));
    expect(empty).toBe(false);
  });

  it('counts at most as many as it may read', async () => {
    await assertFails(getCountFromServer(ask()));
    await assertFails(getCountFromServer(ask(limit(most + 1))));
    await assertSucceeds(getCountFromServer(ask(limit(most))));
  });
});

describe('asking for lists', () => {
  it('of another fan asks for public ones', async () => {
    const ben_ = world.signedInAs(ben.uid);
    await assertFails(getDocs(listsOf(ana.uid, ben_, limit(1))));
    await assertFails(getDocs(listsOf(ana.uid, ben_, where('isPublic', '==', false), limit(1))));
    await assertFails(getCountFromServer(listsOf(ana.uid, ben_, limit(1))));
    await assertSucceeds(getDocs(listsOf(ana.uid, ben_, isPublic, limit(1))));
  });

  it('of everyone asks for public ones', async () => {
    const ana_ = world.signedInAs(ana.uid);
    await assertFails(getDocs(everyones(ana_, limit(1))));
    await assertFails(getDocs(everyones(ana_, where('userId', '==', ana.uid), limit(1))));
    await assertFails(getCountFromServer(everyones(ana_, limit(1))));
    await assertSucceeds(getDocs(everyones(ana_, isPublic, limit(1))));
  });

  it('is for the signed-in', async () => {
    await assertFails(getDocs(everyones(world.signedOut(), isPublic, limit(1))));
    await assertFails(getDocs(listsOf(ana.uid, world.signedOut(), isPublic, limit(1))));
    await assertSucceeds(getDocs(everyones(world.signedInAs(ben.uid), isPublic, limit(1))));
  });
});
