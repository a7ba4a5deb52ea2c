import { listPath } from '@outrank/shared/documents/list';
import { beforeEach, describe } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import { anasList, bensList, missingList, saveList, unreadableLists } from '../support/lists.ts';
import { newFavorite, setFavorite } from '../support/reactions.ts';
import { ana, ben } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, seed, accepts, refuses, refusesOthers, refusesChanges } = openWorld();
const benAdds = (changes = {}, key = anasList) => benCommits(setFavorite(ben.uid, key, changes));
const anaRenamesAndAdds = (name: string) =>
  anaCommits(saveList({ name: 'Villains' }), setFavorite(ana.uid, anasList, { name }));

beforeEach(() => seed(seedLists()));

describe('a favorite', () => {
  accepts({ 'the user’s own list': () => benAdds({}, bensList) });

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

  refuses(benAdds, {
    'another path than the key of its list': () =>
      benCommits({ set: `users/${ben.uid}/favorites/heroes`, data: newFavorite() }),
    'a list that does not exist': () => benAdds({}, missingList),
    'the old name after a change of the list': {
      seed: [{ update: listPath(anasList), data: { name: 'Villains' } }],
      refused: benAdds,
      accepted: () => benAdds({ name: 'Villains' }),
    },
    'a new name that the same batch changes': {
      refused: () => anaRenamesAndAdds('Villains'),
      accepted: () => anaRenamesAndAdds('Heroes'),
    },
  });

  refusesOthers(unreadableLists, () => anaCommits(setFavorite(ana.uid)), benAdds);
});
