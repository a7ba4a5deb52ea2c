import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import { type Bound, requireFields } from '../support/bounds.ts';
import { anasList, newList, publishList, saveList, setList } from '../support/lists.ts';
import { commit } from '../support/requests.ts';
import { setProfiles, setRates } from '../support/users.ts';
import { openWorld } from '../support/world.ts';
import { itemBounds, seasonBounds } from './itemBounds.ts';
import { tagBounds, textBounds } from './listBounds.ts';

const { asAna, seed } = openWorld();

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
    await assertFails(commit(asAna(), publishList(anasList, refused)));
    await assertSucceeds(commit(asAna(), publishList(anasList, accepted)));
  });

  it.each(bounds)('when saved, %s', async (_sentence, accepted, refused) => {
    await seed(setProfiles(), setList());
    await assertSucceeds(commit(asAna(), saveList(accepted)));
    await assertFails(commit(asAna(), saveList(refused)));
  });
});
