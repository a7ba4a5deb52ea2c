import { FOLLOWING_GROUP } from '@outrank/shared/documents/following';
import { limit, where } from 'firebase/firestore';
import { describe } from 'vitest';
import { forgeTimes } from '../support/bounds.ts';
import { follow } from '../support/reactions.ts';
import { list } from '../support/requests.ts';
import { ana, ben, cleo } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { benCommits, asAna, asBen, asCurator, refuses, refusesChanges } = openWorld();
const all = { group: FOLLOWING_GROUP };
const benFollows = (changes = {}) => benCommits(follow(ben.uid, ana.uid, changes));

describe('following a user', () => {
  refusesChanges(benFollows, {
    'the id of somebody else': { userId: cleo.uid },
    // A deletion of the followed account would not find it.
    'no id': { userId: undefined },
    'a number for the id': { userId: 7 },
    'an unknown field': { name: 'Ana' },
    'no time': { at: undefined },
    ...forgeTimes('at'),
  });

  refuses(benFollows, {
    oneself: () => benCommits(follow(ben.uid, ben.uid)),
    'finding a follow by a query over all users, even their own': [asAna, asBen, asCurator].flatMap(
      (open) => [
        () => list(open(), all, limit(1)),
        () => list(open(), all, where('userId', '==', ana.uid), limit(1)),
      ],
    ),
  });
});
