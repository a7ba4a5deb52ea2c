import { assertSucceeds } from '@firebase/rules-unit-testing';
import { listPath, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { toDayNumber } from '@outrank/shared/firestore/timestamp';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { forgeTimes, getDaysFromNow } from '../support/bounds.ts';
import { anasList, bestSeasons, heroes, newSave, saveList, setList } from '../support/lists.ts';
import { commit } from '../support/requests.ts';
import { ana, ben, setProfiles } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, asAna, asBen, seed, refuses, refusesChanges } = openWorld();
const save = (changes = {}, content = heroes) => anaCommits(saveList(changes, content));
const update = (data: DocumentData, db = asAna()) => commit(db, { update: listPath(anasList), data });
const { updatedAt: _, ...withoutUpdatedAt } = newSave();
const { changedAt: __, ...withoutChangedAt } = newSave();

describe('saving a list', () => {
  beforeEach(() => seed(setProfiles(), setList(anasList, { createdAt: getDaysFromNow(-3), upvoteCount: 7 })));

  it('accepts hiding a list and showing it again', async () => {
    await assertSucceeds(save({ isPublic: false }));
    await assertSucceeds(save({ isPublic: true }));
  });

  refusesChanges(save, {
    'another id': { id: 'list_2' },
    'another owner': { userId: ben.uid },
    'the name of another user': { userName: ben.displayName },
    'another createdAt': { createdAt: serverTimestamp() },
    'another day of creation': { createdDay: toDayNumber(getDaysFromNow(-3)) },
    'one more upvote': { upvoteCount: 8 },
    'one upvote less': { upvoteCount: 6 },
    'null for isPublic': { isPublic: null },
    ...forgeTimes('updatedAt'),
    ...forgeTimes('changedAt'),
  });

  const saveWithUnknownField = (isPublic: boolean) => ({
    seed: [setList(anasList, { note: 'older data' })],
    refused: () => save({ isPublic }),
    accepted: [() => seed(setList()), () => save({ isPublic })],
  });

  refuses(() => save(), {
    'seasons in a list of contestants, unless its type changes': {
      refused: () => save({ type: 'survivor-ranking' }, bestSeasons),
      accepted: () => save({}, bestSeasons),
    },
    'a public list with an unknown field': saveWithUnknownField(true),
    'a hidden list with an unknown field': saveWithUnknownField(false),
    'a save without the server’s time': [() => update(withoutUpdatedAt), () => update(withoutChangedAt)],
    'a new userName, which a function copies, even after the profile changed': {
      first: () => anaCommits({ set: userListsPath(ana.uid), data: { displayName: 'Tree Mail' } }),
      refused: () => save({ userName: 'Tree Mail' }),
      accepted: () => save({}, { ...heroes, name: 'Heroes again' }),
    },
    'a counted upvote without the upvote of another user': () =>
      update({ upvoteCount: 8, changedAt: serverTimestamp() }, asBen()),
  });
});
