import { toIsoWeek } from '@outrank/shared/lists/lastWeek';
import { beforeEach, describe } from 'vitest';
import { getDaysFromNow } from '../support/bounds.ts';
import { anasList, heroes, newLastWeek, saveList, setList } from '../support/lists.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, seed, refusesChanges, refuses } = openWorld();
const reversed = { ...heroes, items: heroes.items.toReversed() };
const save = (changes = {}) => anaCommits(saveList(changes, reversed));
const { week, itemIds } = newLastWeek();
const earlierWeek = toIsoWeek(getDaysFromNow(-7));
const laterWeek = toIsoWeek(getDaysFromNow(7));

describe('the first save of a list', () => {
  beforeEach(() => seed(seedLists()));

  refusesChanges(save, {
    'no earlier order': { lastWeek: undefined },
    'the order that is saved': { lastWeek: { week, itemIds: itemIds.toReversed() } },
    'another order': { lastWeek: { week, itemIds: ['rob-mariano', 'amber-brkich'] } },
    'a part of the order': { lastWeek: { week, itemIds: itemIds.slice(1) } },
    'more than the order': { lastWeek: { week, itemIds: [...itemIds, 'rob-mariano'] } },
    'no order': { lastWeek: { week } },
    'no week': { lastWeek: { itemIds } },
    'the week before': { lastWeek: { week: earlierWeek, itemIds } },
    'the week after': { lastWeek: { week: laterWeek, itemIds } },
    'a week in another form': { lastWeek: { week: week.replace('-W', '-'), itemIds } },
    'another field': { lastWeek: { week, itemIds, at: 1 } },
    'a text': { lastWeek: week },
  });
});

describe('the first save of a week', () => {
  const lastWeek = { week: earlierWeek, itemIds: itemIds.toReversed() };
  beforeEach(() => seed(seedLists(), setList(anasList, { lastWeek })));
  refusesChanges(save, { 'the order before the week of an earlier save': { lastWeek } });
});

describe('a later save of a week', () => {
  const kept = { week, itemIds: ['sandra-diaz-twine', 'rob-mariano'] };
  const saveAgain = (changes = {}) => save({ lastWeek: kept, ...changes });
  beforeEach(() => seed(seedLists(), setList(anasList, { lastWeek: kept })));
  refusesChanges(saveAgain, {
    'the order before it': { lastWeek: newLastWeek() },
    'the order before it under another week': { lastWeek: { week: earlierWeek, itemIds } },
  });
  refuses(saveAgain, { 'what the week did not begin with': () => save() });
});
