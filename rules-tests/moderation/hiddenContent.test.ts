import { LISTS_GROUP, listPath } from '@outrank/shared/documents/list';
import { QUERY_MAX } from '@outrank/shared/limits';
import { limit, where } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { anasList, anasSecondList, bensList, publishList, saveList, setList } from '../support/lists.ts';
import { castUpvote } from '../support/reactions.ts';
import { list } from '../support/requests.ts';
import { ana, ben } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, benCommits, asBen, seed, refuses } = openWorld();
const hidden = { hidden: true, isPublic: false };
const anaSaves = (changes = {}) => anaCommits(saveList(changes));

beforeEach(() => seed(seedLists()));

describe('a list that a curator hid', () => {
  beforeEach(() => seed(setList(anasList, hidden)));

  refuses(anaSaves, {
    'its owner who shows it again': () => anaSaves({ isPublic: true }),
    'its owner who changes the field hidden': [
      () => anaSaves({ hidden: undefined }),
      () => anaSaves({ hidden: undefined, isPublic: true }),
      () => anaSaves({ hidden: false }),
    ],
    'upvotes of other users': {
      refused: () => benCommits(castUpvote(ben.uid)),
      accepted: () => anaCommits(castUpvote(ana.uid)),
    },
  });

  it('is not found by a query of public lists', async () => {
    const lists = await list(
      asBen(),
      { group: LISTS_GROUP },
      where('isPublic', '==', true),
      limit(QUERY_MAX),
    );
    expect(lists.docs.map(({ ref }) => ref.path)).toEqual([listPath(bensList)]);
  });
});

describe('the field hidden', () => {
  const publish = (changes = {}) => anaCommits(publishList(anasSecondList, changes));

  refuses(publish, {
    'a user who sets it': { refused: () => anaSaves(hidden), accepted: () => anaSaves({ isPublic: false }) },
    'a new list that has it': [() => publish({ hidden: true }), () => publish(hidden)],
  });
});
