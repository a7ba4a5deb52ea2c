import { LISTS_GROUP, listPath, listsPath } from '@outrank/shared/documents/list';
import { COUNT_MAX, QUERY_MAX } from '@outrank/shared/limits';
import { type Firestore, limit, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { beforeEach, describe, expect } from 'vitest';
import { anasList, missingList, setList, unreadableLists } from '../support/lists.ts';
import { count, list, read } from '../support/requests.ts';
import { ana } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { asAna, asBen, signedOut, seed, refuses, refusesOthers, accepts } = openWorld();
const isPublic = where('isPublic', '==', true);
const one = limit(1);
const anasLists = listsPath(ana.uid);
const allLists = { group: LISTS_GROUP };

beforeEach(() => seed(seedLists()));

describe('reading one list', () => {
  const readIt = (db: Firestore, key = anasList) => read(db, listPath(key));

  accepts({
    'an older list with the field public': async () => {
      await seed(setList(anasList, { public: true }));
      await readIt(asBen());
    },
  });

  refuses(() => readIt(asBen()), {
    'other users a list that does not exist': {
      refused: () => readIt(asBen(), missingList),
      accepted: () => readIt(asAna(), missingList),
    },
  });

  refusesOthers(
    unreadableLists,
    () => readIt(asAna()),
    () => readIt(asBen()),
  );
});

describe.each([
  { whose: 'the user’s own lists', db: asAna, path: anasLists, filters: [], max: QUERY_MAX },
  { whose: 'another user’s lists', db: asBen, path: anasLists, filters: [isPublic], max: COUNT_MAX },
  { whose: 'the user’s own public lists', db: asAna, path: anasLists, filters: [isPublic], max: COUNT_MAX },
  { whose: 'the lists of all users', db: asBen, path: allLists, filters: [isPublic], max: QUERY_MAX },
])('querying $whose', ({ db, path, filters, max }) => {
  const newest = (...rest: QueryConstraint[]) =>
    list(db(), path, ...filters, orderBy('createdAt', 'desc'), ...rest);
  const countThem = (...rest: QueryConstraint[]) => count(db(), path, ...filters, ...rest);

  refuses(async () => expect((await newest(limit(max))).empty).toBe(false), {
    'queries without a limit or with a larger one': [newest, () => newest(limit(max + 1))],
    'counts without a limit or with a larger one': {
      refused: [countThem, () => countThem(limit(max + 1))],
      accepted: () => countThem(limit(max)),
    },
  });
});

describe('querying lists', () => {
  refuses(() => list(asBen(), allLists, isPublic, one), {
    'private lists of another user': {
      refused: [
        () => list(asBen(), anasLists, one),
        () => list(asBen(), anasLists, where('isPublic', '==', false), one),
        () => count(asBen(), anasLists, one),
      ],
      accepted: () => list(asBen(), anasLists, isPublic, one),
    },
    'private lists of all users': {
      refused: [
        () => list(asAna(), allLists, one),
        () => list(asAna(), allLists, where('userId', '==', ana.uid), one),
        () => count(asAna(), allLists, one),
      ],
      accepted: () => list(asAna(), allLists, isPublic, one),
    },
    'signed-out visitors': [
      () => list(signedOut(), allLists, isPublic, one),
      () => list(signedOut(), anasLists, isPublic, one),
    ],
  });
});
