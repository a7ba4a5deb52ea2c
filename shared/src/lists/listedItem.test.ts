import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seasons } from '../catalogue/catalogue.ts';
import { contestantItem, isSeasonId, seasonItem, toListedItems, toStoredItems } from './listedItem.ts';

test('a season item carries its stripped name and its logo', () => {
  expect(seasonItem('s10')).toEqual({
    id: 's10',
    name: 'Palau',
    imageUrl: 'Survivor Seasons/Season 10.png',
    isSeason: true,
  });
});

test('a contestant item carries the season it was picked from', () => {
  expect(contestantItem('rob-mariano', 's8')).toEqual({
    id: 'rob-mariano',
    name: 'Rob Mariano',
    imageUrl: 'Headshots/Season 8/rob-mariano.png',
    isSeason: false,
    seasonId: 's8',
    seasonName: 'All-Stars',
  });
});

test('a contestant without a season counts as of the first one', () => {
  expect(contestantItem('rob-mariano').seasonId).toBe('s4');
  expect(contestantItem('rob-mariano', '').seasonName).toBe('Marquesas');
});

test('plain numbers and s-numbers are one season', () => {
  expect(seasonItem('20')).toEqual(seasonItem('s20'));
  expect(contestantItem('parvati-shallow', '20')).toEqual(contestantItem('parvati-shallow', 's20'));
});

test('what the catalogue does not know is kept and marked', () => {
  expect(seasonItem('s99')).toMatchObject({ id: 's99', name: 'Season 99', isUnknown: true });
  expect(contestantItem('nobody-known', 's10')).toMatchObject({ name: 'nobody known', isUnknown: true });
  expect(contestantItem('tom-westman', 's99')).toMatchObject({
    name: 'Tom Westman',
    seasonId: 's99',
    seasonName: '',
    isUnknown: true,
  });
  expect(contestantItem('nobody-known')).toMatchObject({ seasonId: '', isUnknown: true });
});

test.each(['s1', '1', 's47', '099'])('%j is a season id', (id) => expect(isSeasonId(id)).toBe(true));
test.each(['', 's', 'sandra-diaz-twine', 's20-x', '-1'])('%j is no season id', (id) =>
  expect(isSeasonId(id)).toBe(false),
);

const anySeason = fc.constantFrom(...seasons);
const anyContestant = fc
  .constantFrom(...seasons.filter(({ contestants }) => contestants.length > 0))
  .chain((season) =>
    fc.constantFrom(...season.contestants).map(({ id }) => ({ itemId: id, itemSeasonId: season.id })),
  );
const anyStored = fc.oneof(
  anySeason.map(({ id }) => ({ itemId: id, itemSeasonId: '' })),
  anyContestant,
  fc.constant({ itemId: 's99', itemSeasonId: '' }),
  fc.constant({ itemId: 'nobody-known', itemSeasonId: 's10' }),
  fc.constant({ itemId: 'tom-westman', itemSeasonId: 's99' }),
);

test('stored ids make the round trip, known or not', () => {
  fc.assert(
    fc.property(fc.array(anyStored), (entries) => {
      const stored = {
        itemIds: entries.map(({ itemId }) => itemId),
        itemSeasonIds: entries.map(({ itemSeasonId }) => itemSeasonId),
      };
      expect(toStoredItems(toListedItems(stored))).toEqual(stored);
    }),
  );
});

test('a second array that is too short falls back to the first season', () => {
  const [item] = toListedItems({ itemIds: ['rob-mariano'], itemSeasonIds: [] });
  expect(item).toEqual(contestantItem('rob-mariano', 's4'));
});
