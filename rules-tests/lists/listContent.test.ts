import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import { type Bound, requireFields } from '../support/bounds.ts';
import { anasList, newList, publishList, saveList, setList } from '../support/lists.ts';
import { setProfiles, setRates } from '../support/users.ts';
import { openWorld } from '../support/world.ts';
import { itemBounds, seasonBounds } from './itemBounds.ts';
import { tagBounds, textBounds } from './listBounds.ts';

const { anaCommits, seed } = openWorld();

const otherTypes = {
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
  ...requireFields(newList()),
  ...Object.entries(otherTypes).map(
    ([field, value]): Bound => [`has no other type of ${field}`, {}, { [field]: value }],
  ),
  ['has no unknown field', {}, { color: 'red' }],
  ['has no older field', {}, { public: true }],
];

describe.each([
  { kind: 'a list', bounds: [...fieldBounds, ...textBounds, ...tagBounds] },
  { kind: 'a list of contestants', bounds: itemBounds },
  { kind: 'a list of seasons', bounds: seasonBounds },
])('$kind', ({ bounds }) => {
  it.each(bounds)('when published, %s', async (_sentence, accepted, refused) => {
    await seed(setProfiles(), setRates());
    await assertFails(anaCommits(publishList(anasList, refused)));
    await assertSucceeds(anaCommits(publishList(anasList, accepted)));
  });

  it.each(bounds)('when saved, %s', async (_sentence, accepted, refused) => {
    await seed(setProfiles(), setList());
    await assertSucceeds(anaCommits(saveList(accepted)));
    await assertFails(anaCommits(saveList(refused)));
  });
});
