import { listPath } from '@outrank/shared/documents/list';
import { toDayNumber } from '@outrank/shared/documents/timestamp';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { forgeTimes, getDaysFromNow } from '../support/bounds.ts';
import {
  anasList,
  anasSecondList,
  bensList,
  bestSeasons,
  deleteList,
  heroes,
  missingList,
  newSave,
  saveList,
  setList,
  setListTombstone,
} from '../support/lists.ts';
import { remove } from '../support/requests.ts';
import { ana, ben, rename, takeToken } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, asAna, asBen, seed, refuses, refusesChanges, accepts, refusesEach } = openWorld();
const anaDeletes = () => anaCommits(deleteList());
const save = (changes = {}, content = heroes) => anaCommits(saveList(changes, content));
const update = (data: DocumentData) =>
  anaCommits({ update: listPath(anasList), data }, takeToken(ana.uid, 'listUpdates', anasList.listId));
const { updatedAt: _, ...withoutUpdatedAt } = newSave();
const { changedAt: __, ...withoutChangedAt } = newSave();

beforeEach(() => seed(seedLists()));

describe('saving a list', () => {
  beforeEach(() =>
    seed(
      setList(anasList, {
        ...{ createdAt: getDaysFromNow(-3), countedAt: getDaysFromNow(-1) },
        ...{ upvoteCount: 7, commentCount: 3, basedOn: bensList },
      }),
    ),
  );

  accepts({
    'hiding a list and showing it again': () =>
      save({ isPublic: false }).then(() => save({ isPublic: true })),
  });

  refusesChanges(save, {
    'another id': { id: 'list_2' },
    'another owner': { userId: ben.uid },
    'the name of another user': { userName: ben.displayName },
    'another createdAt': { createdAt: serverTimestamp() },
    'another day of creation': { createdDay: toDayNumber(getDaysFromNow(-3)) },
    'one more upvote': { upvoteCount: 8 },
    'one upvote less': { upvoteCount: 6 },
    'a text for the count': { upvoteCount: '8' },
    'no count': { upvoteCount: undefined },
    'one more comment': { commentCount: 4 },
    'no count of comments': { commentCount: undefined },
    'another time of the count': { countedAt: serverTimestamp() },
    'no time of the count': { countedAt: undefined },
    'another list that it is based on': { basedOn: anasSecondList },
    'no list that it is based on': { basedOn: undefined },
    'null for isPublic': { isPublic: null },
    ...forgeTimes('updatedAt'),
    ...forgeTimes('changedAt'),
  });

  refuses(save, {
    'seasons in a list of contestants, unless its type changes': {
      refused: () => save({ type: 'survivor-ranking' }, bestSeasons),
      accepted: () => save({}, bestSeasons),
    },
    'a save without the server’s time': [() => update(withoutUpdatedAt), () => update(withoutChangedAt)],
    'a new userName, which a function copies, even after the profile changed': {
      first: () => anaCommits(rename(ana.uid)),
      refused: () => save({ userName: 'Tree Mail' }),
      accepted: () => save({}, { ...heroes, name: 'Heroes again' }),
    },
  });
});

describe('saving a list that is based on no other', () => {
  refusesChanges(save, { 'a list that it is based on': { basedOn: bensList } });
});

describe('deleting a list', () => {
  refuses(anaDeletes, {
    'another user, even when a tombstone exists': {
      seed: [setListTombstone()],
      refused: () => remove(asBen(), listPath(anasList)),
      accepted: () => remove(asAna(), listPath(anasList)),
    },
    'the tombstone of another list': {
      seed: [setList(anasSecondList)],
      refused: () => anaCommits(deleteList(anasList, setListTombstone(anasSecondList))),
    },
  });
});

describe('a tombstone', () => {
  refusesChanges((changes) => anaCommits(deleteList(anasList, setListTombstone(anasList, changes))), {
    'a past time': { at: new Date(0) },
    'a text for a time': { at: 'now' },
    'an unknown field': { by: ana.uid },
  });

  const bare = { ...anasList, listId: 'list_' };
  const longest = { ...anasList, listId: `list_${'1'.repeat(16)}` };
  const tooLong = { ...anasList, listId: `${longest.listId}1` };

  refuses(anaDeletes, {
    'a tombstone without the deletion': [
      () => anaCommits(setListTombstone()),
      () => anaCommits(saveList(), setListTombstone()),
    ],
    'a tombstone of a list that does not exist': [
      () => anaCommits(setListTombstone(missingList)),
      () => anaCommits(deleteList(missingList)),
    ],
    'an id without digits or with more than 16': {
      seed: [bare, longest, tooLong].map((key) => setList(key)),
      refused: [() => anaCommits(deleteList(tooLong)), () => anaCommits(deleteList(bare))],
      accepted: () => anaCommits(deleteList(longest)),
    },
    'a tombstone of another user’s list': [
      () => anaCommits(deleteList(anasList, setListTombstone(bensList))),
      () => anaCommits(deleteList(), setListTombstone(bensList)),
    ],
  });

  refusesEach(anaDeletes, ['ana~list_1~2', 'ana', 'ana~list_x', 'ana~', '~list_1'], (name) => [
    `the name ${name}`,
    () => anaCommits(deleteList(), { set: `deletedLists/${name}`, data: { at: serverTimestamp() } }),
  ]);
});
