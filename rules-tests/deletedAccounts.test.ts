import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  accountDeletionPath,
  blockedAccountPath,
  favoritePath,
  ratePath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { anasList, ben, giveList, giveProfiles, newDraft } from './builders.ts';
import { newRate } from './rates.ts';
import { newFavorite } from './reactionBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asBen = () => world.signedInAs(ben.uid);
const blockedBy = (by: string) =>
  world.given((db) =>
    setDoc(doc(db, blockedAccountPath(ben.uid)), { reason: 'Any', at: Timestamp.now(), by }),
  );

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
});

const acts: readonly (readonly [what: string, act: (db: Firestore) => Promise<unknown>])[] = [
  ['no draft', (db) => setDoc(doc(db, userPath(ben.uid)), newDraft())],
  ['no favorite', (db) => setDoc(doc(db, favoritePath(ben.uid, anasList)), newFavorite())],
  ['no rate', (db) => setDoc(doc(db, ratePath(ben.uid, 'lists')), newRate('list_2'))],
];

describe('a device that still holds a token of a deleted account', () => {
  it.each(acts)('leaves %s behind', async (_what, act) => {
    await blockedBy('self');
    await assertFails(act(asBen()));
    await blockedBy('cleo');
    await assertSucceeds(act(asBen()));
  });
});

describe('the wish that an account be gone', () => {
  const wish = (db: Firestore) => doc(db, accountDeletionPath(ben.uid));

  it('is for functions to write and to read', async () => {
    await world.given((db) => setDoc(wish(db), { at: Timestamp.now() }));
    await assertFails(getDoc(wish(asBen())));
    await assertFails(deleteDoc(wish(asBen())));
    await assertFails(setDoc(wish(asBen()), { at: serverTimestamp() }));
    await assertSucceeds(setDoc(doc(asBen(), userPath(ben.uid)), newDraft()));
  });
});
