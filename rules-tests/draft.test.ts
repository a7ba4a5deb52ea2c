import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { userPath } from '@outrank/shared/firestore/documentPaths';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { choosableTags } from '@outrank/shared/lists/tags';
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
  Timestamp,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { ana, ben, type Changes, daysFromNow, newDraft } from './builders.ts';
import { type Bound, itemBounds, seasonBounds } from './itemBounds.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const privateProfile = (db: Firestore) => doc(db, userPath(ana.uid));
const anas = () => privateProfile(world.signedInAs(ana.uid));

const bound = (sentence: string, accepted: Changes, refused: Changes): Bound => ({
  sentence,
  accepted,
  refused,
});
const letters = (count: number) => 'x'.repeat(count);

const missingFields = Object.keys(newDraft().draft).map((field) =>
  bound(`has the field ${field}`, {}, { [field]: undefined }),
);

const draftBounds: readonly Bound[] = [
  ...missingFields,
  bound('has no further field', {}, { type: 'survivor-ranking' }),
  bound(
    'has a name of at most 50 characters',
    { name: letters(LIST_NAME_MAX) },
    { name: letters(LIST_NAME_MAX + 1) },
  ),
  bound('may have no name yet', { name: '' }, { name: null }),
  bound('keeps blanks around a name', { name: ' The ' }, { name: 7 }),
  bound(
    'has a description of at most 200 characters',
    { description: letters(LIST_DESCRIPTION_MAX) },
    { description: letters(LIST_DESCRIPTION_MAX + 1) },
  ),
  bound('may have no description yet', { description: '' }, { description: null }),
  bound('keeps blanks around a description', { description: ' ' }, { description: ['x'] }),
  bound(
    'may carry every tag of the creator',
    { tags: [...choosableTags] },
    { tags: [...choosableTags, 'favorites'] },
  ),
  bound('may carry no tag', { tags: [] }, { tags: null }),
  bound('carries no type', { tags: ['social'] }, { tags: ['social', 'survivor-ranking'] }),
  bound('carries no tag twice', { tags: ['social'] }, { tags: ['social', 'social'] }),
  bound('carries no number for a tag', { tags: ['social'] }, { tags: ['social', 7] }),
  bound('has an array of tags', { tags: ['social'] }, { tags: { social: true } }),
  bound('may hold no item yet', { itemIds: [], itemSeasonIds: [] }, { itemIds: [], itemSeasonIds: ['s20'] }),
  bound('has its items in arrays', { itemIds: [], itemSeasonIds: [] }, { itemIds: {}, itemSeasonIds: {} }),
  bound('has no time of a wrong clock', {}, { updatedAt: Timestamp.fromDate(daysFromNow(1)) }),
  bound('has no text for a time', {}, { updatedAt: '2026-11-21T00:00:00.000Z' }),
];

function itemsOf({ itemIds, itemSeasonIds }: Changes): Changes {
  return { itemIds, itemSeasonIds };
}

const draftItemBounds = [...itemBounds, ...seasonBounds].map(({ sentence, accepted, refused }) =>
  bound(sentence, itemsOf(accepted), itemsOf(refused)),
);

describe.each([
  { what: 'a draft', bounds: draftBounds },
  { what: 'the items of a draft', bounds: draftItemBounds },
])('$what', ({ bounds }) => {
  it.each(bounds)('$sentence', async ({ accepted, refused }) => {
    await assertFails(setDoc(anas(), newDraft(refused)));
    await assertSucceeds(setDoc(anas(), newDraft(accepted)));
    await assertFails(setDoc(anas(), newDraft(refused)));
  });
});

describe('the private document of a fan', () => {
  it('is read by its owner only', async () => {
    await world.given((db) => setDoc(privateProfile(db), newDraft()));
    await assertFails(getDoc(privateProfile(world.signedOut())));
    await assertFails(getDoc(privateProfile(world.signedInAs(ben.uid))));
    await assertSucceeds(getDoc(anas()));
  });

  it('is one of no list', async () => {
    await world.given((db) => setDoc(privateProfile(db), newDraft()));
    await assertFails(getDocs(query(collection(world.signedInAs(ana.uid), 'users'), limit(1))));
    await assertSucceeds(getDoc(anas()));
  });

  it('is written by its owner only', async () => {
    await assertFails(setDoc(privateProfile(world.signedOut()), newDraft()));
    await assertFails(setDoc(privateProfile(world.signedInAs(ben.uid)), newDraft()));
    await assertSucceeds(setDoc(anas(), newDraft()));
    await assertFails(setDoc(privateProfile(world.signedOut()), newDraft()));
    await assertFails(setDoc(privateProfile(world.signedInAs(ben.uid)), newDraft()));
    await assertSucceeds(setDoc(anas(), newDraft()));
  });

  it('loses its draft when the list is published or cleared', async () => {
    await assertFails(setDoc(anas(), { draft: '' }));
    await assertSucceeds(setDoc(anas(), { draft: null }));
    await assertSucceeds(setDoc(anas(), newDraft()));
    await assertSucceeds(setDoc(anas(), { draft: null }, { merge: true }));
  });

  it('holds the draft and nothing else', async () => {
    await assertFails(setDoc(anas(), {}));
    await assertFails(setDoc(anas(), { ...newDraft(), favorites: [] }));
    await assertSucceeds(setDoc(anas(), newDraft()));
  });

  it('is deleted by nobody', async () => {
    await assertSucceeds(setDoc(anas(), newDraft()));
    await assertFails(deleteDoc(anas()));
  });
});
