import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { listPath } from '@outrank/shared/firestore/documentPaths';
import { doc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, anasList, type Changes, changedList, giveList, giveProfiles, newList } from './builders.ts';
import { type Bound, itemBounds, seasonBounds } from './itemBounds.ts';
import { tagBounds, wordBounds } from './listBounds.ts';
import { giveRates, rating } from './rates.ts';
import { openWorld } from './world.ts';

const world = openWorld();

const missingFields: readonly Bound[] = Object.keys(newList()).map((field) => ({
  sentence: `has the field ${field}`,
  accepted: {},
  refused: { [field]: undefined },
}));

const otherTypes: Changes = {
  id: 1,
  userId: 1,
  userName: 1,
  type: 1,
  isPublic: 'true',
  createdAt: '2026-11-21T00:00:00.000Z',
  createdDay: '20261121',
  updatedAt: '2026-11-21T00:00:00.000Z',
  changedAt: 1,
  upvoteCount: '0',
};

const fieldBounds: readonly Bound[] = [
  ...missingFields,
  ...Object.entries(otherTypes).map(([field, value]) => ({
    sentence: `has no other type of ${field}`,
    accepted: {},
    refused: { [field]: value },
  })),
  { sentence: 'has no further field', accepted: {}, refused: { color: 'red' } },
  { sentence: 'has no older field', accepted: {}, refused: { public: true } },
];

const bounds = [...fieldBounds, ...wordBounds, ...tagBounds];

describe.each([
  { kind: 'a list', bounds },
  { kind: 'a list of contestants', bounds: itemBounds },
  { kind: 'a list of seasons', bounds: seasonBounds },
])('$kind', ({ bounds }) => {
  beforeEach(async () => {
    await world.given(giveProfiles);
    await world.given(giveRates);
  });

  it.each(bounds)('when published, $sentence', async ({ accepted, refused }) => {
    const db = world.signedInAs(ana.uid);
    const publish = (changes: Changes) => {
      const batch = writeBatch(db).set(doc(db, listPath(anasList)), newList(anasList, changes));
      return rating(db, batch, { uid: ana.uid, kind: 'lists', id: anasList.listId }).commit();
    };
    await assertFails(publish(refused));
    await assertSucceeds(publish(accepted));
  });

  it.each(bounds)('when saved again, $sentence', async ({ accepted, refused }) => {
    const list = doc(world.signedInAs(ana.uid), listPath(anasList));
    await world.given((db) => giveList(db));
    await assertSucceeds(updateDoc(list, changedList(accepted)));
    await assertFails(updateDoc(list, changedList(refused)));
  });
});
