import { beforeEach, describe } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import { anasList, deleteList, missingList, privateLists } from '../support/lists.ts';
import { castUpvote, newUpvote } from '../support/reactions.ts';
import { ana, ben, takeToken } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, seed, refuses, refusesOthers, refusesChanges, accepts } = openWorld();
const anaUpvotes = () => anaCommits(castUpvote(ana.uid));
const benUpvotes = (changes = {}, key = anasList) => benCommits(castUpvote(ben.uid, key, changes));

beforeEach(() => seed(seedLists()));

describe('upvoting a list', () => {
  accepts({
    'the owner of the list': anaUpvotes,
    'an upvote in the batch that deletes the list, which was readable before': () =>
      anaCommits(castUpvote(ana.uid), deleteList()),
  });

  refusesChanges(benUpvotes, {
    'another owner of the list': { userId: ben.uid },
    'another id of the list': { listId: 'list_2' },
    'no list': { listId: undefined },
    'a number for the list': { listId: 1 },
    'an unknown field': { name: 'Heroes' },
    'no time': { at: undefined },
    ...forgeTimes('at'),
  });

  refuses(benUpvotes, {
    'another path than the key of its list': () =>
      benCommits(
        { set: `users/${ben.uid}/upvotes/heroes`, data: newUpvote() },
        takeToken(ben.uid, 'votes', 'heroes'),
      ),
    'a list that does not exist': () => benUpvotes({}, missingList),
  });

  refusesOthers(privateLists, anaUpvotes, benUpvotes);
});
