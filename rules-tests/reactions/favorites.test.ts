import { assertSucceeds } from '@firebase/rules-unit-testing';
import { favoritePath, listPath } from '@outrank/shared/firestore/documentPaths';
import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import { anasList, bensList, missingList, saveList, setList, unreadableLists } from '../support/lists.ts';
import { newFavorite, setFavorite } from '../support/reactions.ts';
import { remove } from '../support/requests.ts';
import { ana, ben, setProfiles } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, benCommits, asAna, asBen, signedOut, seed, refuses, refusesOthers, refusesChanges } =
  openWorld();
const bensFavorite = favoritePath(ben.uid, anasList);
const benAdds = (changes = {}, key = anasList) => benCommits(setFavorite(ben.uid, key, changes));
const anaRenamesAndAdds = (name: string) =>
  anaCommits(saveList({ name: 'Villains' }), setFavorite(ana.uid, anasList, { name }));

beforeEach(() => seed(setProfiles(), setList(), setList(bensList)));

describe('a favorite', () => {
  it('accepts the user’s own list', async () => {
    await assertSucceeds(benAdds({}, bensList));
  });

  refusesChanges(benAdds, {
    'another owner of the list': { userId: ben.uid },
    'another id of the list': { listId: 'list_2' },
    'no owner': { userId: undefined },
    'another name than the list’s': { name: 'Villains' },
    'no name': { name: undefined },
    'a number for a name': { name: 7 },
    'an unknown field': { note: 'Read again' },
    'no time': { favoritedAt: undefined },
    ...forgeTimes('favoritedAt'),
  });

  refuses(() => benAdds(), {
    'another path than the key of its list': () =>
      benCommits({ set: `users/${ben.uid}/favorites/heroes`, data: newFavorite() }),
    'a list that does not exist': () => benAdds({}, missingList),
    'the old name after a change of the list': {
      seed: [{ update: listPath(anasList), data: { name: 'Villains' } }],
      refused: () => benAdds(),
      accepted: () => benAdds({ name: 'Villains' }),
    },
    'a new name that the same batch changes': {
      refused: () => anaRenamesAndAdds('Villains'),
      accepted: () => anaRenamesAndAdds('Heroes'),
    },
    'a change': {
      first: () => benAdds(),
      refused: [
        () => benCommits({ update: bensFavorite, data: { favoritedAt: serverTimestamp() } }),
        () => benAdds(),
      ],
      accepted: () => remove(asBen(), bensFavorite),
    },
    'deletion by others, even after its list is deleted': {
      seed: [setFavorite(ben.uid), { delete: listPath(anasList) }],
      refused: [() => remove(asAna(), bensFavorite), () => remove(signedOut(), bensFavorite)],
      accepted: () => remove(asBen(), bensFavorite),
    },
  });

  refusesOthers(
    unreadableLists,
    () => anaCommits(setFavorite(ana.uid)),
    () => benAdds(),
  );
});
