import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COMMENTS, commentPath } from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
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
import { bensComment, commentId, giveComment } from './commentBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asAna = () => world.signedInAs(ana.uid);
const asBen = () => world.signedInAs(ben.uid);

const byOwner = where('listUserId', '==', anasList.userId);
const byId = where('listId', '==', anasList.listId);
const newest = orderBy('createdAt', 'desc');

function talk(by: Firestore, ...constraints: QueryConstraint[]) {
  return query(collection(by, COMMENTS), ...constraints);
}

const hidings = [
  { what: 'a hidden list', hidden: { isPublic: false } },
  { what: 'an older list that is not public', hidden: { public: false } },
  { what: 'a list that does not say whether it is public', hidden: { isPublic: undefined } },
];

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
  await world.given((db) => giveList(db, bensList));
  await world.given((db) => giveComment(db));
  await world.given((db) => giveComment(db, commentId(2), { listUserId: ben.uid }));
});

describe('reading one comment', () => {
  it('is for the signed-in', async () => {
    await assertFails(getDoc(doc(world.signedOut(), commentPath(bensComment))));
    await assertSucceeds(getDoc(doc(asAna(), commentPath(bensComment))));
  });

  it('tells the signed-in when there is none', async () => {
    await assertFails(getDoc(doc(world.signedOut(), commentPath(commentId(404)))));
    const missing = await assertSucceeds(getDoc(doc(asAna(), commentPath(commentId(404)))));
    expect(missing.exists()).toBe(false);
  });

  it.each(hidings)('under $what is for the list’s owner', async ({ hidden }) => {
    await world.given((db) => giveList(db, anasList, hidden));
    await assertFails(getDoc(doc(asBen(), commentPath(bensComment))));
    await assertSucceeds(getDoc(doc(asAna(), commentPath(bensComment))));
  });
});

describe('reading the talk under a list', () => {
  it('is for the signed-in', async () => {
    await assertFails(getDocs(talk(world.signedOut(), byOwner, byId, newest, limit(20))));
    const found = await assertSucceeds(getDocs(talk(asBen(), byOwner, byId, newest, limit(20))));
    expect(found.docs.map(({ id }) => id)).toEqual([bensComment]);
  });

  it('works without an order', async () => {
    await assertSucceeds(getDocs(talk(asBen(), byOwner, byId, limit(20))));
  });

  it('names how many at most', async () => {
    await assertFails(getDocs(talk(asBen(), byOwner, byId)));
    await assertFails(getDocs(talk(asBen(), byOwner, byId, limit(QUERY_MAX + 1))));
    await assertSucceeds(getDocs(talk(asBen(), byOwner, byId, limit(QUERY_MAX))));
  });

  it('is counted with a limit', async () => {
    await assertFails(getCountFromServer(talk(asBen(), byOwner, byId)));
    await assertSucceeds(getCountFromServer(talk(asBen(), byOwner, byId, limit(QUERY_MAX))));
  });

  it('names the list by its owner and its id', async () => {
    await assertFails(getDocs(talk(asBen(), limit(20))));
    await assertFails(getDocs(talk(asBen(), byOwner, limit(20))));
    await assertFails(getDocs(talk(asBen(), byId, limit(20))));
    await assertSucceeds(getDocs(talk(asBen(), byOwner, byId, limit(20))));
  });

  it.each(hidings)('under $what is for the list’s owner', async ({ hidden }) => {
    await world.given((db) => giveList(db, anasList, hidden));
    await assertFails(getDocs(talk(asBen(), byOwner, byId, newest, limit(20))));
    await assertSucceeds(getDocs(talk(asAna(), byOwner, byId, newest, limit(20))));
  });

  it('needs a list that is there', async () => {
    const missing = where('listId', '==', 'list_404');
    await assertFails(getDocs(talk(asBen(), byOwner, missing, limit(20))));
    await assertSucceeds(getDocs(talk(asBen(), byOwner, byId, limit(20))));
  });
});

describe("reading all of an author's comments", () => {
  const by = (uid: string) => where('userId', '==', uid);

  it('is for the author, under a hidden list too', async () => {
    await world.given((db) => giveList(db, anasList, { isPublic: false }));
    await assertFails(getDocs(talk(asAna(), by(ben.uid), limit(20))));
    await assertFails(getDocs(talk(world.signedOut(), by(ben.uid), limit(20))));
    const found = await assertSucceeds(getDocs(talk(asBen(), by(ben.uid), limit(20))));
    expect(found.docs.map(({ id }) => id)).toEqual([bensComment, commentId(2)]);
  });

  it('names how many at most', async () => {
    await assertFails(getDocs(talk(asBen(), by(ben.uid))));
    await assertFails(getDocs(talk(asBen(), by(ben.uid), limit(QUERY_MAX + 1))));
    await assertSucceeds(getDocs(talk(asBen(), by(ben.uid), limit(QUERY_MAX))));
  });
});
