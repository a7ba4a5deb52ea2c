import { deletedListPath, listPath } from '@outrank/shared/firestore/documentPaths';
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
import { commit, listOne, read, remove } from '../support/requests.ts';
import { ana, setProfiles, setRates } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { asAna, asBen, signedOut, seed, refuses, refusesChanges } = openWorld();
const anaDeletes = () => commit(asAna(), deleteList());

beforeEach(() => seed(setProfiles(), setRates(), setList(), setList(bensList)));

describe('deleting a list', () => {
  refuses(anaDeletes, {
    'another user': () => commit(asBen(), deleteList()),
    'a signed-out visitor': () => commit(signedOut(), deleteList()),
    'a deletion without a tombstone': () => remove(asAna(), listPath(anasList)),
    'another user, even when a tombstone exists': {
      seed: [setListTombstone()],
      refused: () => remove(asBen(), listPath(anasList)),
      accepted: () => remove(asAna(), listPath(anasList)),
    },
    'the tombstone of another list': {
      seed: [setList(anasSecondList)],
      refused: () => commit(asAna(), deleteList(anasList, setListTombstone(anasSecondList))),
    },
    'creating the list again': {
      first: anaDeletes,
      refused: () => commit(asAna(), publishList()),
      accepted: () => commit(asAna(), publishList(anasSecondList)),
    },
  });
});

describe('a tombstone', () => {
  refusesChanges((changes) => commit(asAna(), deleteList(anasList, setListTombstone(anasList, changes))), {
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
      () => commit(asAna(), setListTombstone()),
      () => commit(asAna(), saveList(), setListTombstone()),
    ],
    'a tombstone of a list that does not exist': [
      () => commit(asAna(), setListTombstone(missingList)),
      () => commit(asAna(), deleteList(missingList)),
    ],
    'an id without digits or with more than 16': {
      seed: [bare, longest, tooLong].map((key) => setList(key)),
      refused: [() => commit(asAna(), deleteList(tooLong)), () => commit(asAna(), deleteList(bare))],
      accepted: () => commit(asAna(), deleteList(longest)),
    },
    'a tombstone of another user’s list': [
      () => commit(asAna(), deleteList(anasList, setListTombstone(bensList))),
      () => commit(asAna(), deleteList(), setListTombstone(bensList)),
    ],
    ...Object.fromEntries(
      badNames.map((name) => [
        `the name ${name}`,
        () => commit(asAna(), deleteList(), { set: `deletedLists/${name}`, data: at }),
      ]),
    ),
    'reading, replacing and deleting it': {
      first: anaDeletes,
      refused: [
        () => read(asAna(), deletedListPath(anasList)),
        () => listOne(asAna(), 'deletedLists'),
        () => commit(asAna(), setListTombstone()),
        () => remove(asAna(), deletedListPath(anasList)),
      ],
      accepted: () => commit(asBen(), deleteList(bensList)),
    },
  });
});
