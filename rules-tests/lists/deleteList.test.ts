import { listPath } from '@outrank/shared/firestore/documentPaths';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import {
  anasList,
  anasSecondList,
  bensList,
  deleteList,
  missingList,
  publishList,
  saveList,
  setList,
  setListTombstone,
} from '../support/lists.ts';
import { remove } from '../support/requests.ts';
import { ana, setProfiles, setRates } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, asAna, asBen, seed, refuses, refusesChanges } = openWorld();
const anaDeletes = () => anaCommits(deleteList());

beforeEach(() => seed(setProfiles(), setRates(), setList(), setList(bensList)));

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
    'creating the list again': {
      first: anaDeletes,
      refused: () => anaCommits(publishList()),
      accepted: () => anaCommits(publishList(anasSecondList)),
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
  const at = { at: serverTimestamp() };
  const badNames = ['ana~list_1~2', 'ana', 'ana~list_x', 'ana~', '~list_1'];

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
    ...Object.fromEntries(
      badNames.map((name) => [
        `the name ${name}`,
        () => anaCommits(deleteList(), { set: `deletedLists/${name}`, data: at }),
      ]),
    ),
  });
});
