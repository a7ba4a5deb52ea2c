import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { usernameFrom } from '@outrank/shared/accounts/profile';
import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import { USERNAME_MAX } from '@outrank/shared/limits';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { ana, ben, giveProfiles } from './builders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const profile = (db: Firestore, uid = ana.uid) => doc(db, userListsPath(uid));
const anas = () => profile(world.signedInAs(ana.uid));

describe('a profile', () => {
  it('is read by every signed-in fan', async () => {
    await world.given(giveProfiles);
    await assertFails(getDoc(profile(world.signedOut())));
    await assertSucceeds(getDoc(profile(world.signedInAs(ben.uid))));
  });

  it('is told apart from one that is not there', async () => {
    await assertSucceeds(getDoc(profile(world.signedInAs(ben.uid))));
  });

  it('is never one of a list of all fans', async () => {
    await world.given(giveProfiles);
    const fans = query(collection(world.signedInAs(ana.uid), 'userLists'), limit(1));
    await assertFails(getDocs(fans));
    await assertSucceeds(getDoc(anas()));
  });

  it('is written by its owner', async () => {
    await assertFails(setDoc(profile(world.signedOut()), { displayName: 'Tree Mail' }));
    await assertFails(setDoc(profile(world.signedInAs(ben.uid)), { displayName: 'Tree Mail' }));
    await assertSucceeds(setDoc(anas(), { displayName: 'Tree Mail' }));
  });

  it('is changed by its owner', async () => {
    await world.given(giveProfiles);
    await assertFails(setDoc(profile(world.signedOut()), { displayName: 'Tree Mail' }));
    await assertFails(setDoc(profile(world.signedInAs(ben.uid)), { displayName: 'Tree Mail' }));
    await assertSucceeds(setDoc(anas(), { displayName: 'Tree Mail' }));
  });

  it('is deleted by nobody', async () => {
    await world.given(giveProfiles);
    await assertFails(deleteDoc(anas()));
    await assertSucceeds(setDoc(anas(), { displayName: 'Tree Mail' }));
  });
});

const longest = 'x'.repeat(USERNAME_MAX);
const name = (displayName: unknown) => ({ displayName });

describe.each([
  { when: 'at the first sign-in', before: async () => {} },
  { when: 'when changed', before: () => world.given(giveProfiles) },
])('a username $when', ({ before }) => {
  it.each([
    { sentence: 'has at most 30 characters', accepted: name(longest), refused: name(`${longest}x`) },
    { sentence: 'is not empty', accepted: name('x'), refused: name('') },
    { sentence: 'is not blank', accepted: name('x'), refused: name('   ') },
    { sentence: 'is not an invisible blank', accepted: name('x'), refused: name('\u00a0') },
    { sentence: 'does not begin with a blank', accepted: name('Tree Mail'), refused: name(' Tree Mail') },
    { sentence: 'does not end with a blank', accepted: name('Tree Mail'), refused: name('Tree Mail ') },
    { sentence: 'is a text', accepted: name('7'), refused: name(7) },
    { sentence: 'is no array', accepted: name('7'), refused: name(['7']) },
    { sentence: 'is there', accepted: name('Ana'), refused: {} },
    { sentence: 'comes alone', accepted: name('Ana'), refused: { displayName: 'Ana', isCurator: true } },
    {
      sentence: 'is as the app cuts it',
      accepted: name(usernameFrom(` ${longest}x `)),
      refused: name(` ${longest}`),
    },
    { sentence: 'replaces blanks', accepted: name(usernameFrom(' ')), refused: name(null) },
  ])('$sentence', async ({ accepted, refused }) => {
    await before();
    await assertFails(setDoc(anas(), refused));
    await assertSucceeds(setDoc(anas(), accepted));
  });
});
