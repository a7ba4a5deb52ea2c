import { LISTS_GROUP, listPath, listsPath } from '@outrank/shared/documents/list';
import { type Firestore, limit, where } from 'firebase/firestore';
import { beforeEach, describe } from 'vitest';
import { anasList, missingList, setList, unreadableLists } from '../support/lists.ts';
import { list, read } from '../support/requests.ts';
import { ana } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { asAna, asBen, seed, refuses, refusesOthers, accepts } = openWorld();
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

describe('querying lists', () => {
  refuses(() => list(asBen(), allLists, isPublic, one), {
    'private lists of another user': {
      refused: [
        () => list(asBen(), anasLists, one),
        () => list(asBen(), anasLists, where('isPublic', '==', false), one),
      ],
      accepted: () => list(asBen(), anasLists, isPublic, one),
    },
    'private lists of all users': {
      refused: [
        () => list(asAna(), allLists, one),
        () => list(asAna(), allLists, where('userId', '==', ana.uid), one),
      ],
      accepted: () => list(asAna(), allLists, isPublic, one),
    },
  });
});
